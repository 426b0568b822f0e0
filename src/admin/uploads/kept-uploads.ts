import {
  createStore,
  delMany,
  entries,
  get,
  keys as allKeys,
  set,
  type UseStore,
} from 'idb-keyval';
import { heldLocks, holdLock } from '#src/admin/parts/tab-locks.ts';
import { hashSample } from './hash-file.ts';
import { flagKeptUploads } from './kept-uploads-flag.ts';
import type { Upload, KeptUploads } from './upload.ts';

/** Larger files are not copied: after a reload, one chooses them again, and only what is missing is sent. */
const MAX_KEPT_BYTES = 50_000_000;
/** Of all copies together. */
const MAX_ALL_BYTES = 500_000_000;

/** For how long the server keeps what has arrived, so that going on makes sense. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

interface KeptRecord {
  upload: Upload;
  /** a shared computer shows no one the files of another */
  userId: string;
  /** the tab that sends it; while that one lives, others leave it alone */
  tab: string;
  at: number;
  type: string;
  lastModified: number;
  sample: string | undefined;
}

let opened: UseStore | undefined;
const openStore = () => (opened ??= createStore('cadron-uploads', 'uploads'));

/** Keeps uploads in IndexedDB, with a copy of each file that is not large. */
export function createKeptUploads(
  userId: string,
  tab: string,
  maxBytes = MAX_KEPT_BYTES,
): KeptUploads {
  const gone = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let copied = 0;
  const lock = holdLock(lockOf(tab));

  /** One write after the other, since a browser is slow at many large ones. */
  const write = (access: () => Promise<unknown>) => {
    last = last.then(access).catch(() => undefined);
  };

  async function keepNow(upload: Upload, file: File): Promise<void> {
    if (gone.has(upload.key)) return;
    const sample = await hashSample(file);
    const { type, lastModified } = file;
    const kept: KeptRecord = { upload, userId, tab, at: Date.now(), type, lastModified, sample };
    await set(recordKey(upload.key), kept, openStore());
    flagKeptUploads(userId);
    if (file.size <= maxBytes && copied + file.size <= MAX_ALL_BYTES && !gone.has(upload.key)) {
      copied += file.size;
      await set(fileKey(upload.key), new Blob([file], { type }), openStore());
    }
    if (gone.has(upload.key)) await forgetNow([upload.key]);
  }

  async function forgetNow(keys: readonly string[]): Promise<void> {
    await delMany(
      keys.flatMap((key) => [recordKey(key), fileKey(key)]),
      openStore(),
    );
    const rest = await allKeys(openStore());
    if (rest.length === 0) flagKeptUploads(undefined);
  }

  const recordOf = (key: string) => get<KeptRecord>(recordKey(key), openStore());

  return {
    keep(upload, file) {
      if (file) write(() => keepNow(upload, file));
    },
    update(upload) {
      write(async () => {
        const kept = await recordOf(upload.key);
        if (kept) await set(recordKey(upload.key), { ...kept, upload }, openStore());
      });
    },
    forget(keys) {
      for (const key of keys) gone.add(key);
      write(() => forgetNow(keys));
    },
    async take() {
      await lock;
      const found = await entries<string, unknown>(openStore()).catch(() => []);
      const held = await heldLocks();
      const taken: { upload: Upload; file?: File }[] = [];
      for (const [at, value] of found) {
        if (!at.startsWith('record/')) continue;
        const kept = value as KeptRecord;
        const { key } = kept.upload;
        if (Date.now() - kept.at > MAX_AGE_MS) write(() => forgetNow([key]));
        else if (kept.userId === userId && kept.tab !== tab && !held.has(lockOf(kept.tab))) {
          const blob = await get<Blob>(fileKey(key), openStore()).catch(() => undefined);
          taken.push(takenOf(kept, blob));
          write(() => set(at, { ...kept, tab }, openStore()));
        }
      }
      return taken;
    },
    async isSame({ key, bytes }, file) {
      if (file.size !== bytes) return false;
      const kept = await recordOf(key).catch(() => undefined);
      return kept?.sample === undefined || kept.sample === (await hashSample(file));
    },
  };
}

const recordKey = (key: string) => `record/${key}`;
const fileKey = (key: string) => `file/${key}`;
const lockOf = (tab: string) => `cadron-uploads-${tab}`;

function takenOf({ upload, type, lastModified }: KeptRecord, blob: Blob | undefined) {
  if (!blob) return { upload: { ...upload, state: 'lost-file' as const } };
  const state = upload.state === 'paused' ? ('paused' as const) : ('checking' as const);
  return {
    upload: { ...upload, state },
    file: new File([blob], upload.name, { type, lastModified }),
  };
}
