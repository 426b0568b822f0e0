import { expect, test } from 'vitest';
import {
  runsAddress,
  toRunFilter,
  isNarrowed,
  parseRunQuery,
  type RunQuery,
} from './run-filter.ts';

const EDITIONS = [{ edition: '2025-05' }, { edition: '2026-11' }];
const DEFAULT_QUERY = { edition: '2026-11', period: '90', page: 1 } as const;

const read = (query: string) => parseRunQuery(new URLSearchParams(query), EDITIONS);

test('formats a query as a URL and parses it back', () => {
  const query: RunQuery = {
    edition: '2025-05',
    period: 'all',
    companySize: '1000+',
    state: 'abandoned',
    page: 3,
  };
  const address = runsAddress(query, EDITIONS);
  expect(address).toBe(
    '/admin/assessments?edition=2025-05&period=all&size=1000%2B&state=abandoned&page=3',
  );
  expect(read(address.split('?')[1]!)).toEqual(query);
  expect(runsAddress(DEFAULT_QUERY, EDITIONS)).toBe('/admin/assessments');
});

test.each([
  '',
  'edition=1999&period=&size=&state=&page=',
  'edition=__proto__&period=constructor&size=12&state=toString&page=-1',
  'period=90&page=1e9&size=%00',
])('ignores invalid values: %s', (query) => {
  expect(read(query)).toEqual(DEFAULT_QUERY);
  expect(isNarrowed(read(query))).toBe(false);
});

test('maps a period to days, and all time to no limit', () => {
  expect(toRunFilter(read('period=30')).days).toBe(30);
  expect(toRunFilter(read('')).days).toBe(90);
  expect(toRunFilter(read('period=all')).days).toBeUndefined();
});
