import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { BackupError } from './backup-error.ts';
import { PLAIN_VAULT, type Vault, createEncryptedVault } from './vault.server.ts';
import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

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

/** `encryption.json` of a backup: what is needed, besides the passphrase, to derive the key. */
const headerSchema = z.object({
  format: z.literal(1),
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  // Bounded, so that a manipulated header cannot exhaust memory.
  cost: z
    .int()
    .min(2)
    .max(2 ** 20),
  blockSize: z.int().min(1).max(16),
  parallelization: z.int().min(1).max(16),
  salt: z.base64url(),
  /** a known text, encrypted: distinguishes a wrong passphrase from a damaged file */
  check: z.base64url(),
});
export type VaultHeader = z.output<typeof headerSchema>;

/** The scrypt cost OWASP recommends for passwords; takes about half a second. */
const COST = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };
/** Bounds the memory that a manipulated header can use. */
const MAX_MEMORY = 512 * 1024 * 1024;
const CHECK = { name: 'encryption.json', text: Buffer.from('cadron backup') };

/** Derives a new key for one backup from a passphrase. */
export async function createVault(
  passphrase: string,
  cost = COST,
): Promise<{ header: VaultHeader; vault: Vault }> {
  const salt = randomBytes(16);
  const vault = createEncryptedVault(await deriveKey(passphrase, salt, cost));
  const check = await vault.sealWhole(CHECK.name, CHECK.text);
  const header: VaultHeader = {
    format: 1,
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    ...cost,
    salt: salt.toString('base64url'),
    check: check.toString('base64url'),
  };
  return { header, vault };
}

/**
 * Derives the key of a backup.
 * @param text of its `encryption.json`
 * @throws BackupError when the passphrase is missing or wrong
 */
export async function openVault(text: string, passphrase: string | undefined): Promise<Vault> {
  const header = parseHeader(text);
  if (!header) throw new BackupError('encryption.json of the backup is damaged.');
  if (!passphrase)
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  const salt = Buffer.from(header.salt, 'base64url');
  const key = await deriveKey(passphrase, salt, header).catch((cause: Error) => {
    throw new BackupError('encryption.json of the backup is damaged.', { cause });
  });
  const vault = createEncryptedVault(key);
  await vault.openWhole(CHECK.name, Buffer.from(header.check, 'base64url')).catch(() => {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the passphrase of this backup, or its encryption.json was changed.',
    );
  });
  return vault;
}

function parseHeader(text: string): VaultHeader | undefined {
  try {
    return headerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const scryptKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

function deriveKey(
  passphrase: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: typeof COST,
): Promise<Buffer> {
  // Normalize accented letters, whose encoding depends on the keyboard.
  const typed = passphrase.normalize('NFC');
  return scryptKey(typed, salt, 32, {
    cost,
    blockSize,
    parallelization,
    maxmem: MAX_MEMORY,
  });
}
