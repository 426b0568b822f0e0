import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MediaLibrary } from './media-library.server.ts';

/** Files by their path in the media library. */
export type MediaDrawings = ReadonlyMap<string, string>;

/**
 * Copies the sample media of a folder (such as `content/media`, with its subfolders) into the library, and the given
 * drawings, where they are missing: what an editor replaced stays.
 * @returns how many files were added
 */
export async function seedMedia(
  media: Pick<MediaLibrary, 'has' | 'add'>,
  folder: string,
  drawings: MediaDrawings,
): Promise<number> {
  let added = 0;
  const addIfMissing = async (path: string, read: () => Promise<Buffer> | Buffer) => {
    if (await media.has(path)) return;
    await media.add(path, await read());
    added += 1;
  };
  for (const file of await filesIn(folder))
    await addIfMissing(relative(folder, file).split(sep).join('/'), () => readFile(file));
  for (const [path, drawing] of drawings) await addIfMissing(path, () => Buffer.from(drawing));
  return added;
}

/** All files of a folder, at any depth, without hidden ones; none when there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
