import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';

const MIN_LENGTH = 32;

/**
 * The secret that signs cookies: SESSION_SECRET, else one made at the first start and kept in DATA_DIR. Several
 * processes may start at once: whoever links its file first has made the secret of all.
 * @throws when the kept file was damaged, since a new secret would sign everybody out unnoticed
 */
export async function sessionSecret(
  config: Pick<Config, 'SESSION_SECRET'>,
  dataDir: string,
): Promise<string> {
  if (config.SESSION_SECRET) return config.SESSION_SECRET;
  const file = join(dataDir, 'session-secret');
  const secret = (await read(file)) ?? (await make(file, dataDir));
  if (secret.length < MIN_LENGTH)
    throw new Error(`${file} is damaged. Remove it to get a new secret; everybody signs in anew.`);
  return secret;
}

async function make(file: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    {
      await using handle = await open(draft, 'wx', 0o600);
      await handle.writeFile(randomBytes(32).toString('base64url'));
      await handle.sync();
    }
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await read(file)) ?? '';
}

const read = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );
