import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { BackupError } from './backup-error.ts';

type Chunks = AsyncIterable<Buffer>;
type Through = (chunks: Chunks) => AsyncGenerator<Buffer>;

/**
 * How the files of a backup are written and read. Each is bound to its name in the backup, so that none can take the place
 * of another. docs/decisions/025-backup-format.md has the format.
 */
export interface Vault {
  /** for a stream on its way into a file */
  seal(name: string): Through;
  /** The reverse. Only once it has ended without an error is what came out of it what was written. */
  open(name: string): Through;
  /** @throws BackupError when the file was changed */
  openWhole(name: string, contents: Buffer): Promise<Buffer>;
  sealWhole(name: string, contents: Buffer): Promise<Buffer>;
}

/** The vault of a backup without a passphrase: files as they are. */
export const OPEN_VAULT: Vault = {
  seal: () => passOn,
  open: () => passOn,
  openWhole: async (_name, contents) => contents,
  sealWhole: async (_name, contents) => contents,
};

async function* passOn(chunks: Chunks): AsyncGenerator<Buffer> {
  yield* chunks;
}

/** `encryption.json` of a backup: what it takes, besides the passphrase, to get its key. */
const headerSchema = z.object({
  format: z.literal(1),
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  // Bounded: a header that was changed must not take all memory.
  cost: z
    .int()
    .min(2)
    .max(2 ** 20),
  blockSize: z.int().min(1).max(16),
  parallelization: z.int().min(1).max(16),
  salt: z.base64url(),
  /** a known text, sealed: tells a wrong passphrase from a damaged file */
  check: z.base64url(),
});
export type VaultHeader = z.output<typeof headerSchema>;

/** What OWASP asks of scrypt for passwords; about half a second. */
const COST = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };
/** A header that was changed must not take all memory. */
const MAX_MEMORY = 512 * 1024 * 1024;
const CHECK = { name: 'encryption.json', text: Buffer.from('cadron backup') };
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new key for one backup, made of a passphrase. */
export async function createVault(
  passphrase: string,
  cost = COST,
): Promise<{ header: VaultHeader; vault: Vault }> {
  const salt = randomBytes(16);
  const vault = vaultOf(await deriveKey(passphrase, salt, cost));
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
 * The key of a backup.
 * @param text of its `encryption.json`
 * @throws BackupError when the passphrase is missing or wrong
 */
export async function openVault(text: string, passphrase: string | undefined): Promise<Vault> {
  const header = readHeader(text);
  if (!header) throw new BackupError('encryption.json of the backup is damaged.');
  if (!passphrase)
    throw new BackupError('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  const salt = Buffer.from(header.salt, 'base64url');
  const key = await deriveKey(passphrase, salt, header).catch((cause: Error) => {
    throw new BackupError('encryption.json of the backup is damaged.', { cause });
  });
  const vault = vaultOf(key);
  await vault.openWhole(CHECK.name, Buffer.from(header.check, 'base64url')).catch(() => {
    throw new BackupError(
      'BACKUP_PASSPHRASE is not the passphrase of this backup, or its encryption.json was changed.',
    );
  });
  return vault;
}

function readHeader(text: string): VaultHeader | undefined {
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
  // One spelling of a letter with an accent, whatever keyboard it was typed on.
  const typed = passphrase.normalize('NFC');
  return scryptKey(typed, salt, 32, {
    cost,
    blockSize,
    parallelization,
    maxmem: MAX_MEMORY,
  });
}

/** Each file: a nonce, the sealed contents, and the tag that tells of any change. */
function vaultOf(key: Buffer): Vault {
  const seal = (name: string): Through =>
    async function* (chunks) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      yield nonce;
      for await (const chunk of chunks) yield cipher.update(chunk);
      yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    };
  const open = (name: string): Through =>
    async function* (chunks) {
      let decipher: DecipherGCM | undefined;
      let held = Buffer.alloc(0); // what may be the tag
      const changed = () => new BackupError(`${name} of the backup was changed or is damaged.`);
      for await (const chunk of chunks) {
        held = Buffer.concat([held, chunk]);
        if (!decipher) {
          if (held.length < NONCE_BYTES) continue;
          decipher = createDecipheriv('aes-256-gcm', key, held.subarray(0, NONCE_BYTES));
          decipher.setAAD(Buffer.from(name));
          held = held.subarray(NONCE_BYTES);
        }
        const end = held.length - TAG_BYTES;
        if (end <= 0) continue;
        yield decipher.update(held.subarray(0, end));
        held = held.subarray(end);
      }
      if (!decipher || held.length !== TAG_BYTES) throw changed();
      try {
        decipher.setAuthTag(held);
        yield decipher.final();
      } catch {
        throw changed();
      }
    };
  const whole = async (through: Through, contents: Buffer) => {
    const parts: Buffer[] = [];
    for await (const part of through(one(contents))) parts.push(part);
    return Buffer.concat(parts);
  };
  return {
    seal,
    open,
    sealWhole: (name, contents) => whole(seal(name), contents),
    openWhole: (name, contents) => whole(open(name), contents),
  };
}

async function* one(contents: Buffer): AsyncGenerator<Buffer> {
  yield contents;
}

/** A folder of the backup as a store whose files go through the vault. */
export function vaultStore(store: ObjectStore, vault: Vault, folder: string): ObjectStore {
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
