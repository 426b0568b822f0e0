import { expect, test } from 'vitest';
import { isIndexable } from './indexable.ts';

test.each([
  ['/services', {}, true],
  ['/services', { noindex: true }, false],
  ['/services', { canonical: '/services' }, true],
  ['/café', { canonical: 'https://cadron.example/café' }, true],
  ['/copy', { canonical: '/original' }, false],
  ['/copy', { canonical: 'https://elsewhere.example/first' }, false],
  ['/services', { canonical: 'https://' }, true],
  ['/services', { canonical: 'http://foo:bar/' }, true],
  ['/services', { canonical: 'javascript:alert(1)' }, true],
  ['/services', { noindex: true, canonical: 'https://' }, false],
])('%s with %j is indexable: %s', (path, metadata, expected) => {
  expect(isIndexable(path, metadata)).toBe(expected);
});
