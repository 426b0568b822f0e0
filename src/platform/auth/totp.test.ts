import { generate } from 'otplib';
import { expect, test } from 'vitest';
import {
  createRecoveryCode,
  createTotpSecret,
  findTotpStep,
  isRecoveryCode,
  normalizeCode,
  totpUri,
} from './totp.server.ts';

/** "12345678901234567890", the secret of the test vectors in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [2000000000, '279037', 66666666],
])('accepts the code of RFC 6238 at %i seconds', async (seconds, code, step) => {
  expect(await findTotpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
});

test('accepts a clock that is off by one step, and no more', async () => {
  const secret = createTotpSecret();
  const now = new Date('2026-11-22T12:00:10Z');
  const step = Math.floor(now.getTime() / 30_000);
  for (const [offset, expected] of [
    [-60, undefined],
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [60, undefined],
  ] as const) {
    const code = await generate({ secret, epoch: now.getTime() / 1000 + offset });
    expect(await findTotpStep(secret, code, now), String(offset)).toBe(expected);
  }
});

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', '123456\n'])(
  'rejects %j without an error',
  async (code) => {
    expect(await findTotpStep(RFC_SECRET, code, new Date(59_000))).toBeUndefined();
  },
);

test('creates secrets of 160 bits and an address that names site and account', () => {
  const secret = createTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
  expect(totpUri('Birch', secret, 'dana+x@cadron.example')).toBe(
    `otpauth://totp/Birch:dana%2Bx%40cadron.example?secret=${secret}&issuer=Birch`,
  );
});

test('recognizes a recovery code however it is typed', () => {
  const code = createRecoveryCode();
  expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
  expect(normalizeCode(typed)).toBe(code.replaceAll('-', ''));
  expect(isRecoveryCode(normalizeCode(typed))).toBe(true);
  expect(isRecoveryCode('123456')).toBe(false);
});
