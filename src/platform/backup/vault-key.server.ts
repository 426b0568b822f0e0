import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { createEncryptedVault, type Vault } from './vault.server.ts';

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
