import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { BackupError } from './backup-error.ts';

type Chunks = AsyncIterable<Buffer>;
type ChunkTransform = (chunks: Chunks) => AsyncGenerator<Buffer>;

/**
 * Encrypts and decrypts the files of a backup. Each file is bound to its name, so that files cannot be swapped. The
 * format is in docs/decisions/025-backup-format.md.
 */
export interface Vault {
  /** encrypts a stream */
  seal(name: string): ChunkTransform;
  /** Decrypts a stream. The output is authentic only once the stream has ended without an error. */
  open(name: string): ChunkTransform;
  /** @throws BackupError when the file was changed */
  openWhole(name: string, contents: Buffer): Promise<Buffer>;
  sealWhole(name: string, contents: Buffer): Promise<Buffer>;
}

/** The vault of an unencrypted backup: leaves files unchanged. */
export const PLAIN_VAULT: Vault = {
  seal: () => passThrough,
  open: () => passThrough,
  openWhole: async (_name, contents) => contents,
  sealWhole: async (_name, contents) => contents,
};

async function* passThrough(chunks: Chunks): AsyncGenerator<Buffer> {
  yield* chunks;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A vault with a key of 32 bytes, using AES-256-GCM. File format: nonce, ciphertext, authentication tag. */
export function createEncryptedVault(key: Buffer): Vault {
  const seal = (name: string): ChunkTransform =>
    async function* (chunks) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      yield nonce;
      for await (const chunk of chunks) yield cipher.update(chunk);
      yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    };
  const open = (name: string): ChunkTransform =>
    async function* (chunks) {
      let decipher: DecipherGCM | undefined;
      let held = Buffer.alloc(0); // may end with the tag
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
  const collectChunks = async (through: ChunkTransform, contents: Buffer) => {
    const parts: Buffer[] = [];
    for await (const part of through(one(contents))) parts.push(part);
    return Buffer.concat(parts);
  };
  return {
    seal,
    open,
    sealWhole: (name, contents) => collectChunks(seal(name), contents),
    openWhole: (name, contents) => collectChunks(open(name), contents),
  };
}

async function* one(contents: Buffer): AsyncGenerator<Buffer> {
  yield contents;
}
