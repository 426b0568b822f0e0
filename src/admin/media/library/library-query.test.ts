import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASSET_KINDS } from '#src/domains/media/asset.ts';
import { ASSET_FLAGS, ASSET_SHAPES } from '#src/domains/media/list/asset-filter.ts';
import { isFiltered, libraryAddress, parseLibraryQuery, withFilter } from './library-query.ts';
import { formatBytes } from './library-view.ts';

const parse = (query: string) => parseLibraryQuery(new URLSearchParams(query));

test('an address leads back to the query it was made of', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((value) => value.trim() === value && !/\p{Cc}/u.test(value) && value !== '/');
  const filter = fc.record(
    {
      folder: fc.oneof(fc.constant(''), text),
      kind: fc.constantFrom(...ASSET_KINDS),
      shape: fc.constantFrom(...ASSET_SHAPES),
      size: fc.constantFrom('small' as const, 'huge' as const),
      tag: text,
      flags: fc.subarray([...ASSET_FLAGS], { minLength: 1 }),
      search: text,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      filter,
      fc.constantFrom('name' as const, '-size' as const),
      fc.constantFrom('grid' as const, 'list' as const),
      fc.integer({ min: 1, max: 400 }),
      (filter, sort, layout, page) => {
        const query = { filter, sort, layout, page };
        const { search } = new URL(libraryAddress(query), 'http://x');
        expect(parse(search)).toEqual(query);
      },
    ),
  );
});

test('ignores what is no part of the library', () => {
  expect(parse('kind=virus&needs=x&needs=unused&sort=evil&as=3d&page=-1&size=&deep=1')).toEqual({
    filter: { flags: ['unused'] },
    sort: '-added',
    layout: 'grid',
    page: 1,
  });
});

test('a folder is a place, not a filter', () => {
  expect(isFiltered(parse('folder=Team&deep=1').filter)).toBe(false);
  expect(isFiltered(parse('folder=Team&kind=font').filter)).toBe(true);
});

test('another filter starts at the first page, and can be taken away again', () => {
  const query = parse('folder=Team&kind=font&page=4');
  expect(libraryAddress(withFilter(query, { kind: undefined }))).toBe(
    '/admin/media-library?folder=Team',
  );
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [1_449, '1.4 KB'],
  [99_960, '100 KB'],
  [999_600, '1 MB'],
  [4_200_000_000, '4.2 GB'],
])('%i is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
