import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';

/** Made by better-auth 1.7.7, as every hash before ADR 077. */
const KETTLES =
  '85e82d383063046476d4be9dbe85ccd2:2f4efd4d2e03977a0ff50e5b3896d4ea66bf91c5091c046' +
  '813cecb30d39246b098f9280a8a28f30f17bcee3b6ce217948ec9f30bc587aba15751413347d4174b';
const LIGATURE =
  '2bcbb3f08476f3a3d9b8164a7d22baae:7cce7b870c13fc7173a0345b912e3ed5534158bf7ca9b82' +
  'd5174ab789120419e1269129bb55fed9f9f71ddc388f26a1b858172860b949e50b3b3554c30f22e56';

test('verifies hashes of earlier releases, however the password is composed', async () => {
  expect(await verifyPassword(KETTLES, 'three brown kettles')).toBe(true);
  expect(await verifyPassword(KETTLES, 'three brown kettle')).toBe(false);
  expect(await verifyPassword(LIGATURE, 'ﬁfty ① kettles')).toBe(true);
  expect(await verifyPassword(LIGATURE, 'fifty 1 kettles')).toBe(true);
});

test('makes hashes that earlier releases verify: salt and key, of the same length', async () => {
  const hash = await hashPassword('four green lanterns');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(hash).not.toBe(await hashPassword('four green lanterns'));
  expect(await verifyPassword(hash, 'four green lanterns')).toBe(true);
});

test('rejects every password for what is no hash', async () => {
  for (const hash of ['', ':', '00', '2:00:', 'salt:key'])
    expect(await verifyPassword(hash, ''), hash).toBe(false);
});
