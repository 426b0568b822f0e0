import { randomBytes } from 'node:crypto';
import { isPlainName } from './media-address.ts';
import { extensionsOf } from './storage-key.ts';

const MAX_STEM_BYTES = 120;

/** What separates parts of an address, or has a meaning in one or in a file system. */
const SEPARATORS = /[\p{C}\\/:*?"<>|#%&+;=]+/gu;

/**
 * The file name of a new address: that of the upload, without what file systems and addresses cannot hold, and with an
 * extension that fits the bytes.
 */
export function fileNameFor(uploadName: string, contentType: string): string {
  const extensions = extensionsOf(contentType);
  const name = uploadName.normalize('NFC').replaceAll(SEPARATORS, '-').trim();
  const dot = name.lastIndexOf('.');
  const given = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  const extension = extensions.includes(given) ? given : (extensions[0] ?? 'bin');
  const stem = cut(dot > 0 ? name.slice(0, dot) : name.replace(/^\.+/, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s-]+|[.\s-]+$/g, '');
  const plain = `${stem || 'file'}.${extension}`;
  return isPlainName(plain) ? plain : `file.${extension}`;
}

/** A name that nobody guesses: `cover-5f0c29a7d1e8.jpg`. Originals have no other protection before they are used (ADR 076). */
export function unguessableName(name: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${randomBytes(6).toString('hex')}${name.slice(dot)}`;
}

function cut(stem: string): string {
  let short = '';
  for (const character of stem) {
    if (Buffer.byteLength(short + character) > MAX_STEM_BYTES) break;
    short += character;
  }
  return short;
}
