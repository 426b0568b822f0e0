import type { Base } from '#src/platform/base.ts';
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#src/platform/db/database.server.ts';
import { inBatches } from '#src/platform/db/in-batches.ts';
import {
  deleteDocuments,
  type DigestedDocument,
  findStored,
  listPathsAfter,
  updateVersions,
  upsertDocuments,
  tryRefreshLock,
} from './document-repository.server.ts';
import { type SearchDocument, normalizeDocument } from './search-document.ts';
import { updateWordCounts, deleteUnusedWords } from './word-repository.server.ts';

/** A document that is stored with its current version. */
interface StoredDocument {
  path: string;
  isStored: true;
}

/**
 * Supplies every searchable document, in batches of any size. Of several documents with one path the first is stored. Throws
 * if the documents cannot be read.
 */
export interface SearchSource {
  /** @param versionsOf the versions of those of the paths that are stored with one, so that they need not be read again */
  documents(
    versionsOf: (paths: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
  ): AsyncIterable<readonly (SearchDocument | StoredDocument)[]>;
}

interface RefreshDeps extends Pick<Base, 'db' | 'log'> {
  source: SearchSource;
}

/** The number of documents that a refresh wrote and removed. */
interface RefreshResult {
  written: number;
  removed: number;
}

const LOCK_RETRY_MS = 250;
const REFRESH_TIMEOUT_MS = 60_000;
/** Documents per statement, so that no statement takes long. */
const BATCH_SIZE = 100;
const PATHS = 1_000;

/**
 * Writes changed documents, deletes removed ones and updates the word counts. Each batch can be found once it is written, and stays if
 * a later one fails; nothing is removed before all are read. A second node waits for the first, and reads its source afterwards.
 * @throws Error if another node holds the lock for a minute, or the source fails
 */
export async function refreshDocuments({ db, source, log }: RefreshDeps): Promise<RefreshResult> {
  // This transaction has the lock and nothing else: batches are committed by their own.
  const refreshed = await db.transaction(async (locking) => {
    for (let waited = 0; !(await tryRefreshLock(locking)); waited += LOCK_RETRY_MS) {
      if (waited >= REFRESH_TIMEOUT_MS)
        throw new Error('Another node has been refreshing the search index for a minute.');
      await wait(LOCK_RETRY_MS);
    }
    // An idle transaction is ended.
    const keepLock = () => tryRefreshLock(locking);
    const seen = new Set<string>();
    let written = 0;
    for await (const batch of source.documents((paths) => versionsOf(db, paths))) {
      await keepLock();
      const current = batch.filter(({ path }) => !seen.has(path) && seen.add(path));
      for (const some of chunk(current.filter(isRead).map(addDigest), BATCH_SIZE)) {
        await keepLock();
        written += await storeChanged(db, some);
      }
    }
    let removed = 0;
    const stored = inBatches(PATHS, (last?: { path: string }) =>
      listPathsAfter(db, last?.path, PATHS),
    );
    for await (const rows of stored) {
      const gone = rows.map(({ path }) => path).filter((path) => !seen.has(path));
      for (const some of chunk(gone, BATCH_SIZE)) {
        await keepLock();
        await db.transaction((tx) => remove(tx, some));
      }
      removed += gone.length;
    }
    if (written + removed > 0) await deleteUnusedWords(db);
    return { written, removed };
  });
  if (refreshed.written + refreshed.removed > 0) log.info(refreshed, 'the search was refreshed');
  return refreshed;
}

const isRead = (document: SearchDocument | StoredDocument): document is SearchDocument =>
  !('isStored' in document);

async function versionsOf(db: Db, paths: readonly string[]) {
  const stored = await findStored(db, paths);
  return new Map([...stored].map(([path, { version }]) => [path, version]));
}

/** @returns the number of those that differ from what is stored */
async function storeChanged(db: Db, documents: readonly DigestedDocument[]): Promise<number> {
  const stored = await findStored(
    db,
    documents.map(({ path }) => path),
  );
  const isSame = ({ path, digest }: DigestedDocument) => stored.get(path)?.digest === digest;
  const changed = documents.filter((document) => !isSame(document));
  if (changed.length > 0) await db.transaction((tx) => replace(tx, changed));
  await updateVersions(
    db,
    documents.filter(
      (each) => isSame(each) && (each.version ?? null) !== stored.get(each.path)!.version,
    ),
  );
  return changed.length;
}

async function replace(tx: Db, documents: readonly DigestedDocument[]) {
  const paths = documents.map(({ path }) => path);
  await updateWordCounts(tx, paths, 'out');
  await upsertDocuments(tx, documents);
  await updateWordCounts(tx, paths, 'in');
}

async function remove(tx: Db, paths: readonly string[]) {
  await updateWordCounts(tx, paths, 'out');
  await deleteDocuments(tx, paths);
}

export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

function addDigest(document: SearchDocument): DigestedDocument {
  const normalized = normalizeDocument(document);
  const { path, kind, title, summary, body, category, publishedAt, weight } = normalized;
  const values = [path, kind, title, summary, body, category, publishedAt, weight];
  return {
    ...normalized,
    digest: hash('sha256', JSON.stringify(values), 'base64url'),
  };
}
