import { MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** Asks each part a real question; a part that throws or is not up is not ready. */
export function createReadiness(parts: {
  database: Database;
  store: ObjectStore;
  queue: JobQueue;
}): () => Promise<Record<string, boolean>> {
  const answers = (question: Promise<unknown>) =>
    question.then(
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
