import { expect, test } from 'vitest';
import { chooseEncoding } from './send-document.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, { br: 1, gzip: 1, identity: 1 })).toBe(encoding);
});

test('an encoding that was not made is not chosen', () => {
  expect(chooseEncoding('br, gzip', { identity: 1 })).toBe('identity');
});
