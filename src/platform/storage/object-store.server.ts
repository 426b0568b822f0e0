/** A file directly in a folder. */
export interface StoredFile {
  /** file name within its folder */
  name: string;
  /** bytes */
  size: number;
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
  exists(path: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
}
