import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { normalizeEmail } from './email-address.ts';

test.each([
  ['  Ana.Lee@Example.COM ', 'Ana.Lee@example.com'],
  ['ana+notes@mail.example.co.uk', 'ana+notes@mail.example.co.uk'],
  ["o'neil_!#$%&*/=?^`{|}~-@example.org", "o'neil_!#$%&*/=?^`{|}~-@example.org"],
  ['ana@müller.de', 'ana@xn--mller-kva.de'],
  ['ana@xn--mller-kva.DE', 'ana@xn--mller-kva.de'],
])('normalizes %j to %j', (typed, normal) => {
  expect(normalizeEmail(typed)).toBe(normal);
});

test.each([
  '',
  '@',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@@example.com',
  'ana@example.com@example.com',
  'ana@example.com\r\nBcc: eve@example.com',
  'ana@example.com\n',
  '\tana@example.com',
  'ana\0@example.com',
  'ana\u200b@example.com',
  'ana\u202e@example.com',
  'ana lee@example.com',
  'ana@exam ple.com',
  'ana,eve@example.com',
  'Ana <ana@example.com>',
  '"ana lee"@example.com',
  'ana(comment)@example.com',
  'anä@example.com',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@.example.com',
  'ana@example.com.',
  'ana@example..com',
  'ana@127.0.0.1',
  'ana@１２７.０.０.１',
  'ana@[127.0.0.1]',
  'ana@example.com:25',
  'ana@example.com/path',
  'ana@exa_mple.com',
  'ana@\ud800.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'abcdefgh.'.repeat(28)}com`,
  'a'.repeat(10_000),
  `${'a'.repeat(10_000)}@example.com`,
])('%j is refused', (typed) => {
  expect(normalizeEmail(typed)).toBeUndefined();
});

test('returns only normalized addresses that cannot inject headers', () => {
  const hostile = fc.oneof(
    fc.emailAddress(),
    anyText,
    fc.tuple(fc.emailAddress(), anyText).map((parts) => parts.join('')),
    fc.tuple(fc.string(), fc.constant('@'), fc.domain()).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, (typed) => {
      const email = normalizeEmail(typed);
      if (email === undefined) return;
      expect(email).toMatch(/^[\x21-\x7e]+$/);
      expect(email).not.toMatch(/[\s<>()[\]\\,;:"]/);
      expect(email.split('@')).toHaveLength(2);
      expect(email.length).toBeLessThanOrEqual(254);
      expect(normalizeEmail(email)).toBe(email);
    }),
    { numRuns: 2_000 },
  );
});
