import type { Base } from '#src/platform/base.ts';
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  deleteDocuments,
  type DigestedDocument,
  listDigests,
  upsertDocuments,
  tryRefreshLock,
} from './document-repository.server.ts';
import { type SearchDocument, normalizeDocument } from './search-document.ts';
import { updateWordCounts, deleteUnusedWords } from './word-repository.server.ts';

/**
 * Supplies every searchable document, in batches of any size. Of several documents with one path the first is stored. Throws
 * if the documents cannot be read.
 */
export interface SearchSource {
  documents(): AsyncIterable<readonly SearchDocument[]>;
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

/**
 * Writes changed documents, deletes removed ones and updates the word counts, in one transaction. A second node waits for the
 * first, and reads its source afterwards.
 * @throws Error if another node holds the lock for a minute, or the source fails
 */
export async function refreshDocuments({ db, source, log }: RefreshDeps): Promise<RefreshResult> {
  const refreshed = await db.transaction(async (tx) => {
    for (let waited = 0; !(await tryRefreshLock(tx)); waited += LOCK_RETRY_MS) {
      if (waited >= REFRESH_TIMEOUT_MS)
        throw new Error('Another node has been refreshing the search index for a minute.');
      await wait(LOCK_RETRY_MS);
    }
    const known = await listDigests(tx);
    const seen = new Set<string>();
    let written = 0;
    for await (const documents of source.documents()) {
      const current = documents
        .filter(({ path }) => !seen.has(path) && seen.add(path))
        .map(addDigest);
      const changed = current.filter((document) => known.get(document.path) !== document.digest);
      for (const some of chunk(changed, BATCH_SIZE)) await replace(tx, some);
      written += changed.length;
    }
    const gone = [...known.keys()].filter((path) => !seen.has(path));
    for (const some of chunk(gone, BATCH_SIZE)) await remove(tx, some);
    if (written + gone.length > 0) await deleteUnusedWords(tx);
    return { written, removed: gone.length };
  });
  if (refreshed.written + refreshed.removed > 0) log.info(refreshed, 'the search was refreshed');
  return refreshed;
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

const chunk = <T>(items: readonly T[], size: number): T[][] =>
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
