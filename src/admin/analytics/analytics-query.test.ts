import { expect, test } from 'vitest';
import { type AnalyticsQuery, addressOf, readQuery } from './analytics-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test.each<[string, AnalyticsQuery]>([
  ['', { range: 28, page: 1 }],
  ['range=7', { range: 7, page: 1 }],
  ['range=90&page=3', { range: 90, page: 3 }],
  ['range=8', { range: 28, page: 1 }],
  ['range=7.0', { range: 28, page: 1 }],
  ['range=__proto__&page=-1', { range: 28, page: 1 }],
  ['page=1e9', { range: 28, page: 1 }],
])('%j is read', (search, query) => {
  expect(read(search)).toEqual(query);
});

test('an address has what is not usual, and is read as it was meant', () => {
  expect(addressOf({ range: 28, page: 1 })).toBe('/admin/analytics');
  const query = { range: 7, page: 2 } as const;
  expect(addressOf(query)).toBe('/admin/analytics?range=7&page=2');
  expect(read(addressOf(query).split('?')[1]!)).toEqual(query);
  expect(addressOf({ range: 90, page: 1 }, '/admin/analytics/views.csv')).toBe(
    '/admin/analytics/views.csv?range=90',
  );
});
