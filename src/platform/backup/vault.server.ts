import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The vault of a key of 32 bytes, by AES-256-GCM. Each file: a nonce, the sealed contents, and the tag that reveals any
 * change.
 */
export function sealedVault(key: Buffer): Vault {
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
