import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { BackupError } from './backup-error.ts';
import { createVault, openVault } from './vault-key.server.ts';
import { PLAIN_VAULT, type Vault } from './vault.server.ts';

const ENCRYPTION = 'encryption.json';
const CONTENTS = 'contents.json';
const SECRET = 'session-secret';

const contentsSchema = z.object({ files: z.int().min(0), mails: z.int().min(0) });

/** How many files a backup contains besides the database, so that a restore detects missing ones. */
type BackupContents = z.output<typeof contentsSchema>;

/** A backup on disk, with or without encryption. */
export type BackupFolder = ReturnType<typeof createFolderAccess>;

/** Starts a backup in an empty folder; encrypted when a passphrase is given. */
export async function createBackupFolder(
  folder: string,
  passphrase: string | undefined,
): Promise<BackupFolder> {
  if (!passphrase) return createFolderAccess(folder, PLAIN_VAULT, false);
  const { header, vault } = await createVault(passphrase);
  await writeFile(join(folder, ENCRYPTION), JSON.stringify(header, null, 2), { mode: 0o600 });
  return createFolderAccess(folder, vault, true);
}

/**
 * Opens a complete backup.
 * @throws BackupError when it is encrypted and the passphrase is wrong
 */
export async function openBackupFolder(
  folder: string,
  passphrase: string | undefined,
): Promise<BackupFolder> {
  const file = join(folder, ENCRYPTION);
  if (!existsSync(file)) return createFolderAccess(folder, PLAIN_VAULT, false);
  return createFolderAccess(
    folder,
    await openVault(await readFile(file, 'utf8'), passphrase),
    true,
  );
}

function createFolderAccess(folder: string, vault: Vault, isEncrypted: boolean) {
  const read = async (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? vault.openWhole(name, await readFile(file)) : undefined;
  };
  const write = async (name: string, contents: Buffer) =>
    writeFile(join(folder, name), await vault.sealWhole(name, contents), { mode: 0o600 });
  const part = (name: string) => vaultStore(localObjectStore(join(folder, name)), vault, name);
  return {
    vault,
    isEncrypted,
    /** folder of the database dump */
    database: join(folder, 'database'),
    storage: part('storage'),
    emails: part('mail'),
    readSecret: () => read(SECRET),
    writeSecret: (secret: Buffer) => write(SECRET, secret),
    /** undefined in backups of earlier versions */
    async readContents() {
      const contents = await read(CONTENTS);
      if (contents) return contentsSchema.parse(JSON.parse(contents.toString()));
      if (isEncrypted) throw new BackupError(`The backup in ${folder} lacks ${CONTENTS}.`);
      return undefined;
    },
    writeContents: (contents: BackupContents) =>
      write(CONTENTS, Buffer.from(JSON.stringify(contents))),
  };
}

/** A folder of the backup as a store that encrypts and decrypts its files. */
function vaultStore(store: ObjectStore, vault: Vault, folder: string): ObjectStore {
  const nameOf = (path: string) => `${folder}/${path}`;
  return {
    ...store,
    async read(path) {
      const contents = await store.read(path);
      return contents && vault.openWhole(nameOf(path), contents);
    },
    async write(path, contents) {
      await store.write(path, await vault.sealWhole(nameOf(path), Buffer.from(contents)));
    },
  };
}
