import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import type { Pool } from 'pg';
import { sweepUploads } from '#src/domains/media/intake/sweep-uploads.job.ts';
import { createUploadSweep } from '#src/domains/media/intake/sweep-uploads.server.ts';
import { UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import { createTakeOver } from '#src/domains/media/intake/take-over.server.ts';
import { createUploads, type Uploads } from '#src/domains/media/intake/uploads.server.ts';
import { createUploadByUrl } from '#src/integrations/download/upload-by-url.server.ts';
import { createUploadLocker } from '#src/integrations/tus/upload-locker.server.ts';
import { createUploadServer } from '#src/integrations/tus/upload-server.server.ts';
import { UploadsInBucket } from '#src/integrations/tus/uploads-in-bucket.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { s3Settings } from '#src/platform/storage/open-object-store.server.ts';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { Parts } from './parts.ts';

/** In DATA_DIR or the bucket: bytes of unfinished uploads, which no backup needs. */
export const UPLOADS_FOLDER = 'uploads';

const GB = 1_000_000_000;

interface UploadsDeps extends Pick<Parts, 'config' | 'db' | 'store' | 'assets' | 'clock' | 'log'> {
  pool: Pool;
  slots: WorkSlots;
}

/** Wires uploads to the library, and to where their bytes are until they are complete. */
export function wireUploads(deps: UploadsDeps) {
  const { config, pool } = deps;
  const limits = {
    get files() {
      return config.MEDIA_MAX_FILES;
    },
    get bytes() {
      return config.MEDIA_MAX_GB * GB;
    },
  };
  const intake = { ...deps, limits };
  const uploads = createUploads(intake);
  const place = { store: openUploadStore(config), locker: createUploadLocker(pool), log: deps.log };
  /** Serves uploads that may become something else than files of the library. */
  const serveUploads = (path: string, served: Uploads) =>
    createUploadServer({ ...place, path, uploads: served });
  const uploadServer = serveUploads(UPLOADS_PATH, uploads);
  return {
    serveUploads,
    takeOver: createTakeOver(intake),
    services: { uploads, uploadServer, uploadByUrl: createUploadByUrl({ uploads }) },
    jobs: [handles(sweepUploads, createUploadSweep({ ...deps, uploads, server: uploadServer }))],
  };
}

function openUploadStore(config: Config): DataStore {
  const settings = s3Settings(config);
  if (settings) return new UploadsInBucket(settings, UPLOADS_FOLDER);
  const directory = join(config.DATA_DIR, UPLOADS_FOLDER);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return new FileStore({ directory });
}
