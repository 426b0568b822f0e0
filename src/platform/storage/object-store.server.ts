import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';

export interface StoredFile {
  /** file name within its folder */
  name: string;
  /** bytes */
  size: number;
}

/** Files by path, such as `cms_media/Active Client Logos/Redfield Works.svg`; on disk or in an S3 store. */
export interface ObjectStore {
  /** Files directly in a folder, sorted by name; none when the folder does not exist. */
  list(folder: string): Promise<StoredFile[]>;
  /** The whole file, or undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes the whole file or nothing: a reader never sees half of it. */
  write(path: string, contents: Buffer | string): Promise<void>;
  exists(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
}

export interface S3Settings {
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Unfinished writes live here, beside the media and on the same disk, so that a rename is atomic. */
const UNFINISHED = '.unfinished';

/** A store in a local folder, made when missing. */
export function localObjectStore(folder: string): ObjectStore {
  const files = new FileStorage(new LocalStorageAdapter(folder));
  return overFlystorage(files, async (path, contents) => {
    const unfinished = `${UNFINISHED}/${randomUUID()}`;
    await files.write(unfinished, contents);
    await files.moveFile(unfinished, path);
  });
}

/** A store in a bucket of any S3-compatible service; a PUT there is atomic by itself. */
export function s3ObjectStore(settings: S3Settings): ObjectStore {
  const { endpoint, region, bucket, ...credentials } = settings;
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const files = new FileStorage(new AwsS3StorageAdapter(client, { bucket }));
  return overFlystorage(files, (path, contents) => files.write(path, contents));
}

function overFlystorage(files: FileStorage, write: ObjectStore['write']): ObjectStore {
  return {
    write,
    async list(folder) {
      const found: StoredFile[] = [];
      if (!(await files.directoryExists(folder))) return found;
      for await (const entry of files.list(folder)) {
        if (entry.isFile)
          found.push({ name: entry.path.split('/').at(-1)!, size: entry.size ?? 0 });
      }
      return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    },
    async read(path) {
      return (await files.fileExists(path)) ? files.readToBuffer(path) : undefined;
    },
    exists: (path) => files.fileExists(path),
    remove: (path) => files.deleteFile(path),
  };
}
