import { expect, test } from 'vitest';
import { addressOf, filterOf, isNarrowed, readQuery, type RunQuery } from './run-filter.ts';

const EDITIONS = [{ edition: '2025-05' }, { edition: '2026-11' }];
const USUAL = { edition: '2026-11', period: '90', page: 1 } as const;

const read = (query: string) => readQuery(new URLSearchParams(query), EDITIONS);

test('an address and what it asks for say the same', () => {
  const query: RunQuery = {
    edition: '2025-05',
    period: 'all',
    companySize: '1000+',
    state: 'abandoned',
    page: 3,
  };
  const address = addressOf(query, EDITIONS);
  expect(address).toBe(
    '/admin/assessments?edition=2025-05&period=all&size=1000%2B&state=abandoned&page=3',
  );
  expect(read(address.split('?')[1]!)).toEqual(query);
  expect(addressOf(USUAL, EDITIONS)).toBe('/admin/assessments');
});

test.each([
  '',
  'edition=1999&period=&size=&state=&page=',
  'edition=__proto__&period=constructor&size=12&state=toString&page=-1',
  'period=90&page=1e9&size=%00',
])('%s asks for nothing in particular', (query) => {
  expect(read(query)).toEqual(USUAL);
  expect(isNarrowed(read(query))).toBe(false);
});

test('a period is so many days, and all time is none', () => {
  expect(filterOf(read('period=30')).days).toBe(30);
  expect(filterOf(read('')).days).toBe(90);
  expect(filterOf(read('period=all')).days).toBeUndefined();
});
