import { setTimeout as wait } from 'node:timers/promises';
import { MEDIA_BUCKET } from '#src/domains/media/media-library.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** A part that takes longer to respond is not ready. */
const TIMEOUT_MS = 2_000;

/** /readyz is public, and each check lists a folder of the store, so results are reused for this time. */
const REUSE_READY_MS = 2_000;
const REUSE_UNREADY_MS = 200;

export type Readiness = Record<string, boolean>;

/** Checks each part with a real request; one that throws or is not running is not ready. A result is reused briefly. */
export function createReadiness(parts: {
  database: Pick<Database, 'pool'>;
  store: Pick<ObjectStore, 'list'>;
  queue: Pick<JobQueue, 'isReady'>;
}): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let reuseUntil = 0;
  return () => {
    if (last && performance.now() < reuseUntil) return last;
    reuseUntil = Infinity; // while the check is running
    last = check(parts).then((result) => {
      const reuseMs = Object.values(result).every(Boolean) ? REUSE_READY_MS : REUSE_UNREADY_MS;
      reuseUntil = performance.now() + reuseMs;
      return result;
    });
    return last;
  };
}

async function check(parts: Parameters<typeof createReadiness>[0]): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    resolvesInTime(parts.database.pool.query('select 1')),
    resolvesInTime(parts.store.list(MEDIA_BUCKET)),
  ]);
  return { database, storage, queue: database && parts.queue.isReady() };
}

const resolvesInTime = (request: Promise<unknown>) =>
  Promise.race([request, wait(TIMEOUT_MS).then(() => Promise.reject(new Error('timed out')))]).then(
    () => true,
    () => false,
  );
