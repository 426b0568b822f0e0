import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailNameTime } from './mail-folder.server.ts';

/**
 * Deletes the mails of a folder that were written before a moment, as their names say, whole or not. Other files stay.
 * @returns how many were deleted; 0 where there is no folder
 */
export async function deleteOldMails(folder: string, before: Date): Promise<number> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const earliest = mailNameTime(before);
  const old = files.filter((file) => {
    const [, time] = /^\.?(\d{4}-\d\d-\d\dT[\d.-]+Z)-.*\.(?:eml|unfinished)$/.exec(file) ?? [];
    return time !== undefined && time < earliest;
  });
  for (const file of old) await rm(join(folder, file), { force: true });
  return old.length;
}
