import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  byName,
  ifThere,
  type ObjectStore,
  type StoredFile,
  validPath,
} from './object-store.server.ts';

export interface S3Settings {
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Part size of streams, which would otherwise be in memory as a whole. The file appears when all parts are complete. */
const STREAM_PART = 8 * 1024 ** 2;

/** The configuration of a client of any S3-compatible service. */
export function s3ClientConfig(settings: S3Settings) {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every service supports the newer checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without timeouts, a hanging service would block every page that shows one of its images.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
    },
  } satisfies S3ClientConfig;
}

/** A store in a bucket of any S3-compatible service. */
export function s3ObjectStore(settings: S3Settings): ObjectStore {
  const client = new S3Client(s3ClientConfig(settings));
  const at = (path: string) => ({ Bucket: settings.bucket, Key: validPath(path) });

  const size = async (path: string) => {
    const found = await ifThere(client.send(new HeadObjectCommand(at(path))));
    return found && (found.ContentLength ?? 0);
  };
  async function* filesIn(folder: string, Delimiter?: string): AsyncGenerator<StoredFile> {
    const { Bucket, Key } = at(folder);
    const Prefix = Key && `${Key}/`;
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter }))
      for (const { Key: name = '', Size = 0 } of page.Contents ?? [])
        if (!name.endsWith('/')) yield { name, size: Size };
  }
  return {
    size,
    exists: async (path) => (await size(path)) !== undefined,
    // A single PUT, whatever the size: atomic, and nothing remains of an aborted upload.
    async write(path, Body) {
      const ContentLength = Buffer.byteLength(Body);
      await client.send(new PutObjectCommand({ ...at(path), Body, ContentLength }));
    },
    async writeStream(path, contents) {
      const params = { ...at(path), Body: Readable.from(contents) };
      await new Upload({ client, params, partSize: STREAM_PART, queueSize: 2 }).done();
    },
    async read(path) {
      const found = await ifThere(client.send(new GetObjectCommand(at(path))));
      return found && Buffer.from(await found.Body!.transformToByteArray());
    },
    async openStream(path, range) {
      const Range = range && `bytes=${range.first}-${range.last}`;
      const found = await ifThere(client.send(new GetObjectCommand({ ...at(path), Range })));
      return found?.Body as Readable | undefined;
    },
    async list(folder) {
      const files = [];
      for await (const { name, size } of filesIn(folder, '/'))
        files.push({ name: name.slice(name.lastIndexOf('/') + 1), size });
      return files.toSorted(byName);
    },
    async *paths(folder = '') {
      for await (const { name } of filesIn(folder)) yield name;
    },
    remove: async (path) => void (await client.send(new DeleteObjectCommand(at(path)))),
  };
}
