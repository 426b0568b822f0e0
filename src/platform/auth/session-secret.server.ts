import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';
import { MIN_SECRET_LENGTH, parseSecrets } from '#src/platform/signed-token/secret.ts';

export const generateSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the secrets that sign cookies, the current one first: SESSION_SECRET, else one generated at the first start and stored
 * in DATA_DIR. Several are separated by commas.
 * When several processes start together, the first to link the file sets the secret for all.
 * @throws when the stored file is damaged, since a new secret would silently sign everyone out
 */
export async function loadSessionSecret(
  config: Pick<Config, 'SESSION_SECRET'>,
  dataDir: string,
): Promise<readonly string[]> {
  if (config.SESSION_SECRET) return parseSecrets(config.SESSION_SECRET);
  const file = join(dataDir, 'session-secret');
  const secret = (await readSecretFile(file)) ?? (await createSecret(file, dataDir));
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(
      `${file} is damaged. Remove it to get a new secret. Everyone will have to sign in again.`,
    );
  return parseSecrets(secret);
}

async function createSecret(file: string, dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    {
      await using handle = await open(draft, 'wx', 0o600);
      await handle.writeFile(generateSecret());
      await handle.sync();
    }
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readSecretFile(file)) ?? '';
}

const readSecretFile = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );
