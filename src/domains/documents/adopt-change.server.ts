import { type Actor, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { applyEffects } from './apply-effects.server.ts';
import { DOCUMENT_KINDS, type DocumentContent, type Editor } from './document.ts';
import {
  type DocumentFacts,
  type DocumentRow,
  listFactsAfter,
  lockDocument,
  lockDocumentFacts,
  updateDocument,
} from './document-repository.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import {
  findContent,
  findLastBy,
  insertCheckpoint,
  insertRevision,
  nextRevision,
  renameCheckpoint,
} from './history-repository.server.ts';
import { indexPublic, indexWorkingCopy } from './index-references.server.ts';
import { isEqualJson } from './json.ts';
import type { Life } from './life.ts';
import { mergeContent, type MergeConflict } from './merge.ts';
import { nameOf } from './name-of-field.ts';
import { labelOf, recordChange } from './record-change.server.ts';
import { type Changed, hide, show } from './settle.ts';
import { lifeOf } from './stored-life.ts';

/** Who writes to the tables of public content besides our editors. */
const OTHER_TOOL: Editor = { id: 'other-tool', name: 'Another tool' };
/** Their text joined with ours, which they have not written. */
const JOINED: Editor = { id: 'other-tool-joined', name: OTHER_TOOL.name };
const BATCH_SIZE = 200;
const ACTOR: Actor = { id: null, name: OTHER_TOOL.name };

/** What another tool made of a document. */
interface ForeignChange {
  theirs: DocumentContent;
  /** what was stored last, as far as is known */
  known: DocumentContent | undefined;
  isPublic: boolean;
}

/** Locks a document, after it has taken over what another tool changed. Call it before public content is replaced. */
export async function lockWithForeignChange(
  tx: Db,
  deps: EngineDeps,
  id: string,
): Promise<DocumentRow | undefined> {
  const row = await lockDocument(tx, id);
  return row && (await adoptForeignChange(tx, deps, row)) ? lockDocument(tx, id) : row;
}

/** Takes over what another tool changed in the content of a locked document. @returns false if nothing */
export async function adoptForeignChange(
  tx: Db,
  deps: EngineDeps,
  facts: DocumentFacts,
): Promise<boolean> {
  const change = await findForeignChange(tx, deps, facts, true);
  const row = change && (await lockDocument(tx, facts.id));
  if (!row) return false;
  await takeOver(tx, deps, row, change);
  return true;
}

/** What differs from the state that this site stored last; undefined if nothing does. */
export async function findForeignChange(
  db: Db,
  { adapters }: Pick<EngineDeps, 'adapters'>,
  facts: DocumentFacts,
  isLocked: boolean,
): Promise<ForeignChange | undefined> {
  const { findStored } = adapters[facts.kind];
  if (!findStored || facts.trashedAt) return undefined;
  const stored = await findStored(db, facts.id, isLocked);
  const isLive = facts.liveRevision !== null;
  if (!stored && !isLive) return undefined;
  const known = await findKnown(db, facts);
  const theirs = stored?.contentOver(known) ?? known;
  const isPublic = stored?.isPublic ?? false;
  if (!theirs || (isEqualJson(theirs, known) && isPublic === isLive)) return undefined;
  return { theirs, known, isPublic };
}

/** What is public by our editors, or else what another tool wrote last. */
const findKnown = (db: Db, { id, liveRevision }: DocumentFacts) =>
  liveRevision === null
    ? findLastBy(db, id, OTHER_TOOL.id)
    : findContent(db, id, { type: 'revision', number: liveRevision });

async function takeOver(
  tx: Db,
  deps: EngineDeps,
  row: DocumentRow,
  change: ForeignChange,
): Promise<void> {
  const { theirs, isPublic } = change;
  const adapter = deps.adapters[row.kind];
  const now = deps.clock();
  const { version, theirVersion, content, conflicts } = await joinText(tx, row, change, now);
  const before = lifeOf(row);
  const life = { ...before, version };
  const changed = isPublic
    ? await showTheirs(tx, row, life, { theirs, theirVersion, now }, adapter.addressOf(theirs))
    : before.live
      ? hide(life, now)
      : { life, effects: [] };
  // Their table has what they wrote already, and rows that are not public are theirs.
  const effects = changed.effects.filter(
    ({ type }) =>
      type === 'redirect' || (type === 'notify-search-engines' && adapter.isIndexable(theirs)),
  );
  const context = { by: null, now };
  const update = await applyEffects(tx, deps, row, { ...changed, effects }, context);
  const isChanged = version !== row.version;
  await updateDocument(tx, row.id, {
    ...update,
    ...(isChanged && {
      content,
      address: adapter.addressOf(content),
      savedAt: now,
      savedById: OTHER_TOOL.id,
      savedByName: OTHER_TOOL.name,
    }),
  });
  if (isChanged) await indexWorkingCopy(tx, deps, row, content);
  await indexPublic(tx, deps, row, changed.life);
  await announceContentChange(tx);
  await record(tx, row, change, { before, after: changed.life, conflicts, now }, deps.labels);
}

