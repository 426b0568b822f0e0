import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import {
  type Entry,
  fromBufferPromise,
  getFileNameLowLevel,
  openPromise,
  type ZipFile,
} from 'yauzl';

export interface ZipLimits {
  maxEntries: number;
  /** of one file, unpacked */
  maxFileBytes: number;
  /** of all files together, unpacked */
  maxBytes: number;
}

interface ZipEntry {
  /** with slashes; never absolute, and never leads out of the archive */
  name: string;
  /** unpacked */
  bytes: number;
  open(): Promise<Readable>;
  read(): Promise<Buffer>;
}

interface Zip {
  /** files in the order of the archive, each name once; folders are left out */
  entries: ZipEntry[];
  /** files that are not read, and why, in a sentence without a period */
  refused: { name: string; message: string }[];
  close(): void;
}

/** Whether a file begins like a ZIP archive. */
export const isZip = (head: Uint8Array): boolean =>
  Buffer.from('PK\x03\x04').equals(head.subarray(0, 4));

const UTF8_NAME = 0x800;
const FILE_TYPES = 0o170_000;
const LINK = 0o120_000;
const UNIX = 3;
/** Text packs to a twentieth, long tables to a hundredth; deflate ends at a thousandth. */
const MAX_RATIO = 200;
const SMALL = 1_000_000;

/**
 * Opens a ZIP archive for reading at random. Sizes are checked before anything is unpacked, and again while it is: a file that is
 * larger than the archive says ends with an error.
 * @param source a path, or the archive itself
 * @throws ZipError if it is no archive, is damaged, or exceeds a limit as a whole
 */
export async function openZip(source: string | Buffer, limits: ZipLimits): Promise<Zip> {
  // Names are decoded and checked here, since the package gives up at the first one that is unsafe.
  const options = { decodeStrings: false, autoClose: false };
  const file = await (
    typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)
  ).catch((error: unknown) => {
    throw new ZipError('It is no ZIP archive, or it is cut off', { cause: error });
  });
  try {
    return { ...(await listEntries(file, limits)), close: () => file.close() };
  } catch (error) {
    file.close();
    throw error instanceof ZipError ? error : new ZipError('It is damaged', { cause: error });
  }
}

async function listEntries(
  file: ZipFile,
  { maxEntries, maxFileBytes, maxBytes }: ZipLimits,
): Promise<Pick<Zip, 'entries' | 'refused'>> {
  if (file.entryCount > maxEntries)
    throw new ZipError(`It has more than ${maxEntries.toLocaleString('en-US')} files`);
  const entries = new Map<string, ZipEntry>();
  const refused: Zip['refused'] = [];
  let total = 0;
  for await (const entry of file.eachEntry()) {
    const name = nameOf(entry).replace(/^(?:\.\/)+/, '');
    if (name.endsWith('/')) continue;
    const reason = entries.has(name)
      ? 'Another file before it has the same name'
      : reasonAgainst(entry, name, maxFileBytes);
    if (reason !== undefined) {
      refused.push({ name, message: reason });
      continue;
    }
    total += entry.uncompressedSize;
    if (total > maxBytes) throw new ZipError(`It unpacks to more than ${sizeOf(maxBytes)}`);
    const open = () => file.openReadStreamPromise(entry);
    const read = async () => buffer(await open());
    entries.set(name, { name, bytes: entry.uncompressedSize, open, read });
  }
  return { entries: [...entries.values()], refused };
}

/** Programs of Apple write UTF-8 without saying so. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) {
  try {
    const flags = generalPurposeBitFlag | UTF8_NAME;
    new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
    return getFileNameLowLevel(flags, fileNameRaw, extraFields, false);
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  }
}

function reasonAgainst(entry: Entry, name: string, maxFileBytes: number): string | undefined {
  const { compressedSize, uncompressedSize, externalFileAttributes, versionMadeBy } = entry;
  const mode = externalFileAttributes >>> 16;
  if (/^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)|\p{Cc}/iu.test(name))
    return 'Its path leads out of the archive';
  if (versionMadeBy >>> 8 === UNIX && (mode & FILE_TYPES) === LINK) return 'It is a link';
  if (entry.isEncrypted()) return 'It is encrypted';
  if (!entry.canDecodeFileData()) return 'It is packed in a way that cannot be read';
  if (uncompressedSize > maxFileBytes) return `It unpacks to more than ${sizeOf(maxFileBytes)}`;
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MAX_RATIO)
    return `It unpacks to more than ${MAX_RATIO} times its size`;
  return undefined;
}

const sizeOf = (bytes: number) => `${Math.round(bytes / 1_000_000).toLocaleString('en-US')} MB`;

/** Why an archive cannot be read, in a sentence without a period that begins with `It`. */
export class ZipError extends Error {
  override name = 'ZipError';
}
