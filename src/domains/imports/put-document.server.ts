import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import { type DocumentView, InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { isEqualJson } from '#src/platform/json.ts';
import type { BeforeRun } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import { type ImportRow, type ItemRow, updateItem } from './import-repository.server.ts';
import { findOrigins } from './import-results-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** An item that is being imported or taken back. */
export interface Task {
  deps: ImportDeps;
  row: ImportRow;
  item: ItemRow;
  by: Actor;
}

/** A version of a document, with its text if that is known. */
interface Start {
  id: string;
  version: number;
  content?: DocumentContent | undefined;
}

export const refuse = (message: string) => new InvalidContentError([{ field: '', message }]);

const EDITED = 'Someone has edited it since, so it stays as it is.';

/**
 * The document that an item becomes. A new one gets its text here, and its id is noted before; of another one, what it was before is.
 * @param wanted id of a new one, if that is free
 * @throws InvalidContentError if it must not be changed
 */
export async function openDocument(
  { deps, row, item, by }: Task,
  kind: DocumentKind,
  wanted: string,
  first: DocumentContent,
): Promise<Start> {
  const { documents, db } = deps;
  const origin = (await findOrigins(db, row.origin, item.sourceId)).get(item.sourceId);
  if (item.documentId === null) {
    const other =
      origin && origin.importId !== row.id && (await documents.find(origin.documentId ?? ''));
    if (other && other.state !== 'trash')
      throw refuse('Another import has made it meanwhile. Upload the file again to compare.');
    item.documentId = (await documents.find(wanted)) ? idFor(row, item, 'document') : wanted;
    await updateItem(db, item, { documentId: item.documentId });
  }
  const id = item.documentId;
  const current = await documents.find(id);
  if (!current) {
    if (item.change !== 'new') await updateItem(db, item, { change: 'new' });
    const { version } = await documents.create(kind, first, by, id);
    return { id, version, content: first };
  }
  if (current.state === 'trash') throw refuse('It is in the trash here. Restore it first.');
  const { version, content, life } = current;
  if (item.version !== null)
    return { id, version: item.version, content: version === item.version ? content : undefined };
  if (item.change === 'new') return { id, version: 1, content: first };
  if (item.before === null) {
    if (item.change === 'changed' && isTouched(current, origin)) {
      await updateItem(db, item, { change: 'conflict' });
      throw refuse(EDITED);
    }
    const { live, firstPublishedAt } = life;
    const before: BeforeRun = {
      version,
      content,
      live: live && {
        revision: live.revision,
        first: (firstPublishedAt ?? live.since).toISOString(),
        since: live.since.toISOString(),
      },
      isBuiltIn: current.builtInHash !== undefined,
    };
    item.before = before;
    await updateItem(db, item, { before });
  }
  return { id, version: item.before.version, content: item.before.content };
}

/** Whether someone has edited a document since it was imported, or came with the release. */
export const isTouched = (
  { version, savedBy }: Pick<DocumentView, 'version' | 'savedBy'>,
  origin: { version: number | null } | undefined,
): boolean => (origin ? version !== origin.version : savedBy !== null);

/**
 * Gives a document a text, and the public another one or the same. It can be repeated after an interruption at any point: each save
 * has an id that follows from the version that it changes.
 * @param shown null leaves what is public; `since` is when it became public elsewhere
 * @returns its version, and what was refused after something was made
 * @throws InvalidContentError if nothing was, since the text cannot be stored or someone has edited the document
 */
export async function putDocument(
  { deps, row, item, by }: Task,
  { id, ...start }: Start,
  content: DocumentContent,
  shown: { content: DocumentContent; first?: string; since?: string } | null,
): Promise<{ version: number; note: string | null }> {
  const { documents, clock } = deps;
  let { version, content: last } = start;
  let note: string | null = null;
  const save = async (wanted: DocumentContent) => {
    if (isSameContent(last, wanted)) return;
    const saveId = idFor(row, item, `save ${version}`);
    const saved = await documents.save({ id, base: version, content: wanted, by, saveId });
    if (!saved.ok)
      throw saved.reason === 'invalid' ? new InvalidContentError(saved.problems) : refuse(EDITED);
    ({ version } = saved);
    last = wanted;
  };
  if (!shown) {
    await save(content);
    return { version, note };
  }
  await save(shown.content);
  if ((await documents.find(id))?.life.live?.version !== version) {
    const { first, since } = shown;
    const now = clock().getTime();
    const past = (moment: string) => new Date(Math.min(Date.parse(moment), now));
    const earlier = first && since && { first: past(first), since: past(since) };
    const change = { type: 'publish', version, ...(earlier && { earlier }) } as const;
    const published = await documents.change(id, change, by);
    if (!published.ok) note = `It stays a draft: ${published.message}`;
  }
  try {
    await save(content);
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    note ??= error.message;
  }
  return { version, note };
}

/** Whether two contents say the same. A document that nobody has saved here may lack a field that is null in others. */
export const isSameContent = (
  one: DocumentContent | undefined,
  other: DocumentContent | undefined,
): boolean =>
  one !== undefined && other !== undefined && isEqualJson(withoutNulls(one), withoutNulls(other));

const withoutNulls = (content: DocumentContent) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