/** Adds their text to the history, and joins it with what editors have changed since. Mine stays where both differ. */
async function joinText(
  tx: Db,
  row: DocumentRow,
  { theirs, known, isPublic }: ForeignChange,
  now: Date,
): Promise<{
  version: number;
  theirVersion: number;
  content: DocumentContent;
  conflicts: readonly MergeConflict[];
}> {
  const { id: documentId, content: mine } = row;
  // A revision keeps what is public; what is not is kept as their checkpoint.
  if (isPublic && isEqualJson(mine, theirs))
    return { version: row.version, theirVersion: row.version, content: mine, conflicts: [] };
  const theirVersion = row.version + 1;
  const made = { documentId, at: now };
  await insertCheckpoint(tx, { ...made, by: OTHER_TOOL, version: theirVersion, content: theirs });
  // Named, so that it is kept: it is what the next change is compared with.
  await renameCheckpoint(tx, documentId, theirVersion, 'Written by another tool');
  const { merged, conflicts } = mergeContent(known ?? theirs, mine, theirs);
  if (isEqualJson(merged, theirs))
    return { version: theirVersion, theirVersion, content: theirs, conflicts };
  const version = theirVersion + 1;
  await insertCheckpoint(tx, { ...made, by: JOINED, version, content: merged });
  return { version, theirVersion, content: merged, conflicts };
}

/** Makes a revision of what is public already. What is scheduled stays scheduled. */
async function showTheirs(
  tx: Db,
  { id: documentId }: DocumentRow,
  life: Life,
  { theirs, theirVersion, now }: { theirs: DocumentContent; theirVersion: number; now: Date },
  address: string | null,
): Promise<Changed> {
  const revision = await nextRevision(tx, documentId);
  const made = { documentId, version: theirVersion, content: theirs, address };
  await insertRevision(tx, revision, { ...made, at: now, by: OTHER_TOOL });
  const shown = show(life, { revision, version: theirVersion, address }, now);
  const { publish, dueFailure } = life;
  return { ...shown, life: { ...shown.life, publish, dueFailure } };
}

async function record(
  tx: Db,
  { id, kind, title }: DocumentRow,
  { theirs, known, isPublic }: ForeignChange,
  facts: { before: Life; after: Life; conflicts: readonly MergeConflict[]; now: Date },
  labels: EngineDeps['labels'],
): Promise<void> {
  const { before, after, conflicts, now } = facts;
  const object = { kind, id, label: labelOf(theirs, kind) };
  const edited = (change: ReturnType<typeof changedFields>) =>
    recordActivity(
      tx,
      { actor: ACTOR, area: 'content', action: `${kind}.edited`, object, ...change },
      now,
    );
  if (isPublic || before.live) {
    const type = isPublic ? 'publish' : 'unpublish';
    const isReplaced = isPublic && before.live !== null;
    const titles = isReplaced ? { titleBefore: known?.title, titleAfter: theirs.title } : {};
    await recordChange(tx, { by: ACTOR, type, object, before, after, ...titles }, now);
  } else await edited(changedFields({ Title: title }, { Title: theirs.title }));
  if (conflicts.length === 0) return;
  const typeOf = (block: string | undefined) =>
    theirs.blocks?.find(({ id: each }) => each === block)?.type;
  const names = conflicts.map(({ block, field }) => nameOf(field, typeOf(block), labels));
  const kept = 'Kept in the working copy';
  await edited(changedFields({ [kept]: null }, { [kept]: [...new Set(names)].join(', ') }));
}

/** Takes over all changes of other tools, one document at a time, so that editors do not wait. @returns how many */
export async function adoptForeignChanges(deps: EngineDeps): Promise<number> {
  const { db, adapters } = deps;
  const kinds = DOCUMENT_KINDS.filter((kind) => adapters[kind].findStored);
  let adopted = 0;
  for (let last: string | undefined; ;) {
    const batch = await listFactsAfter(db, kinds, last, BATCH_SIZE);
    for (const facts of batch)
      if ((await findForeignChange(db, deps, facts, false)) && (await adoptById(deps, facts.id)))
        adopted += 1;
    if (batch.length < BATCH_SIZE) return adopted;
    last = batch.at(-1)!.id;
  }
}

/** Takes over what another tool changed in a document. @returns false if nothing */
export const adoptById = (deps: EngineDeps, id: string): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const facts = await lockDocumentFacts(tx, id);
    return facts !== undefined && adoptForeignChange(tx, deps, facts);
  });
