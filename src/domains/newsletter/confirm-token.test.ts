import { expect, test } from 'vitest';
import { createToken, hashToken, isToken } from '#src/platform/signed-token/token.server.ts';
import { createConfirmToken } from './confirm-token.server.ts';

const confirmation = { id: 'one', expiresAt: new Date('2026-11-22T12:00:00.123Z') };

test('derives the same 32-byte token for the same confirmation', () => {
  const token = createConfirmToken('secret', 'ana', confirmation);
  expect(createConfirmToken('secret', 'ana', { ...confirmation })).toBe(token);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(isToken(token)).toBe(true);
});

test('derives another token for another secret, subscriber, confirmation or expiry', () => {
  const later = { ...confirmation, expiresAt: new Date('2026-11-22T12:00:00.124Z') };
  const tokens = [
    createConfirmToken('secret', 'ana', confirmation),
    createConfirmToken('other', 'ana', confirmation),
    createConfirmToken('secret', 'eve', confirmation),
    createConfirmToken('secret', 'ana', { ...confirmation, id: 'two' }),
    createConfirmToken('secret', 'ana', later),
  ];
  expect(new Set([...tokens, ...tokens.map(hashToken)]).size).toBe(10);
});

test('accepts only text in the shape of a token', () => {
  expect(isToken(createToken())).toBe(true);
  for (const text of ['', 'short', `${'a'.repeat(42)}\0`, 'a'.repeat(44), `${'a'.repeat(43)}\n`])
    expect(isToken(text)).toBe(false);
});
