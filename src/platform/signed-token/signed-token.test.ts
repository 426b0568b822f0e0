import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRunTokens } from '#src/domains/assessment/create-assessments.server.ts';
import { verifyGuideToken } from '#src/domains/leads/guides/guide-link.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { createConfirmToken } from '#src/domains/newsletter/confirm-token.server.ts';
import { createTokenSigner } from './signed-token.server.ts';

const SECRET = 'a secret of more than thirty-two characters';
const signer = createTokenSigner(SECRET, 'a purpose');

test('opens signed payloads, including dots and line breaks', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (payload) => {
      expect(signer.open(signer.sign(payload))).toBe(payload);
    }),
  );
});

test('rejects tokens of another secret or purpose, and changed ones', () => {
  const token = signer.sign('one.two');
  expect(createTokenSigner('another secret', 'a purpose').open(token)).toBeUndefined();
  expect(createTokenSigner(SECRET, 'another purpose').open(token)).toBeUndefined();
  for (const at of Array.from(token, (_, index) => index)) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(signer.open(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
  }
  for (const text of [
    '',
    'one.two',
    `${token}\n`,
    `${token}=`,
    'ü'.repeat(43),
    `.${'ü'.repeat(43)}`,
  ])
    expect(signer.open(text)).toBeUndefined();
});

test('rejects a mac of another length', () => {
  const mac = signer.mac('payload');
  expect(signer.isGenuine('payload', mac)).toBe(true);
  expect(signer.isGenuine('payload', mac.subarray(1))).toBe(false);
});

test('accepts tokens of earlier versions', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const id = '0b6f3c52-6b4e-4b0e-9a39-5d1c7f0a2e11';
  const guide =
    '1.0b6f3c526b4e4b0e9a395d1c7f0a2e11.tpkmo0.GM5vHlhHruYjOxL0SMKHF1cOxpnVpc8fkrZDNo0XayA';
  expect(verifyGuideToken(SECRET, guide, now)).toEqual({ state: 'valid', guide: 'quick-wins' });
  const form = 'vQsIkvoeJrEyLcMs9WQRmQGh_fpGAKgTFARrdmcSRQtqqr6Rt9tkY4vhm7tSktmt5w-P5kBD';
  expect(createFormTokens(SECRET, () => now).verify(form)).toMatchObject({ ageMs: 0 });
  const run = '0b6f3c526b4e4b0e9a395d1c7f0a2e11.Nzk7AhQsgpmbyCGuVaTqjUMxOM9Nxis9SKNJ3FDyRSI';
  expect(createRunTokens(SECRET).verify(run)).toBe(id);
  const confirmation = { id: 'one', expiresAt: new Date('2026-11-22T12:00:00.123Z') };
  expect(createConfirmToken(SECRET, id, confirmation)).toBe(
    'i-kC-gEZQ6igK2ibyUfYQ0x9E3lpObo2DLjzkZ2LcCc',
  );
});
