import { expect, test } from 'vitest';
import { chooseEncoding } from './send-document.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('chooses for Accept-Encoding %j: %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, { br: 1, gzip: 1, identity: 1 })).toBe(encoding);
});

test('does not choose a missing encoding', () => {
  expect(chooseEncoding('br, gzip', { identity: 1 })).toBe('identity');
});
