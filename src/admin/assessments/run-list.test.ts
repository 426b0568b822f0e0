import { expect, test } from 'vitest';
import { runList, type RunQuery } from './assessments-view.ts';

const list = runList(['2025-05', '2026-11']);
const read = (query: string) => list.parse(new URLSearchParams(query));

test('formats a query as a URL and parses it back', () => {
  const query: RunQuery = {
    edition: '2025-05',
    period: 'all',
    size: '1000+',
    state: 'abandoned',
    page: 3,
  };
  const address = list.address(query);
  expect(address).toBe(
    '/admin/assessments?edition=2025-05&period=all&size=1000%2B&state=abandoned&page=3',
  );
  expect(read(address.split('?')[1]!)).toEqual(query);
  expect(list.address({ page: 1 })).toBe('/admin/assessments');
});

test.each([
  '',
  'edition=1999&period=&size=&state=&page=',
  'edition=__proto__&period=constructor&size=12&state=toString&page=-1',
  'edition=2026-11&period=90&page=1e9&size=%00',
])('ignores invalid values: %s', (query) => {
  expect(read(query)).toEqual({ page: 1 });
  expect(list.toFilter(read(query))).toMatchObject({ edition: '2026-11', days: 90 });
  expect(list.isFiltered(read(query))).toBe(false);
});

test('maps a period to days, and all time to no limit', () => {
  expect(list.toFilter(read('period=30')).days).toBe(30);
  expect(list.toFilter(read('')).days).toBe(90);
  expect(list.toFilter(read('period=all')).days).toBeUndefined();
});
