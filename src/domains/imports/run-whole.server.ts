import type { DocumentContent, Editor } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { addressOf } from './archive.server.ts';
import type { BeforeRun } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import { type ImportRow, type ItemRow, updateItem } from './import-repository.server.ts';
import { listMovedFiles, saveOrigin, savePicture } from './import-results-repository.server.ts';
import { isSameContent, isShown } from './plan-whole.server.ts';
import { applyPart } from './site-parts.server.ts';
import { FILES_FOLDER } from './site-archive.ts';
import type { OpenSource } from './source.ts';
import type { WholeDocument, WholeFile, WholeItem } from './whole-item.ts';

interface Run {
  deps: ImportDeps;
  row: ImportRow;
  item: ItemRow;
  by: Editor;
}

/** Takes over something of a full export. Like any item, it can be repeated after an interruption at any point. */
export async function importWhole(run: Run, whole: WholeItem, source: OpenSource): Promise<void> {
  const { deps, row, item, by } = run;
  try {
    if (whole.type === 'file') await importFile(run, whole, source);
    else if (whole.type === 'document') await importDocument(run, whole);
    else {
      const message = await applyPart(deps, item, whole, idFor(row, item, whole.part), by);
      await updateItem(deps.db, item, { state: 'done', message });
    }
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    await updateItem(deps.db, item, { state: 'failed', message: error.message });
  }
}

const refuse = (message: string) => new InvalidContentError([{ field: '', message }]);

async function importFile(
  { deps, row, item, by }: Run,
  { file: details }: WholeFile,
  source: OpenSource,
): Promise<void> {
  const address = mediaUrl(details.address);
  const found = await source.find(addressOf(FILES_FOLDER + details.address), item.place);
  const added =
    found && 'open' in found
      ? await deps.pictures.takeOver({ details, open: found.open }, by)
      : { message: 'It is not in the file.' };
  if (!('src' in added)) throw refuse(added.message);
  const { src, assetId } = added;
  await savePicture(deps.db, { importId: row.id, address, src, assetId });
  const message = src === address ? null : `Its address was taken: it is at ${src}`;
  await updateItem(deps.db, item, { state: 'done', message });
}

/** First what is public, then the working copy over it. */
async function importDocument(run: Run, whole: WholeDocument): Promise<void> {
  const { deps, row, item, by } = run;
  const { documents } = deps;
  const moved = await listMovedFiles(deps.db, row.id);
  const content = withMovedFiles(whole.content, moved);
  const shown = row.options.publishes && whole.shown ? whole.shown : null;
  const live = shown && { ...shown, content: withMovedFiles(shown.content, moved) };
  let document = await openDocument(run, whole, live?.content ?? content);
  let note: string | null = null;
  if (live && !(await isShown(documents, document, live))) {
    document = await save(run, document, live.content);
    const { id, version } = document;
    const now = deps.clock();
    const past = (moment: string) => new Date(Math.min(Date.parse(moment), now.getTime()));
    const earlier = { first: past(live.first), since: past(live.since) };
    const published = await documents.change(id, { type: 'publish', version, earlier }, by);
    if (!published.ok) note = `It stays a draft: ${published.message}`;
  }
  document = await save(run, document, content);
  if (row.options.publishes) note ??= await setEnd(run, document, whole);
  const { id: documentId, version, life } = (await documents.find(document.id)) ?? document;
  const { sourceId, hash } = item;
  await deps.db.transaction(async (tx) => {
    const { origin, id: importId } = row;
    await saveOrigin(tx, { origin, sourceId, documentId, hash, version, importId });
    const isPublished = life.live !== null;
    await updateItem(tx, item, { state: 'done', documentId, version, isPublished, message: note });
  });
}

/** Takes it offline, or has it taken offline, as it was there. @returns why it cannot be */
async function setEnd(
  { deps, by }: Run,
  { id, life }: DocumentView,
  { isOffline, unpublishAt }: WholeDocument,
): Promise<string | null> {
  const { documents } = deps;
  if (isOffline && life.offlineSince === null) {
    const hidden = await documents.change(id, { type: 'unpublish' }, by);
    return hidden.ok ? null : hidden.message;
  }
  const at = unpublishAt === null ? null : new Date(unpublishAt);
  if (!at || life.unpublishAt?.getTime() === at.getTime()) return null;
  const ended = await documents.change(id, { type: 'schedule-unpublish', at }, by);
  return ended.ok ? null : ended.message;
}

/** The document that an item becomes; a new one has its id, which is noted before, and its first text. */
async function openDocument(
  { deps, row, item, by }: Run,
  { id, kind }: WholeDocument,
  first: DocumentContent,
): Promise<DocumentView> {
  const { documents, db } = deps;
  let documentId = item.documentId;
  if (documentId === null) {
    documentId = (await documents.find(id)) ? idFor(row, item, 'document') : id;
    await updateItem(db, item, { documentId });
  }
  const current = await documents.find(documentId);
  if (!current) return documents.create(kind, first, by, documentId);
  if (current.state === 'trash') throw refuse('It is in the trash here. Restore it first.');
  if (item.change !== 'new' && item.before === null) {
    const { content, version, life, builtInHash } = current;
    const isBuiltIn = builtInHash !== undefined;
    const before: BeforeRun = { content, version, isPublic: life.live !== null, isBuiltIn };
    await updateItem(db, item, { before });
    item.before = before;
  }
  return current;
}

async function save(
  { deps, item, row, by }: Run,
  current: DocumentView,
  content: DocumentContent,
): Promise<DocumentView> {
  const { id, version: base } = current;
  if (isSameContent(current.content, content)) return current;
  const saveId = idFor(row, item, `save ${base}`);
  const saved = await deps.documents.save({ id, base, content, by, saveId });
  if (saved.ok) return (await deps.documents.find(id))!;
  if (saved.reason === 'invalid') throw new InvalidContentError(saved.problems);
  throw refuse('Someone edited it meanwhile. Run the import again.');
}

const FILE_ADDRESS = /\/media\/cms_media\/[^\s"?#<>\\]+/g;

/** Content whose addresses of files are those that the files have here. */
function withMovedFiles(content: DocumentContent, moved: ReadonlyMap<string, string>) {
  if (moved.size === 0) return content;
  const text = JSON.stringify(content);
  return JSON.parse(
    text.replaceAll(FILE_ADDRESS, (address) => moved.get(address) ?? address),
  ) as DocumentContent;
}
