import { siteDay } from '#src/platform/clock/site-day.ts';
import type { MediaDeps } from './media-deps.ts';
import {
  forgetRendition,
  listKnownRenditions,
  listLeastUsed,
  noteUses,
  type StoredRendition,
  sumBytes,
} from './rendition-repository.server.ts';
import { RENDITIONS_FOLDER } from './storage-key.ts';

const BATCH = 500;

/** Uses that are kept until the next flush; more are forgotten, which only makes a rendition look older. */
const MAX_PENDING = 20_000;

const FLUSH_MS = 60_000;

type Deps = Pick<MediaDeps, 'db' | 'store' | 'clock' | 'log'>;

/** Which renditions are used, and how much room all of them take. */
export type RenditionUses = ReturnType<typeof createRenditionUses>;

export function createRenditionUses(deps: Deps) {
  const { db, store, clock, log } = deps;
  let noted = new Set<string>();
  let pending = new Map<string, StoredRendition>();
  let day = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    const batch = [...pending.values()];
    const flushed = pending;
    pending = new Map();
    try {
      for (let first = 0; first < batch.length; first += BATCH)
        await noteUses(db, batch.slice(first, first + BATCH), day);
    } catch (error) {
      // Noted again at the next use.
      for (const path of flushed.keys()) noted.delete(path);
      throw error;
    }
  };

  return {
    /** Notes a use in memory. Costs nothing when the rendition was noted on this day. */
    note(rendition: StoredRendition) {
      const today = siteDay(clock());
      if (today !== day) [day, noted] = [today, new Set()];
      if (noted.has(rendition.path) || pending.size >= MAX_PENDING) return;
      noted.add(rendition.path);
      pending.set(rendition.path, rendition);
      timer ??= setTimeout(() => {
        timer = undefined;
        flush().catch((error: unknown) =>
          log.warn({ err: error }, 'uses of renditions could not be stored'),
        );
      }, FLUSH_MS).unref();
    },
    /** Writes what was noted. Another node may have noted the same. */
    flush,
    /**
     * Deletes renditions until all fit, those first that nobody has used for the longest time.
     * @returns the number of deleted ones
     */
    async shrinkTo(maxBytes: number) {
      await findUnknown(deps);
      let bytes = await sumBytes(db);
      let deleted = 0;
      while (bytes > maxBytes) {
        const oldest = await listLeastUsed(db, BATCH);
        if (oldest.length === 0) break;
        for (const rendition of oldest) {
          if (bytes <= maxBytes) break;
          await store.remove(rendition.path);
          await forgetRendition(db, rendition.path);
          bytes -= rendition.bytes;
          deleted += 1;
        }
      }
      if (deleted > 0) log.info({ deleted, maxBytes }, 'renditions were deleted to keep the limit');
      return deleted;
    },
  };
}

/** Renditions from before there was a limit, and those whose row was not written before a crash, count as old. */
async function findUnknown({ db, store }: Deps) {
  let batch: string[] = [];
  const flush = async () => {
    const known = await listKnownRenditions(db, batch);
    const found: StoredRendition[] = [];
    for (const path of batch.filter((each) => !known.has(each))) {
      const bytes = await store.size(path);
      if (bytes !== undefined) found.push({ path, bytes });
    }
    await noteUses(db, found, LONG_AGO);
    batch = [];
  };
  for await (const path of store.paths(RENDITIONS_FOLDER)) {
    batch.push(path);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

const LONG_AGO = '2000-01-01';
