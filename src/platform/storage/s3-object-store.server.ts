import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileStorage } from '@flystorage/file-storage';
import type { ObjectStore } from './object-store.server.ts';
import { createFlystorageStore } from './over-flystorage.server.ts';

export interface S3Settings {
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Part size that makes every file a single PUT: atomic, and nothing remains of an aborted upload. */
const ONE_PART = 1024 ** 3;

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
  const { bucket } = settings;
  const client = new S3Client(s3ClientConfig(settings));
  const adapter = new AwsS3StorageAdapter(client, {
    bucket,
    uploadConfiguration: { partSize: ONE_PART },
  });
  const files = new FileStorage(adapter);
  const streamed = new FileStorage(
    new AwsS3StorageAdapter(client, {
      bucket,
      uploadConfiguration: { partSize: STREAM_PART, queueSize: 2 },
    }),
  );
  return createFlystorageStore(files, {
    write: (path, contents) => files.write(path, contents),
    async writeStream(path, contents) {
      const source = Readable.from(contents);
      const aborting = new AbortController();
      const failed = new Promise<never>((_, reject) =>
        source.once('error', (error) => {
          reject(error);
          aborting.abort(error);
        }),
      );
      // The type is set, because the adapter would read the start of the stream to find it.
      const options = { mimeType: 'application/octet-stream', abortSignal: aborting.signal };
      await Promise.race([streamed.write(path, source, options), failed]);
    },
    async openStream(path, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: path,
          ...(range && { Range: `bytes=${range.first}-${range.last}` }),
        }),
      );
      return Body as Readable;
    },
  });
}
