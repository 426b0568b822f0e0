import { inflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  bytes: Buffer;
}

interface ZipLimits {
  maxEntries: number;
  /** of all entries together, unpacked */
  maxBytes: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/**
 * Reads the files of a small ZIP archive (APPNOTE 4.3). Folders are left out.
 * @returns undefined if it is no readable archive, is encrypted or ZIP64, or exceeds a limit
 */
export function readZip(zip: Buffer, limits: ZipLimits): ZipEntry[] | undefined {
  try {
    return readEntries(zip, limits);
  } catch {
    // Offsets outside of the file, or data that cannot be inflated.
    return undefined;
  }
}

function readEntries(zip: Buffer, { maxEntries, maxBytes }: ZipLimits): ZipEntry[] | undefined {
  const end = findEnd(zip);
  if (end === undefined) return undefined;
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) return undefined;
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  let left = maxBytes;
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) return undefined;
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (!name.endsWith('/')) {
      const bytes = readEntry(zip, at, left);
      if (!bytes) return undefined;
      left -= bytes.length;
      entries.push({ name, bytes });
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record is followed by a comment of up to 65,535 bytes. */
function findEnd(zip: Buffer): number | undefined {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at -= 1)
    if (zip.readUInt32LE(at) === END) return at;
  return undefined;
}

/** @param at of the entry in the central directory */
function readEntry(zip: Buffer, at: number, maxBytes: number): Buffer | undefined {
  if (zip.readUInt16LE(at + 8) & ENCRYPTED) return undefined;
  const method = zip.readUInt16LE(at + 10);
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt32LE(local) !== LOCAL) return undefined;
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + size);
  if (packed.length < size) return undefined;
  if (method === STORED) return packed.length <= maxBytes ? packed : undefined;
  // Throws if there is more.
  return method === DEFLATED
    ? inflateRawSync(packed, { maxOutputLength: maxBytes || 1 })
    : undefined;
}
