import { expect, test } from 'vitest';
import { type AnalyticsQuery, analyticsAddress, parseAnalyticsQuery } from './analytics-query.ts';

const read = (search: string) => parseAnalyticsQuery(new URLSearchParams(search));

test.each<[string, AnalyticsQuery]>([
  ['', { range: 28, page: 1 }],
  ['range=7', { range: 7, page: 1 }],
  ['range=90&page=3', { range: 90, page: 3 }],
  ['range=8', { range: 28, page: 1 }],
  ['range=7.0', { range: 28, page: 1 }],
  ['range=__proto__&page=-1', { range: 28, page: 1 }],
  ['page=1e9', { range: 28, page: 1 }],
])('parses %j', (search, query) => {
  expect(read(search)).toEqual(query);
});

test('formats a query as a URL without default values, and parses it back', () => {
  expect(analyticsAddress({ range: 28, page: 1 })).toBe('/admin/analytics');
  const query = { range: 7, page: 2 } as const;
  expect(analyticsAddress(query)).toBe('/admin/analytics?range=7&page=2');
  expect(read(analyticsAddress(query).split('?')[1]!)).toEqual(query);
  expect(analyticsAddress({ range: 90, page: 1 }, '/admin/analytics/views.csv')).toBe(
    '/admin/analytics/views.csv?range=90',
  );
});
