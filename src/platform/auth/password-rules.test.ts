import { expect, test } from 'vitest';
import { checkPassword } from './check-password.server.ts';
import { generateReadablePassword } from './owner-account.server.ts';
import { findPasswordWeakness } from './password-rules.ts';

const DANA = { email: 'dana.whitfield@northwind.example', name: 'Dana Whitfield' };
const EASY = 'is too easy to guess';
const CLOSE = 'is too close to your name, your email address, or this site';

test.each([
  ['elevenchars', 'must have at least 12 characters'],
  ['x'.repeat(129), 'must have at most 128 characters'],
  ['ababababababab', 'has too few different characters'],
  ['password2026!', EASY],
  ['P@ssw0rd2026!', EASY],
  ['Administrator1', EASY],
  ['qwertyqwerty', EASY],
  ['123456123456', EASY],
  ['Dana.Whitfield', EASY],
])('rejects %s without the large list', (password, reason) => {
  expect(findPasswordWeakness(password, DANA)).toBe(reason);
});

test.each([
  ['1q2w3e4r5t6y', EASY],
  ['liverpoolfc1', EASY],
  ['Liverpool2026!', EASY],
  ['spongebob1234', EASY],
  ['manchester!!!', EASY],
  ['butterflybutterfly', EASY],
  ['19841984abcd1984', undefined],
  ['whitfield1234', EASY],
  ['Northwind#2026', CLOSE],
  ['dana-northwind-26', CLOSE],
  ['Cadron-Admin-2026', CLOSE],
  ['whitfield-liverpool', CLOSE],
])('judges %s with the large list', async (password, reason) => {
  expect(await checkPassword(password, DANA)).toBe(reason);
});

test.each([
  'correct horse battery',
  'bagu-romi-tafe',
  'K7#mwq9Lz!pT2',
  'K7#mwq9Lz!pT2024',
  'mein Passwort ist lang',
  'three brown kettles',
  'four green lanterns',
  'whitfield keeps nine bees',
  'the sunshine over liverpool',
])('accepts %s', async (password) => {
  expect(await checkPassword(password, DANA)).toBeUndefined();
});

test('accepts the passwords that it generates', async () => {
  for (let i = 0; i < 200; i++)
    expect(await checkPassword(generateReadablePassword(), DANA)).toBeUndefined();
});
