import { setTimeout as wait } from 'node:timers/promises';
import { MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** A part that takes longer to answer is not ready. */
const PATIENCE_MS = 2_000;

/** Asks each part a real question; a part that throws or is not up is not ready. */
export function createReadiness(parts: {
  database: Database;
  store: ObjectStore;
  queue: JobQueue;
}): () => Promise<Record<string, boolean>> {
  const answers = (question: Promise<unknown>) =>
    Promise.race([question, wait(PATIENCE_MS).then(() => Promise.reject(new Error('slow')))]).then(
      () => true,
      () => false,
    );
  return async () => {
    const [database, storage] = await Promise.all([
      answers(parts.database.pool.query('select 1')),
      answers(parts.store.list(MEDIA_BUCKET)),
    ]);
    return { database, storage, queue: database && parts.queue.isReady() };
  };
}
