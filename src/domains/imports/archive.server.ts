import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '#src/platform/csv/parse-csv.ts';
import { decoded } from '#src/platform/decoded.ts';
import { isZip, openZip, ZipError, type ZipLimits } from '#src/platform/zip/open-zip.server.ts';
import {
  type OpenSource,
  SOURCE_ORIGIN,
  SourceError,
  type SourceEvent,
  type SourceFile,
} from './source.ts';
import { originOf } from './source-values.ts';

export interface ArchiveFile {
  /** below the folder that all files are in, in NFC */
  path: string;
  bytes: number;
  open(): Promise<NodeJS.ReadableStream>;
}

export type Archive = Awaited<ReturnType<typeof openArchive>>;

const LIMITS = { maxEntries: 50_000, maxFileBytes: 64_000_000, maxBytes: 2_000_000_000 };
/** Longer than any post, or list of posts. */
const MAX_TEXT_BYTES = 5_000_000;
/** Folders that say what is in them. */
const OWN_FOLDER = /^_?(?:posts|drafts|content)$/;
/** Files that systems add to archives: nobody wrote them. */
const JUNK = /(?:^|\/)(?:__MACOSX\/|\.(?!\.)|Thumbs\.db$)/;

/**
 * Opens an archive, or a single file as an archive of one. Nothing is unpacked to disk.
 * @throws SourceError if it cannot be read as a whole
 */
export async function openArchive(
  { name, path, bytes }: SourceFile,
  limits: Partial<ZipLimits> = {},
) {
  const single = { name: basename(name), bytes, open: async () => createReadStream(path) };
  const zip = isZip(await readHead(path, 4))
    ? await openZip(path, { ...LIMITS, ...limits }).catch((error: unknown) => {
        if (!(error instanceof ZipError)) throw error;
        throw new SourceError(`The archive cannot be opened. ${error.message}.`, { cause: error });
      })
    : { entries: [single], refused: [], close: () => undefined };
  const kept = zip.entries.filter((entry) => !JUNK.test(entry.name));
  const root = kept[0]?.name.split('/')[0];
  const isInRoot =
    !OWN_FOLDER.test(root ?? '') && kept.every((entry) => entry.name.startsWith(`${root}/`));
  const files = kept.map((entry): ArchiveFile => ({
    ...entry,
    path: entry.name.slice(isInRoot ? root!.length + 1 : 0).normalize('NFC'),
  }));
  const named = Map.groupBy(files, (file) => keyOf(file.path));
  const alikeTo = (path: string) => named.get(keyOf(path)) ?? [];
  return {
    origin: (isInRoot && root) || originOf(name),
    files,
    refused: zip.refused.filter((file) => !JUNK.test(file.name)),
    /** the address of a file by its name, wherever it is */
    addressOfName: (wanted: string) => alikeTo(wanted).map((file) => addressOf(file.path))[0],
    async find(address: string) {
      const url = URL.parse(address);
      if (url?.origin !== SOURCE_ORIGIN) return url ? { address } : undefined;
      const wanted = decoded(url.pathname).normalize('NFC').replaceAll('\\', '/');
      const alike = alikeTo(wanted);
      // Sites have folders such as `static` at their root.
      const found =
        alike.find((file) => `/${file.path}` === wanted) ??
        alike.find((file) => `/${file.path}`.toLowerCase().endsWith(wanted.toLowerCase()));
      return found && { name: basename(found.path), open: found.open };
    },
    close: async () => zip.close(),
  };
}

const keyOf = (path: string) => basename(path).normalize('NFC').toLowerCase();

/** Something in an archive that is read by itself. */
export interface ArchivePart {
  path: string;
  /** undefined for what does not count */
  read(): Promise<SourceEvent | undefined>;
}

/**
 * A source within an archive. A part that cannot be read is named, while the rest goes on.
 * @param list finds its parts; reading them adds origins of the old site to `sites`
 */
export async function openSourceInArchive(
  file: SourceFile,
  list: (archive: Archive, sites: string[]) => ArchivePart[] | Promise<ArchivePart[]>,
  limits?: Partial<ZipLimits>,
): Promise<OpenSource> {
  const archive = await openArchive(file, limits);
  const { origin, find, close } = archive;
  const sites: string[] = [];
  async function* read(): AsyncGenerator<SourceEvent> {
    const parts = await list(archive, sites);
    for (const { name, message } of archive.refused)
      yield { type: 'problem', place: name, message };
    for (const part of parts)
      try {
        const event = await part.read();
        if (event) yield event;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        yield { type: 'problem', place: part.path, message: error.message };
      }
  }
  return { origin, sites, find, close, read };
}

/** The first bytes of a file. */
export const readHead = (path: string, bytes: number): Promise<Buffer> =>
  buffer(createReadStream(path, { end: bytes - 1 }));

/** The address of a file, which relative addresses in it start from. */
export const addressOf = (path: string): string =>
  `${SOURCE_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;

/** @throws SourceError if it is damaged */
export const readBytes = (file: ArchiveFile): Promise<Buffer> =>
  file
    .open()
    .then(buffer)
    .catch((error: unknown) => {
      throw new SourceError('It is damaged', { cause: error });
    });

/** @throws SourceError if it is no text, too large for one, or damaged */
export async function readText(file: ArchiveFile): Promise<{ text: string; encoding: string }> {
  if (file.bytes > MAX_TEXT_BYTES) throw new SourceError('It is too large for a text');
  const decodedText = decodeText(await readBytes(file));
  if (!decodedText) throw new SourceError('It is no text');
  return decodedText;
}
