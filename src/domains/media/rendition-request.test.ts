import { expect, test } from 'vitest';
import { RESPONSIVE_WIDTHS as WIDTHS_OF_PAGES } from '#src/ui/picture.tsx';
import { parseRenditionRequest, RESPONSIVE_WIDTHS } from './rendition-request.ts';

const read = (query: string) => parseRenditionRequest(new URLSearchParams(query));

test.each(['', 'utm_source=mail', 'v=3&page=2', 'format=origin'])(
  'requests the original for the query %j',
  (query) => {
    expect(read(query)).toEqual({});
  },
);

test('defaults to quality 80 and WebP', () => {
  expect(read('width=800')).toEqual({ request: { width: 800, quality: 80, format: 'webp' } });
  expect(read('format=avif')).toEqual({ request: { quality: 80, format: 'avif' } });
  expect(read('quality=50&other=1')).toEqual({ request: { quality: 50, format: 'webp' } });
  expect(read('width=1&height=2400&quality=100&format=origin')).toEqual({
    request: { width: 1, height: 2400, quality: 100, format: 'origin' },
  });
});

const WIDTH = 'width must be a whole number from 1 to 2400.';

test.each([
  ['width=0', WIDTH],
  ['width=2401', WIDTH],
  ['width=-400', WIDTH],
  ['width=4e2', WIDTH],
  ['width=0x10', WIDTH],
  ['width=400.5', WIDTH],
  ['width=%20400', WIDTH],
  ['width=', WIDTH],
  ['width=NaN', WIDTH],
  ['width=٤٠٠', WIDTH],
  ['width=99999999999999999999', WIDTH],
  ['height=0', 'height must be a whole number from 1 to 2400.'],
  ['quality=0', 'quality must be a whole number from 1 to 100.'],
  ['quality=101', 'quality must be a whole number from 1 to 100.'],
  ['format=gif', 'format must be webp, avif, jpeg, png, or origin.'],
  ['format=', 'format must be webp, avif, jpeg, png, or origin.'],
  ['format=WEBP', 'format must be webp, avif, jpeg, png, or origin.'],
  ['format=constructor', 'format must be webp, avif, jpeg, png, or origin.'],
])('rejects %j with a message', (query, error) => {
  expect(read(query)).toEqual({ error });
});

test('names every invalid value', () => {
  expect(read('width=x&quality=y')).toEqual({
    error: `${WIDTH} quality must be a whole number from 1 to 100.`,
  });
});

test('has the same widths as the pages', () => {
  expect(WIDTHS_OF_PAGES).toEqual(RESPONSIVE_WIDTHS);
});
