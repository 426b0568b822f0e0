import { expect, test } from 'vitest';
import { archiveHref, listingHref, readListingRequest } from './listing-request.ts';

const read = (query: string) => readListingRequest(new URLSearchParams(query));

test('defaults to the first page of all posts with the archive closed', () => {
  const everything = { category: undefined, page: 1, archivePage: 1, isArchiveOpen: false };
  expect(read('')).toEqual(everything);
  expect(read('category=&utm_source=x')).toEqual(everything);
});

test('parses category, page and archive', () => {
  expect(read('category=Data+Quality&page=3')).toMatchObject({ category: 'Data Quality', page: 3 });
  expect(read('archive=2')).toMatchObject({ archivePage: 2, isArchiveOpen: true, page: 1 });
});

test.each(['0', '-1', '1.5', '1e3', 'two', '', '100000', '9999999999999999999999', '1 '])(
  'rejects the page %j',
  (page) => {
    expect(readListingRequest(new URLSearchParams({ page }))).toBeUndefined();
    expect(readListingRequest(new URLSearchParams({ archive: page }))).toBeUndefined();
  },
);

test('builds addresses that it parses back', () => {
  expect(listingHref({})).toBe('/insights');
  expect(listingHref({ page: 1 })).toBe('/insights');
  const href = listingHref({ category: 'Reporting & Analytics', page: 2 });
  expect(href).toBe('/insights?category=Reporting+%26+Analytics&page=2');
  expect(read(href.split('?')[1]!)).toMatchObject({ category: 'Reporting & Analytics', page: 2 });
  expect(archiveHref(2)).toBe('/insights?archive=2#archive');
});
