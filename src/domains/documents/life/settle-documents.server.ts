import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { applyEffects } from './apply-effects.server.ts';
import { lockDocument, updateDocument } from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { indexPublic } from '../references/index-references.server.ts';
import { recordDue } from '../save/record-change.server.ts';
import { settle } from './settle.ts';
import { lifeOf } from './stored-life.ts';
import { findDue, findNextDue } from './due-repository.server.ts';

/** Announcements of content changes can be lost with the connection, so the next due moment is read again after this time. */
const RELOAD_MS = 5_000;
/** Pause before a change that failed is tried again. */
const RETRY_MS = 30_000;

/**
 * Makes due changes when someone reads or a job runs. Nearly free while nothing is due: the next due moment is held in memory.
 * Calls within a process share one run; across processes, the row of the document is the lock.
 */
export function createSettler(deps: EngineDeps) {
  const { db, clock, log } = deps;
  const now = () => clock().getTime();
  /** in milliseconds, like all moments here; infinite for never */
  let next = Infinity;
  /** how many due moments `next` has left behind */
  let passed = 0;
  let loadedAt = -Infinity;
  let pausedUntil = -Infinity;
  /** whether the schedule could not be read when it was tried last */
  let isFailing = false;
  let running: Promise<number> | undefined;
  /** when a change that failed is tried again, by id of the document */
  const retries = new Map<string, number>();

  /** Ids of the documents whose changes are not to be tried yet. */
  function waiting() {
    for (const [id, at] of retries) if (at <= now()) retries.delete(id);
    return [...retries.keys()];
  }

  async function load() {
    const due = await findNextDue(db, waiting());
    const at = now();
    const later = Math.min(due?.getTime() ?? Infinity, ...retries.values());
    // Also one that passed while this was read, and that another node has settled.
    if (next <= at && later > next) passed += 1;
    next = later;
    loadedAt = at;
    isFailing = false;
  }

  async function run() {
    let count = 0;
    if (Math.abs(now() - loadedAt) >= RELOAD_MS) await load();
    while (next <= now()) {
      for (const id of await findDue(db, clock(), waiting())) {
        try {
          if (await settleDocument(deps, id)) count += 1;
        } catch (error) {
          retries.set(id, now() + RETRY_MS);
          await noteFailure(id, error);
        }
      }
      await load();
    }
    return count;
  }

  /** Runs once for all callers. While the database fails, only every few seconds, so that readers do not wait for it. */
  function runOnce(): Promise<number> {
    running ??= run()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'scheduled changes cannot be read');
        isFailing = true;
        loadedAt = now();
        pausedUntil = now() + RELOAD_MS;
        return 0;
      })
      .finally(() => (running = undefined));
    return running;
  }

  /** Stored for the screens. If the database is what fails, the log has to do. */
  async function noteFailure(id: string, error: unknown) {
    log.error({ err: error, document: id }, 'a scheduled change could not be made');
    const dueFailure = describeFailure(error);
    await updateDocument(db, id, { dueFailure }).catch(() => undefined);
  }

  return {
    /** Makes every change that is due. Readers call it before they read, and a job calls it too. Never throws. @returns how many */
    async settle(): Promise<number> {
      const isPaused = now() < pausedUntil && now() >= pausedUntil - RELOAD_MS;
      if (isPaused) return 0;
      if (running || next <= now() || loadedAt === -Infinity) return runOnce();
      // Readers do not wait for this: a node that announces a change has it read at once.
      if (Math.abs(now() - loadedAt) >= RELOAD_MS) void runOnce();
      return 0;
    },
    /** Reads the next due moment again, after a node announced a change of content. Never throws. */
    async contentChanged() {
      await running;
      loadedAt = -Infinity;
      pausedUntil = -Infinity;
      await load().catch((error: unknown) => {
        isFailing = true;
        log.warn({ err: error }, 'scheduled changes cannot be read');
      });
    },
    /** A number that grows when that moment was reached and the next one is known. Caches made before are outdated. */
    duePassed: () => passed,
    /** The next due moment as far as this process knows, without asking the database. Caches expire at that moment. */
    // While the database is down, what is cached is better than what could be rendered.
    knownDueAt: () => (isFailing || next === Infinity ? undefined : new Date(next)),
  };
}

/** The first line of an error, for editors. Queries are left out, since they contain content. */
const describeFailure = (error: unknown) =>
  error instanceof Error && !error.message.startsWith('Failed query')
    ? error.message.split('\n')[0]!.slice(0, 300)
    : 'The database refused the change.';

/** Makes the due changes of one document in a transaction. @returns false if another process was faster */
async function settleDocument(deps: EngineDeps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await lockDocument(tx, id);
    if (!row) return false;
    const now = deps.clock();
    const before = lifeOf(row);
    const settled = settle(before, now);
    if (settled.life === before) return false;
    const update = await applyEffects(tx, deps, row, settled, { by: null, now });
    await updateDocument(tx, id, update);
    await indexPublic(tx, deps, row, settled.life);
    await announceContentChange(tx);
    await recordDue(tx, row, before, settled);
    return settled.due.length > 0;
  });
}
