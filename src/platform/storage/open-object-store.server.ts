import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';
import { localObjectStore } from './local-object-store.server.ts';
import type { ObjectStore } from './object-store.server.ts';
import { s3ObjectStore } from './s3-object-store.server.ts';

/** Opens the configured S3 store, else `DATA_DIR/storage`. */
export function openObjectStore(config: Config): ObjectStore {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return localObjectStore(join(config.DATA_DIR, 'storage'));
  return s3ObjectStore({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
