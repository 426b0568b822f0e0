import { expect, test } from 'vitest';
import { confirmToken, hashToken, isToken, newUnsubscribeToken } from './confirm-token.server.ts';

const confirmation = { id: 'one', expiresAt: new Date('2026-11-22T12:00:00.123Z') };

test('the same confirmation gives the same token of 32 bytes', () => {
  const token = confirmToken('secret', 'ana', confirmation);
  expect(confirmToken('secret', 'ana', { ...confirmation })).toBe(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(isToken(token)).toBe(true);
});

test('another secret, subscriber, confirmation or expiry gives another token', () => {
  const later = { ...confirmation, expiresAt: new Date('2026-11-22T12:00:00.124Z') };
  const tokens = [
    confirmToken('secret', 'ana', confirmation),
    confirmToken('other', 'ana', confirmation),
    confirmToken('secret', 'eve', confirmation),
    confirmToken('secret', 'ana', { ...confirmation, id: 'two' }),
    confirmToken('secret', 'ana', later),
  ];
  expect(new Set([...tokens, ...tokens.map(hashToken)]).size).toBe(10);
});

test('only the shape of a token counts as one', () => {
  expect(isToken(newUnsubscribeToken())).toBe(true);
  for (const text of ['', 'short', `${'a'.repeat(42)}\0`, 'a'.repeat(44), `${'a'.repeat(43)}\n`])
    expect(isToken(text)).toBe(false);
});
