import { expect, test } from 'vitest';
import { isIndexable } from './indexable.ts';

test.each([
  ['/services', {}, true],
  ['/services', { noindex: true }, false],
  ['/services', { canonical: '/services' }, true],
  ['/café', { canonical: 'https://cadron.example/café' }, true],
  ['/services', { canonical: '/Services/' }, true],
  ['/caf%C3%A9', { canonical: 'http://cadron.example/CAFÉ' }, true],
  ['/services', { canonical: 'https://elsewhere.example/services' }, false],
  ['/a%2Fb', { canonical: '/a/b' }, false],
  ['/copy', { canonical: '/original' }, false],
  ['/copy', { canonical: 'https://elsewhere.example/first' }, false],
  ['/services', { canonical: 'https://' }, true],
  ['/services', { canonical: 'http://foo:bar/' }, true],
  ['/services', { canonical: 'javascript:alert(1)' }, true],
  ['/services', { noindex: true, canonical: 'https://' }, false],
])('%s with %j is indexable: %s', (path, metadata, expected) => {
  expect(isIndexable(path, metadata, 'https://cadron.example')).toBe(expected);
});
