import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createVault, openVault, type VaultHeader } from './backup-folder.server.ts';
import { PLAIN_VAULT, type Vault } from './vault.server.ts';

const QUICK = { cost: 2 ** 4, blockSize: 8, parallelization: 1 };
const PASSPHRASE = 'correct horse battery';

let header: VaultHeader;
let vault: Vault;
beforeAll(async () => {
  ({ header, vault } = await createVault(PASSPHRASE, QUICK));
});

async function* chunked(contents: Buffer, size: number) {
  for (let at = 0; at < contents.length; at += size) yield contents.subarray(at, at + size);
}

test('decrypts contents of any length in any chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 70 }),
      async (bytes, some, others) => {
        const contents = Buffer.from(bytes);
        const sealed = await buffer(vault.seal('a')(chunked(contents, some)));
        expect(sealed).toHaveLength(contents.length + 28);
        expect(await buffer(vault.open('a')(chunked(sealed, others)))).toEqual(contents);
      },
    ),
  );
});

test('encrypts the same contents differently each time, and derives the key from the passphrase again', async () => {
  const contents = randomBytes(64);
  const sealed = await vault.sealWhole('a', contents);
  expect(await vault.sealWhole('a', contents)).not.toEqual(sealed);
  const opened = await openVault(JSON.stringify(header), PASSPHRASE);
  expect(await opened.openWhole('a', sealed)).toEqual(contents);
  // The same letter in two Unicode forms.
  const { header: accented } = await createVault('caf\u00e9 caf\u00e9 caf\u00e9', QUICK);
  await openVault(JSON.stringify(accented), 'cafe\u0301 cafe\u0301 cafe\u0301');
});

test('rejects changed, truncated or renamed files', async () => {
  const sealed = await vault.sealWhole('a', Buffer.from('hello'));
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(vault.openWhole('a', changed)).rejects.toThrow('a of the backup was changed');
    await expect(vault.openWhole('a', sealed.subarray(0, at))).rejects.toThrow('changed');
  }
  await expect(vault.openWhole('b', sealed)).rejects.toThrow('b of the backup was changed');
});

test.each<[string, string | undefined, string]>([
  ['no passphrase', undefined, 'Set BACKUP_PASSPHRASE'],
  ['a wrong one', 'incorrect horse', 'not the passphrase of this backup'],
])('reports %s', async (_what, passphrase, message) => {
  await expect(openVault(JSON.stringify(header), passphrase)).rejects.toThrow(message);
});

test.each(['', '{}', 'huge'])('rejects the header %j', async (text) => {
  const json = text === 'huge' ? JSON.stringify({ ...header, cost: 2 ** 30 }) : text;
  await expect(openVault(json, PASSPHRASE)).rejects.toThrow(
    'encryption.json of the backup is damaged',
  );
});

test('leaves files unchanged without encryption', async () => {
  const contents = Buffer.from('hello');
  expect(await PLAIN_VAULT.sealWhole('a', contents)).toBe(contents);
  expect(await buffer(PLAIN_VAULT.open('a')(chunked(contents, 2)))).toEqual(contents);
});
