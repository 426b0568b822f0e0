import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import {
  deleteDocuments,
  type DigestedDocument,
  listDigests,
  putDocuments,
  tryRefreshLock,
} from './document-repository.server.ts';
import { type SearchDocument, normalizeDocument } from './search-document.ts';
import { countWords, forgetUnusedWords } from './word-repository.server.ts';

/**
 * Where documents come from: everything a visitor may find, in parts of any size; of two with one path the first counts. Throws
 * when it cannot be told.
 */
export interface SearchSource {
  documents(): AsyncIterable<readonly SearchDocument[]>;
}

export interface RefreshDeps {
  db: Database['db'];
  source: SearchSource;
  log: Logger;
}

/** How many documents a refresh wrote and removed. */
export interface Refreshed {
  written: number;
  removed: number;
}

const ASK_AGAIN_MS = 250;
const REFRESH_TIMEOUT_MS = 60_000;
/** Documents of one statement, so that none takes long. */
const AT_ONCE = 100;

/**
 * Writes the documents that changed, removes those that are gone, and keeps the words in step; all or nothing.
 * Of two nodes the second waits, and reads what there is only then.
 */
export async function refreshDocuments({ db, source, log }: RefreshDeps): Promise<Refreshed> {
  const refreshed = await db.transaction(async (tx) => {
    for (let waited = 0; !(await tryRefreshLock(tx)); waited += ASK_AGAIN_MS) {
      if (waited >= REFRESH_TIMEOUT_MS)
        throw new Error('Another node has been refreshing the search for a minute.');
      await wait(ASK_AGAIN_MS);
    }
    const known = await listDigests(tx);
    const seen = new Set<string>();
    let written = 0;
    for await (const documents of source.documents()) {
      const current = documents.filter(({ path }) => !seen.has(path) && seen.add(path)).map(digest);
      const changed = current.filter((document) => known.get(document.path) !== document.digest);
      for (const some of chunk(changed, AT_ONCE)) await replace(tx, some);
      written += changed.length;
    }
    const gone = [...known.keys()].filter((path) => !seen.has(path));
    for (const some of chunk(gone, AT_ONCE)) await remove(tx, some);
    if (written + gone.length > 0) await forgetUnusedWords(tx);
    return { written, removed: gone.length };
  });
  if (refreshed.written + refreshed.removed > 0) log.info(refreshed, 'the search was refreshed');
  return refreshed;
}

async function replace(tx: Db, documents: readonly DigestedDocument[]): Promise<void> {
  const paths = documents.map(({ path }) => path);
  await countWords(tx, paths, 'out');
  await putDocuments(tx, documents);
  await countWords(tx, paths, 'in');
}

async function remove(tx: Db, paths: readonly string[]): Promise<void> {
  await countWords(tx, paths, 'out');
  await deleteDocuments(tx, paths);
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

function digest(document: SearchDocument): DigestedDocument {
  const tidied = normalizeDocument(document);
  const { path, kind, title, summary, body, category, publishedAt, weight } = tidied;
  const facts = [path, kind, title, summary, body, category, publishedAt, weight];
  return {
    ...tidied,
    digest: createHash('sha256').update(JSON.stringify(facts)).digest('base64url'),
  };
}
