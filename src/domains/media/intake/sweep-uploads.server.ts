import type { Base } from '#src/platform/base.ts';
import { listForgotten, listPending } from './upload-repository.server.ts';
import type { Uploads } from './uploads.server.ts';

/** The request that brings the last byte adds the file. Longer than most take; what is done twice is added once. */
const FINISH_AFTER_MS = 30_000;
/** How long an upload can be resumed, and what became of it be asked. */
const KEPT_MS = 24 * 3_600_000;
const BATCH = 1_000;

interface SweepDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  uploads: Pick<Uploads, 'cancel'>;
  /** where the bytes of uploads are */
  server: { finish(id: string): Promise<unknown>; remove(id: string): Promise<void> };
}

/**
 * Creates the handler of the job that adds complete uploads whose request died, and forgets old ones. Safe to run on several
 * nodes at once.
 */
export function createUploadSweep({ db, uploads, server, clock, log }: SweepDeps) {
  return async () => {
    const before = (ms: number) => new Date(clock().getTime() - ms);
    for (const { id } of await listPending(db, before(FINISH_AFTER_MS), BATCH))
      await server
        .finish(id)
        .catch((err: unknown) => log.warn({ err, upload: id }, 'an upload could not be added yet'));
    for (const id of await listForgotten(db, before(KEPT_MS), BATCH)) {
      try {
        await server.remove(id);
        await uploads.cancel(id);
      } catch (err) {
        // The next sweep tries again.
        log.warn({ err, upload: id }, 'an old upload could not be deleted yet');
      }
    }
  };
}
