import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MediaSeeds } from './adopt-files.server.ts';

/** SVG markup of drawings that show nothing to describe, by path in the media library. */
type MediaDrawings = ReadonlyMap<string, string>;

/**
 * Adds missing files to the library: the sample media of a folder (such as `content/media`, with subfolders) and the given
 * drawings. Never overwrites a file, and never brings back one that an editor deleted.
 * @returns the number of added files
 */
export async function seedMedia(
  media: MediaSeeds,
  folder: string,
  drawings: MediaDrawings,
): Promise<number> {
  let added = 0;
  const addIfMissing = async (
    path: string,
    read: () => Promise<Buffer> | Buffer,
    isDecorative = false,
  ) => {
    if (await media.has(path)) return;
    await media.add(path, await read(), { isDecorative });
    added += 1;
  };
  for (const file of await listFiles(folder))
    await addIfMissing(relative(folder, file).split(sep).join('/'), () => readFile(file));
  for (const [path, drawing] of drawings)
    await addIfMissing(path, () => Buffer.from(drawing), true);
  return added;
}

/** All files of a folder and its subfolders, without hidden ones. Empty if the folder does not exist. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
