import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatEmailTime } from './email-folder.server.ts';

/**
 * Deletes email files written before a time, by the time in their names, including unfinished ones. Other files stay.
 * @returns the number of deleted files; 0 if the folder does not exist
 */
export async function deleteOldEmails(folder: string, before: Date): Promise<number> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const earliest = formatEmailTime(before);
  const old = files.filter((file) => {
    const [, time] = /^\.?(\d{4}-\d\d-\d\dT[\d.-]+Z)-.*\.(?:eml|unfinished)$/.exec(file) ?? [];
    return time !== undefined && time < earliest;
  });
  for (const file of old) await rm(join(folder, file), { force: true });
  return old.length;
}
