import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { heldLocks, holdLock, lockReleased } from '#src/admin/parts/tab-locks.ts';
import type { LocalCopy } from './working-copy.ts';

/** A local copy of an earlier visit, which the editor can restore. */
export interface FoundCopy {
  key: string;
  copy: LocalCopy;
}

/** The unsaved states of one document that this browser keeps for one user. */
export type LocalCopies = ReturnType<typeof createLocalCopies>;

/** A state to write; no copy to remove what was written. */
interface Waiting {
  copy: LocalCopy | undefined;
}

interface Options {
  documentId: string;
  /** a shared computer shows no one the text of another */
  userId: string;
  /** chosen for each visit, so that two tabs do not overwrite each other's copies */
  tabId: string;
  now?: () => number;
  /** between two writes */
  pauseMs?: number;
}

/** A write copies the whole document, so that one for each key would delay the next key. */
const PAUSE_MS = 400;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('cadron-documents', 'copies'));

/** Keeps copies in IndexedDB. A browser that refuses makes no error: `keep` says so. */
export function createLocalCopies({
  documentId,
  userId,
  tabId,
  now = Date.now,
  pauseMs = PAUSE_MS,
}: Options) {
  const prefix = `${userId}/${documentId}/`;
  const own = prefix + tabId;
  const released = Promise.withResolvers<void>();
  const lock = holdLock(own, released.promise);
  let next: Waiting | undefined;
  let written = Promise.withResolvers<boolean>();
  let isWriting = false;
  let endPause = () => {};

  /** The first write at once, then one after each pause, and only the newest of those that wait. */
  function write(copy: LocalCopy | undefined): Promise<boolean> {
    next = { copy };
    // What is saved must not be offered as unsaved by the next visit.
    if (!copy) endPause();
    const { promise } = written;
    if (!isWriting) void run();
    return promise;
  }

  async function run(): Promise<void> {
    isWriting = true;
    while (next) {
      const { copy } = next;
      const { resolve } = written;
      next = undefined;
      written = Promise.withResolvers();
      resolve(await attempt(() => (copy ? set(own, copy, openStore()) : del(own, openStore()))));
      // Set while the write was under way.
      const waiting = next as Waiting | undefined;
      if (copy && (!waiting || waiting.copy)) await pause();
    }
    isWriting = false;
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    keeper: {
      keep: write,
      async remove() {
        await write(undefined);
      },
    },
    /** Copies without a living tab, newest first. */
    async find() {
      await lock;
      const held = await heldLocks();
      const all = await readAll();
      const found: FoundCopy[] = [];
      for (const [key, copy] of all) {
        if (now() - Date.parse(copy.at) > MAX_AGE_MS) await attempt(() => del(key, openStore()));
        else if (key.startsWith(prefix) && key !== own && !held.has(key)) found.push({ key, copy });
      }
      return found.toSorted((one, other) => other.copy.at.localeCompare(one.copy.at));
    },
    /** Resolves when another tab that now has the document open has left it; never if there is none. */
    async otherLeft() {
      const others = [...(await heldLocks())].filter(
        (key) => key.startsWith(prefix) && key !== own,
      );
      await Promise.race([new Promise<void>(() => undefined), ...others.map(lockReleased)]);
    },
    async discard(key: string) {
      await attempt(() => del(key, openStore()));
    },
    /** Writes now what waits for its turn, since the page may be closed. */
    hurry: () => endPause(),
    /** The editor has left the document: what is still unsaved is offered at the next visit. */
    release() {
      endPause();
      released.resolve();
    },
  };
}

async function readAll(): Promise<[string, LocalCopy][]> {
  try {
    return await entries<string, LocalCopy>(openStore());
  } catch {
    return [];
  }
}

async function attempt(access: () => Promise<void>): Promise<boolean> {
  try {
    await access();
    return true;
  } catch {
    return false;
  }
}
