import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { LocalCopy, LocalCopyKeeper } from './working-copy.ts';

/** A local copy of an earlier visit, which the editor can restore. */
export interface FoundCopy {
  key: string;
  copy: LocalCopy;
}

/** The unsaved states of one document that this browser keeps for one user. */
export interface LocalCopies {
  keeper: LocalCopyKeeper;
  /** Copies without a living tab, newest first. */
  find(): Promise<FoundCopy[]>;
  discard(key: string): Promise<void>;
  /** The editor has left the document: what is still unsaved is offered at the next visit. */
  release(): void;
}

interface Options {
  documentId: string;
  /** a shared computer shows no one the text of another */
  userId: string;
  /** chosen for each visit, so that two tabs do not overwrite each other's copies */
  tabId: string;
  now?: () => number;
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('cadron-documents', 'copies'));

/** Keeps copies in IndexedDB. A browser that refuses makes no error: `keep` says so. */
export function createLocalCopies({
  documentId,
  userId,
  tabId,
  now = Date.now,
}: Options): LocalCopies {
  const prefix = `${userId}/${documentId}/`;
  const own = prefix + tabId;
  const released = Promise.withResolvers<void>();
  const lock = holdLock(own, released.promise);
  let writing: Promise<boolean> | undefined;
  let next: { copy: LocalCopy | undefined } | undefined;

  /** One write at a time, and only the newest of those that wait. */
  async function write(copy: LocalCopy | undefined): Promise<boolean> {
    next = { copy };
    writing ??= (async () => {
      let isKept = true;
      while (next) {
        const { copy: newest } = next;
        next = undefined;
        isKept = await attempt(() =>
          newest ? set(own, newest, openStore()) : del(own, openStore()),
        );
      }
      writing = undefined;
      return isKept;
    })();
    return writing;
  }

  return {
    keeper: {
      keep: write,
      async remove() {
        await write(undefined);
      },
    },
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
    async discard(key) {
      await attempt(() => del(key, openStore()));
    },
    release: () => released.resolve(),
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

/** A lock that the browser also releases when the tab is closed or crashes: it shows whether a copy has a living tab. */
function holdLock(name: string, released: Promise<void>): Promise<void> {
  // Missing outside of HTTPS; a copy of a living tab is then offered too.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return Promise.resolve();
  return new Promise((resolve) => {
    locks
      .request(name, () => {
        resolve();
        return released;
      })
      .catch(() => resolve());
  });
}

async function heldLocks(): Promise<Set<string>> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
