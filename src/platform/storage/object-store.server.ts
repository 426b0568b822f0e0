import { posix } from 'node:path';
import type { Readable } from 'node:stream';

/** A file directly in a folder. */
export interface StoredFile {
  /** file name within its folder */
  name: string;
  /** bytes */
  size: number;
}

/** Positions of the first and the last byte of a part. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Files by path, such as `cms_media/Active Client Logos/Redfield Works.svg`, on disk or in S3. Throws for a path that
 * contains `../` or invisible characters, such as NUL.
 */
export interface ObjectStore {
  /** Lists files directly in a folder, sorted by name; empty when the folder does not exist. */
  list(folder: string): Promise<StoredFile[]>;
  /** Yields the paths of all files in a folder, by default of all, at any depth, in no order. */
  paths(folder?: string): AsyncIterable<string>;
  /** Reads the whole file; undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes the file atomically: a reader never sees a part of it. */
  write(path: string, contents: Buffer | string): Promise<void>;
  /** Bytes of a file; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /**
   * Opens a file, or a part of it, for a reader of large files. Destroy the stream if it is not read to its end.
   * @returns undefined when there is no such file
   */
  openStream(path: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Writes what a stream yields, atomically as `write`. A stream that fails leaves the old file, or none. */
  writeStream(path: string, contents: AsyncIterable<Uint8Array>): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
}

/**
 * A path in its shortest spelling.
 * @throws for a path out of the store, or with invisible characters
 */
export function validPath(path: string): string {
  const valid = posix.join(...path.split('/'));
  if (/\p{C}/u.test(path) || valid === '..' || valid.startsWith('../'))
    throw new Error(`${JSON.stringify(path)} is no path of a file.`);
  return valid === '.' ? '' : valid;
}

/** Codes of errors for a path without a file: nothing there, a folder instead, or a file as its folder. S3 has them as names. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'NoSuchKey', 'NotFound']);

/** The result of a request for a file; undefined if there is no such file. */
export const ifThere = <T>(request: Promise<T>): Promise<T | undefined> =>
  request.catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? error.name)) return undefined;
    throw error;
  });

export const byName = (a: StoredFile, b: StoredFile) => a.name.localeCompare(b.name, 'en');
