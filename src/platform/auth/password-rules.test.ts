import { expect, test } from 'vitest';
import { findPasswordWeakness } from './password-rules.ts';

const EMAIL = 'dana.whitfield@cadron.example';

test.each([
  ['elevenchars', 'must have at least 12 characters'],
  ['x'.repeat(129), 'must have at most 128 characters'],
  ['ababababababab', 'has too few different characters'],
  ['password2026!', 'is too easy to guess'],
  ['P@ssw0rd2026!', 'is too easy to guess'],
  ['Administrator1', 'is too easy to guess'],
  ['qwertyqwerty', 'is too easy to guess'],
  ['123456123456', 'is too easy to guess'],
  ['Dana.Whitfield', 'is too easy to guess'],
])('rejects %s', (password, reason) => {
  expect(findPasswordWeakness(password, EMAIL)).toBe(reason);
});

test.each(['correct horse battery', 'bagu-romi-tafe', 'K7#mwq9Lz!pT2', 'mein Passwort ist lang'])(
  'accepts %s',
  (password) => {
    expect(findPasswordWeakness(password, EMAIL)).toBeUndefined();
  },
);
