import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from './run-as.server.ts';

/** @throws when another user owns the folder and only root could change that */
export async function checkOwner(folder: string, owner: Owner): Promise<void> {
  const { uid } = await lstat(folder);
  if (uid === owner.uid || process.getuid?.() === 0) return;
  throw new Error(
    `The folder ${folder} belongs to uid ${uid}, but this process is uid ${owner.uid}. ` +
      'Start it as that user, or give the folder to this one (chown -R).',
  );
}

/** Changes the owner of a folder and its contents. The folder itself comes last, so that it marks completion. */
export async function chownRecursively(folder: string, owner: Owner): Promise<void> {
  const { uid } = await lstat(folder);
  if (uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await lchown(join(folder, entry), owner.uid, owner.gid);
  await lchown(folder, owner.uid, owner.gid);
}
