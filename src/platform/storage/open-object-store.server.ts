import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';
import { localObjectStore } from './local-object-store.server.ts';
import type { ObjectStore } from './object-store.server.ts';
import { type S3Settings, s3ObjectStore } from './s3-object-store.server.ts';

/** Opens the configured S3 store, else `DATA_DIR/storage`. */
export function openObjectStore(config: Config): ObjectStore {
  const settings = s3Settings(config);
  return settings ? s3ObjectStore(settings) : localObjectStore(join(config.DATA_DIR, 'storage'));
}

/** The configured bucket; undefined where files are on disk. */
export function s3Settings(config: Config): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
