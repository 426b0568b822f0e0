import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { continueImport, tidyImports } from '#src/domains/imports/continue-import.job.ts';
import { DEAD_MS, IMPORT_LIMITS } from '#src/domains/imports/import.ts';
import { type Imports, createImports } from '#src/domains/imports/create-imports.server.ts';
import type { ImportDeps } from '#src/domains/imports/import-deps.ts';
import {
  type ImportWork,
  createImportWork,
  createImportWorker,
} from '#src/domains/imports/work-on-import.server.ts';
import { IMPORT_UPLOADS_PATH, importIdOf } from '#src/domains/imports/import-upload.ts';
import { SOURCES, recognizeSource } from '#src/domains/imports/sources.server.ts';
import type { AssetIndex } from '#src/domains/media/asset-index.server.ts';
import type { TakeOver } from '#src/domains/media/intake/take-over.server.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import type { UploadServer } from '#src/domains/media/intake/upload-server.ts';
import { createPause, paceOf } from '#src/domains/seo/crawl/pace.ts';
import { createPictureIntake } from '#src/integrations/download/picture-intake.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Visitors } from './heavy-thread.server.ts';
import type { Parts } from './parts.ts';
import type { UploadedBytes } from '#src/domains/media/intake/accept.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

interface ImportsDeps extends Pick<
  Parts,
  | 'config'
  | 'db'
  | 'clock'
  | 'log'
  | 'queue'
  | 'store'
  | 'documents'
  | 'tags'
  | 'redirects'
  | 'overrides'
  | 'siteSettings'
  | 'assets'
  | 'uploads'
> {
  mediaIndex: AssetIndex;
  /** does what is heavy elsewhere; undefined for doing it here */
  heavy: ImportWork | undefined;
  hasVisitors: Visitors['hasVisitors'];
  /** serves uploads to something else than the library */
  serveUploads(path: string, uploads: Uploads): UploadServer;
  takeOver: TakeOver;
}

/** Of a thread of their own: while there are visitors, it rests four times as long as it works, so that nineteen of twenty notice nothing. */
const LEAST_REST_MS = 80;

/** Wires imports to what they make: documents, files of the library and redirects. */
export function wireImports({ queue, heavy, hasVisitors, serveUploads, ...deps }: ImportsDeps) {
  const { log } = deps;
  const imported: ImportDeps = {
    ...deps,
    sources: SOURCES,
    recognize: recognizeSource,
    pictures: createPictureIntake(deps),
    pause: createPause(paceOf(Math.min(deps.config.CRAWL_REST_MS, LEAST_REST_MS)), hasVisitors),
    reservedPaths: DEFAULT_PAGES.map(({ path }) => path),
    async enqueue(tx, importId) {
      await queue.send(continueImport, { importId }, { tx, singletonKey: importId });
    },
  };
  const imports = createImports(imported);
  const work = createImportWork(imported);
  const worker = createImportWorker(imported, heavy ?? work);
  return {
    services: {
      imports,
      importUploadServer: serveUploads(
        IMPORT_UPLOADS_PATH,
        createImportUploads({ ...deps, imports }),
      ),
    },
    jobs: [
      handles(continueImport, ({ importId }) => worker.work(importId)),
      handles(tidyImports, async () =>
        log.info({ files: await imports.tidy() }, 'files of imports were deleted'),
      ),
    ],
    schedules: [
      { everyMs: DEAD_MS, run: () => worker.sweep(), failure: 'imports could not be continued' },
    ],
    /** for the thread that calls it */
    work,
  };
}

interface ImportUploadsDeps {
  uploads: Uploads;
  imports: Pick<Imports, 'find' | 'begin'>;
  store: Pick<ObjectStore, 'writeStream'>;
}

/** Uploads of sources: like those of the library, but a complete one becomes an import. */
export function createImportUploads({ uploads, imports, store }: ImportUploadsDeps): Uploads {
  const taken = { state: 'taken' } as const;
  return {
    ...uploads,
    async begin(id, request, by) {
      return request.bytes > IMPORT_LIMITS.bytes
        ? { ok: false, message: TOO_LARGE }
        : uploads.begin(id, request, by);
    },
    async finish(upload: string, { bytes, read }: UploadedBytes) {
      const found = await uploads.find(upload);
      const id = importIdOf(upload);
      if (!found || !isUuid(id)) return (await imports.find(id)) ? taken : EXPIRED;
      const storageKey = `imports/${id}`;
      await store.writeStream(storageKey, await read());
      const { name: fileName, userId, userName } = found;
      const file = { id, source: '', fileName, bytes, storageKey };
      await imports.begin(file, { id: userId, name: userName });
      await uploads.cancel(upload);
      return taken;
    },
    outcome: async (upload) =>
      (await imports.find(importIdOf(upload))) ? taken : uploads.outcome(upload),
  };
}

const TOO_LARGE = `This file is larger than ${IMPORT_LIMITS.bytes / 1_000_000} MB, the limit. Export it in parts, and import them one after the other.`;
const EXPIRED = {
  state: 'refused',
  message: 'This upload has expired. Upload the file again.',
} as const;
