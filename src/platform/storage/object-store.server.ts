/** A file directly in a folder. */
export interface StoredFile {
  /** file name within its folder */
  name: string;
  /** bytes */
  size: number;
}

/**
 * Files by path, such as `cms_media/Active Client Logos/Redfield Works.svg`; on disk or in an S3 store. A path that
 * climbs (`../`) or holds invisible characters, such as NUL, is refused with an error.
 */
export interface ObjectStore {
  /** Files directly in a folder, sorted by name; none when the folder does not exist. */
  list(folder: string): Promise<StoredFile[]>;
  /** Paths of all files, at any depth, in no order. */
  paths(): AsyncIterable<string>;
  /** The whole file, or undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing: a reader never sees half of it. */
  write(path: string, contents: Buffer | string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
}
