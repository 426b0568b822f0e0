import type { Db } from '#src/platform/db/database.server.ts';
import { DOCUMENT_KINDS, type DocumentContent, visibleBlocks } from '../document.ts';
import { type DocumentRow, lockDocument } from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { findContent } from '../history/history-repository.server.ts';
import { areFactsMissing, storeFacts } from '../lists/facts-repository.server.ts';
import type { Life } from '../life/life.ts';
import { currentContent } from '../present-document.server.ts';
import { isIndexMissing, listIdsAfter, replaceReferences } from './reference-repository.server.ts';
import { lifeOf } from '../life/stored-life.ts';

type Adapters = Pick<EngineDeps, 'adapters'>;
type Indexed = Pick<DocumentRow, 'id' | 'kind'>;

const BATCH_SIZE = 200;

/** Updates what is known of a working copy. Call it in the transaction that stores the content. */
export async function indexWorkingCopy(
  tx: Db,
  { adapters }: Adapters,
  { id, kind }: Indexed,
  content: DocumentContent,
): Promise<number> {
  const facts = adapters[kind].facts?.(content);
  if (facts) await storeFacts(tx, id, facts);
  return replaceReferences(tx, id, false, adapters[kind].references?.(content) ?? []);
}

/**
 * Updates what is known of the live revision and of the scheduled one: what a schedule uses must not be deleted either. The
 * built-in text of a page is not stored, because a release can change it. Call it in the transaction that changes the life.
 */
export async function indexPublic(
  tx: Db,
  { adapters }: Adapters,
  { id, kind }: Indexed,
  { live, publish }: Pick<Life, 'live' | 'publish'>,
): Promise<number> {
  const numbers = [live?.revision, publish?.revision].filter((number) => number !== undefined);
  const references = [];
  for (const number of new Set(numbers)) {
    const content = await findContent(tx, id, { type: 'revision', number });
    if (content) references.push(...(adapters[kind].references?.(shownOf(content)) ?? []));
  }
  return replaceReferences(tx, id, true, references);
}

/** A hidden block uses nothing publicly. The working copy keeps its references, so that it can be shown again. */
const shownOf = (content: DocumentContent): DocumentContent =>
  content.blocks ? { ...content, blocks: visibleBlocks(content.blocks) } : content;

interface Rebuilt {
  documents: number;
  /** rows that were missing or wrong; more than 0 in normal operation is a bug */
  corrected: number;
}

/** Computes all references again, one document at a time, so that editors do not wait. Idempotent; may run anywhere. */
export async function rebuildReferences({
  db,
  ...deps
}: Pick<EngineDeps, 'db' | 'adapters'>): Promise<Rebuilt> {
  const rebuilt = { documents: 0, corrected: 0 };
  for (let last: string | undefined; ;) {
    const ids = await listIdsAfter(db, last, BATCH_SIZE);
    for (const id of ids) {
      rebuilt.corrected += await db.transaction(async (tx) => {
        const row = await lockDocument(tx, id);
        if (!row) return 0;
        const ofCopy = await indexWorkingCopy(tx, deps, row, currentContent(deps, row));
        return ofCopy + (await indexPublic(tx, deps, row, lifeOf(row)));
      });
    }
    rebuilt.documents += ids.length;
    if (ids.length < BATCH_SIZE) return rebuilt;
    last = ids.at(-1);
  }
}

/** After an upgrade from a release without references, or without facts of posts. */
export const rebuildIfMissing = async (
  deps: Pick<EngineDeps, 'db' | 'adapters'>,
): Promise<Rebuilt | undefined> =>
  (await isIndexMissing(deps.db)) || (await areFactsMissing(deps.db, listedKinds(deps)))
    ? rebuildReferences(deps)
    : undefined;

const listedKinds = ({ adapters }: Adapters) =>
  DOCUMENT_KINDS.filter((kind) => adapters[kind].facts !== undefined);
