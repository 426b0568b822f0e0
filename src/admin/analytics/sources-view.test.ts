import { expect, test } from 'vitest';
import { MAX_SOURCES, sourceRows } from './funnels-view.ts';

test('links each source to its leads, with a bar relative to the busiest source', () => {
  const found = [
    { source: 'spring email', stored: 4, delivered: 3 },
    { source: '', stored: 2, delivered: 0 },
  ];
  expect(sourceRows(found, { stored: 6, delivered: 3 })).toEqual([
    {
      id: 'spring email',
      to: '/admin/leads?source=spring+email',
      stored: 4,
      rate: '67%',
      delivered: 3,
      storedLength: 100,
      deliveredLength: 75,
    },
    {
      id: 'Direct',
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

test('adds up the remaining sources in one row, without counting a lead twice', () => {
  const all = { stored: 2 * MAX_SOURCES + 7, delivered: MAX_SOURCES + 5 };
  const rows = sourceRows(many(MAX_SOURCES + 1), all);
  expect(rows).toHaveLength(MAX_SOURCES + 1);
  expect(rows.at(-1)).toMatchObject({ id: 'Others', to: undefined, stored: 7, delivered: 5 });
  expect(rows[0]).toMatchObject({ storedLength: (2 / 7) * 100 });
  expect(sourceRows(many(MAX_SOURCES), all)).toHaveLength(MAX_SOURCES);
});

test('never shows a negative remainder when a lead arrives between the two queries', () => {
  const rows = sourceRows(many(MAX_SOURCES + 1), { stored: 1, delivered: 0 });
  expect(rows.at(-1)).toMatchObject({ stored: 0, delivered: 0 });
});
