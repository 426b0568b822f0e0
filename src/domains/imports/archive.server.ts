import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodeText } from '#src/platform/csv/parse-csv.ts';
import { isZip, openZip, ZipError } from '#src/platform/zip/open-zip.server.ts';
import { type OpenSource, SOURCE_ORIGIN, SourceError, type SourceFile } from './source.ts';
import { originOf } from './source-values.ts';

export interface ArchiveFile {
  /** below the folder that all files are in, in NFC */
  path: string;
  bytes: number;
  open(): Promise<NodeJS.ReadableStream>;
  read(): Promise<Buffer>;
}

export interface Archive extends Pick<OpenSource, 'find' | 'close' | 'origin'> {
  files: readonly ArchiveFile[];
  refused: readonly { name: string; message: string }[];
  /** the first picture with a name, wherever it is */
  named(name: string): ArchiveFile | undefined;
}

const LIMITS = { maxEntries: 50_000, maxFileBytes: 64_000_000, maxBytes: 2_000_000_000 };
/** Longer than any post. */
export const MAX_TEXT_BYTES = 2_000_000;
/** What systems add to archives: nobody wrote it. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Opens an archive, or a single file as an archive of one. Nothing is unpacked to disk.
 * @throws SourceError if it cannot be read as a whole
 */
export async function openArchive({ name, path, bytes }: SourceFile): Promise<Archive> {
  if (!isZip(await readHead(path, 4))) {
    const open = async () => createReadStream(path);
    const single = { name: basename(name), bytes, open, read: () => readFile(path) };
    return archiveOf(name, [single], [], () => undefined);
  }
  const zip = await openZip(path, LIMITS).catch((error: unknown) => {
    if (!(error instanceof ZipError)) throw error;
    throw new SourceError(`The archive cannot be opened. ${error.message}.`, { cause: error });
  });
  const refused = zip.refused.filter((file) => !JUNK.test(file.name));
  return archiveOf(name, zip.entries, refused, () => zip.close());
}

function archiveOf(
  name: string,
  entries: readonly (Omit<ArchiveFile, 'path'> & { name: string })[],
  refused: Archive['refused'],
  close: () => void,
): Archive {
  const kept = entries.filter((entry) => !JUNK.test(entry.name));
  const [first] = kept[0]?.name.split('/') ?? [];
  const folder = kept.every((entry) => entry.name.startsWith(`${first}/`)) ? first : undefined;
  const files = kept.map((entry) => ({
    ...entry,
    path: entry.name.slice(folder === undefined ? 0 : folder.length + 1).normalize('NFC'),
  }));
  const byName = Map.groupBy(files, ({ path }) => basename(path).toLowerCase());
  return {
    origin: folder ?? originOf(name),
    files,
    refused,
    named: (wanted) => byName.get(basename(wanted).normalize('NFC').toLowerCase())?.[0],
    async find(address) {
      const url = URL.parse(address);
      if (!url) return undefined;
      if (url.origin !== SOURCE_ORIGIN) return { address };
      const path = pathOf(url);
      const alike = byName.get(basename(path).toLowerCase()) ?? [];
      // Sites have folders such as `static` at their root.
      const found =
        alike.find((file) => file.path === path) ??
        alike.find((file) => `/${file.path}`.toLowerCase().endsWith(`/${path}`.toLowerCase()));
      return found && { name: basename(found.path), open: found.open };
    },
    close: async () => close(),
  };
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).slice(1).replaceAll('\\', '/').normalize('NFC');
  } catch {
    return pathname.slice(1);
  }
}

/** The first bytes of a file. */
export async function readHead(path: string, bytes: number): Promise<Buffer> {
  const head: Buffer[] = [];
  for await (const part of createReadStream(path, { end: bytes - 1 })) head.push(part as Buffer);
  return Buffer.concat(head);
}

/** The address of a file, which relative addresses in it start from. */
export const addressOf = (path: string): string =>
  `${SOURCE_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** @throws SourceError if it is too large for a text, or damaged */
export async function readText(file: ArchiveFile): Promise<{ text: string; encoding: string }> {
  if (file.bytes > MAX_TEXT_BYTES) throw new SourceError('It is too large for a text');
  const bytes = await file.read().catch((error: unknown) => {
    throw new SourceError('It is damaged', { cause: error });
  });
  return decodeText(bytes);
}
