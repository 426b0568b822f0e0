import { MAX_FOLDER_DEPTH } from './asset.ts';
import type { Refused } from './assets.server.ts';
import { isPlainName } from './media-address.ts';

const MAX_FOLDER_NAME = 60;

/** Validates the path of a folder that someone typed or dropped. Empty for the top. */
export function parseFolder(text: string): { ok: true; path: string } | Refused {
  if (text.trim() === '') return { ok: true, path: '' };
  const names = text.split('/').map((name) => name.normalize('NFC').trim());
  if (names.includes('')) return refuse('Give each folder a name.');
  if (names.length > MAX_FOLDER_DEPTH)
    return refuse(`Folders can be ${MAX_FOLDER_DEPTH} levels deep.`);
  const long = names.find((name) => name.length > MAX_FOLDER_NAME);
  if (long !== undefined)
    return refuse(`Shorten the folder name to ${MAX_FOLDER_NAME} characters.`);
  if (!names.every(isPlainName))
    return refuse(
      'A folder name cannot start or end with a dot, or contain \\ or invisible characters.',
    );
  return { ok: true, path: names.join('/') };
}

/** A folder with those around it, from the top: `Team`, `Team/2026`. */
export const foldersUpTo = (path: string): string[] =>
  path === '' ? [] : path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));

/** Whether a folder is another one, or inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const refuse = (message: string): Refused => ({ ok: false, message });
