import { MAX_NAME_LENGTH } from '../asset.ts';

/** Characters that are invisible, change the direction of text, or separate folders. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;

/** Names that Windows cannot store. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The name of a file for the library, from the name that a browser sent: its last part, without characters that are
 * invisible or cannot be stored.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const cleaned = cleanPart(last);
  return cleaned || 'File';
}

/** A folder from the path that a browser sent; '' for the top. */
export const cleanFolder = (path: string): string =>
  path
    .split(/[\\/]/)
    .map(cleanPart)
    .filter((part) => part !== '')
    .join('/');

function cleanPart(part: string) {
  const plain = part
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const named = RESERVED.test(plain) ? plain.replace(/^[^.]+/, '$& file') : plain;
  return shorten(named);
}

/** Keeps the extension. */
function shorten(name: string) {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? '';
  return `${name.slice(0, MAX_NAME_LENGTH - extension.length).trimEnd()}${extension}`;
}
