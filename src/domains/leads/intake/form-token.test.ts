import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { createFormTokens, createIdempotencyKey } from './form-token.server.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

function tokensAt(secret = 'a secret') {
  let now = NOON;
  const tokens = createFormTokens(secret, () => new Date(now));
  return { ...tokens, pass: (ms: number) => (now += ms) };
}

test('returns the id and age of a token for up to a day', () => {
  const { issue, verify, pass } = tokensAt();
  const token = issue();
  const { id } = verify(token)!;
  expect(verify(token)).toEqual({ id, ageMs: 0 });
  pass(90_000);
  expect(verify(token)).toEqual({ id, ageMs: 90_000 });
  pass(24 * HOUR - 90_000);
  expect(verify(token)?.id).toBe(id);
  pass(1);
  expect(verify(token)).toBeUndefined();
});

test('the minimum age is two seconds by default', () => {
  const clock = () => new Date(NOON);
  expect(createFormTokens('a secret', clock).minAgeMs).toBe(2_000);
  expect(createFormTokens('a secret', clock, 0).minAgeMs).toBe(0);
});

test('every token has a unique id and is safe in URLs and headers', () => {
  const { issue, verify } = tokensAt();
  const tokens = Array.from({ length: 50 }, issue);
  expect(new Set(tokens.map((token) => verify(token)!.id)).size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{72}$/);
});

test('accepts a token issued up to a minute in the future, for clock skew', () => {
  const { issue, verify, pass } = tokensAt();
  const token = issue();
  pass(-60_000);
  expect(verify(token)?.ageMs).toBe(-60_000);
  pass(-1);
  expect(verify(token)).toBeUndefined();
});

test('rejects a token with another secret or any changed character', () => {
  const token = tokensAt().issue();
  const { verify } = tokensAt();
  expect(verify(token)).toBeDefined();
  expect(tokensAt('another secret').verify(token)).toBeUndefined();
  for (const at of Array.from(token, (_, index) => index)) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(verify(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
  }
});

test('rejects any other text', () => {
  const { issue, verify } = tokensAt();
  const token = issue();
  for (const text of ['', token.slice(1), `${token}A`, `${token}\n`, ` ${token}`, token.repeat(2)])
    expect(verify(text)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(anyText, fc.base64String({ maxLength: 100 })), (text) => {
      expect(verify(text)).toBeUndefined();
    }),
  );
});

const FIELDS = { firstName: 'Ana', email: 'ana@example.com' };
const key = (tokenId: string | undefined, fields = FIELDS, at = NOON, form = 'contact' as const) =>
  createIdempotencyKey(tokenId, form, fields.email, fields, new Date(at));

test('the same content of one rendered form has one key; a correction gets another', () => {
  const again = { ...FIELDS, firstName: 'Anna' };
  expect(key('one')).toBe(key('one', FIELDS, NOON + HOUR));
  expect(key('one')).not.toBe(key('one', again));
  expect(key('one')).not.toBe(key('two'));
  expect(key('one')).not.toBe(
    createIdempotencyKey('one', 'quick-wins', FIELDS.email, FIELDS, new Date(NOON)),
  );
});

test('without a token, the same content has one key within ten minutes', () => {
  const reordered = { email: FIELDS.email, firstName: FIELDS.firstName };
  expect(key(undefined)).toBe(key(undefined, reordered, NOON + 599_999));
  expect(key(undefined)).not.toBe(key(undefined, FIELDS, NOON + 600_000));
  expect(key(undefined)).not.toBe(key(undefined, { ...FIELDS, firstName: 'Anna' }));
  expect(key(undefined)).not.toBe(
    createIdempotencyKey(undefined, 'contact', 'lee@example.com', FIELDS, new Date(NOON)),
  );
  expect(key(undefined)).toMatch(/^contact:[\w-]{43}$/);
});
