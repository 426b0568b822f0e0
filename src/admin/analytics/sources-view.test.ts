import { expect, test } from 'vitest';
import { MAX_SOURCES, sourceRows } from './sources-view.ts';

test('a source leads to its leads, and its band is as long as there are', () => {
  const found = [
    { source: 'spring mail', stored: 4, delivered: 3 },
    { source: '', stored: 2, delivered: 0 },
  ];
  expect(sourceRows(found, { stored: 6, delivered: 3 })).toEqual([
    {
      name: 'spring mail',
      to: '/admin/leads?source=spring+mail',
      stored: 4,
      rate: '67%',
      delivered: 3,
      storedLength: 100,
      deliveredLength: 75,
    },
    {
      name: 'No campaign, no other site',
      to: undefined,
      stored: 2,
      rate: '33%',
      delivered: 0,
      storedLength: 50,
      deliveredLength: 0,
    },
  ]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ source: `s${index}`, stored: 2, delivered: 1 }));

test('beyond the rows there are, the rest is one row, and nobody is counted twice', () => {
  const all = { stored: 2 * MAX_SOURCES + 7, delivered: MAX_SOURCES + 5 };
  const rows = sourceRows(many(MAX_SOURCES + 1), all);
  expect(rows).toHaveLength(MAX_SOURCES + 1);
  expect(rows.at(-1)).toMatchObject({ name: 'Others', to: undefined, stored: 7, delivered: 5 });
  expect(rows[0]).toMatchObject({ storedLength: (2 / 7) * 100 });
  expect(sourceRows(many(MAX_SOURCES), all)).toHaveLength(MAX_SOURCES);
});

test('a lead that came in between two readings makes no negative rest', () => {
  const rows = sourceRows(many(MAX_SOURCES + 1), { stored: 1, delivered: 0 });
  expect(rows.at(-1)).toMatchObject({ stored: 0, delivered: 0 });
});
