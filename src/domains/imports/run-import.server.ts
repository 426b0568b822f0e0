import type { DocumentContent } from '#src/domains/documents/document.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { tagKey } from '#src/domains/documents/tags/rename-tags.ts';
import { fileNameOf } from '#src/domains/media/asset.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { addressOf } from './archive.server.ts';
import type { ImportDeps } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import {
  beatImport,
  type ImportRow,
  type ItemRow,
  listMoves,
  nextItem,
  updateImport,
  updateItem,
} from './import-repository.server.ts';
import { findPictures, savePicture } from './import-results-repository.server.ts';
import { openImport } from './open-import.server.ts';
import { createPlacing } from './place-in-site.ts';
import { openDocument, putDocument, refuse, type Task } from './put-document.server.ts';
import {
  type ArchivedFile,
  FILES_FOLDER,
  isOffline,
  shownOf,
  type WholeDocument,
} from './site-archive.ts';
import { applyPart } from './site-parts.server.ts';
import type { OpenSource } from './source.ts';
import { storePictures } from './store-pictures.server.ts';
import type { Turn } from './work-on-import.server.ts';

/**
 * Makes documents of the items of a plan, one after the other, until all are done or someone pauses it. After an interruption at
 * any point it goes on, and makes each document once: ids follow from the import and the item.
 */
export async function runImport(deps: ImportDeps, started: ImportRow, { claim, hasTime }: Turn) {
  const { db, clock } = deps;
  await using run = await openRun(deps, started);
  while (await hasTime()) {
    const row = await beatImport(db, started.id, claim, clock());
    if (row?.phase !== 'running') return;
    const item = await nextItem(db, row.id, 'planned');
    if (!item) {
      await updateImport(db, row.id, { phase: 'done', finishedAt: clock() }, ['running']);
      return;
    }
    await run.take(row, item);
  }
}

/** Opens a run, with which items of an import are taken over. */
export async function openRun(deps: ImportDeps, { id, ...started }: ImportRow) {
  const { db, tags } = deps;
  const place = createPlacing(await listMoves(db, id), started.sites);
  const spelled = new Map((await tags.counts()).map(({ tag }) => [tagKey(tag), tag]));
  const ours = new Map<string, string>();
  /** A tag as this site has renamed and spells it. */
  async function ourTag(name: string) {
    const now = (await tags.replacementOf(name)) ?? name;
    ours.set(name, spelled.get(tagKey(now)) ?? now);
    return ours.get(name)!;
  }
  const source = await openImport(deps, { id, ...started });
  async function postOf(task: Task): Promise<DocumentToMake> {
    const { row, item } = task;
    const planned = item.planned!;
    const { srcs, message } = await storePictures(task, source);
    const placed = place(planned, (address) => srcs.get(address));
    const categoryTags = new Set<string>();
    for (const name of planned.content['categoryTags'] as string[])
      categoryTags.add(ours.get(name) ?? (await ourTag(name)));
    const content = { ...placed, categoryTags: [...categoryTags] };
    // Unchecked, since a post that it links to may come after it.
    const dated = item.change === 'new' ? (planned.content['publishedAt'] as string | null) : null;
    const at = dated ?? deps.clock().toISOString();
    const shown = planned.wasPublic ? { content, first: at, since: at } : null;
    return { kind: 'post', id: idFor(row, item, 'document'), content, shown, message };
  }
  return {
    /** Makes what an item becomes. It can be repeated after an interruption at any point. */
    async take(row: ImportRow, item: ItemRow) {
      const by = { id: row.createdById, name: row.createdByName };
      const task = { deps, row, item, by };
      const whole = item.planned!.whole;
      await updateItem(db, item, BEGUN);
      try {
        if (whole?.type === 'file') await importFile(task, whole, source);
        else if (whole?.type === 'part') {
          const message = await applyPart(deps, item, whole, idFor(row, item, whole.part), by);
          await updateItem(db, item, { state: 'done', message });
        } else await importDocument(task, whole ? await wholeOf(task, whole) : await postOf(task));
      } catch (error) {
        if (!(error instanceof InvalidContentError)) throw error;
        const { message } = error;
        const { change, documentId, version } = item;
        // What an earlier run has made stays.
        const failed = {
          state: 'failed',
          documentId: change === 'new' ? null : documentId,
        } as const;
        await updateItem(
          db,
          item,
          version === null ? { ...failed, message } : { state: 'done', message },
        );
      }
    },
    [Symbol.asyncDispose]: () => source[Symbol.asyncDispose](),
  };
}

/** Of an item that a run works on: an undo finishes it first. */
export const BEGUN = { message: '' };

/** Gives up the item that a run works on. What was made of it can be taken back. @returns false if there is none */
export async function failItem({ db, documents }: ImportDeps, row: ImportRow): Promise<boolean> {
  const item = row.phase === 'running' && (await nextItem(db, row.id, 'planned', BEGUN));
  if (!item) return false;
  const { change, before, documentId } = item;
  const isNew = change === 'new';
  const made = isNew || before ? await documents.find(documentId ?? '') : undefined;
  const message = 'An unexpected error came up again and again, so it is not complete.';
  const state = made
    ? { state: 'done', hash: '', version: made.version, isPublished: made.life.live !== null }
    : { state: 'failed', documentId: isNew ? null : documentId };
  await updateItem(db, item, { ...(state as Partial<ItemRow>), message });
  return true;
}

async function importFile(
  { deps, row, item, by }: Task,
  details: ArchivedFile,
  source: OpenSource,
) {
  const address = mediaUrl(details.address);
  const found = await source.find(addressOf(FILES_FOLDER + details.address), item.place);
  const added =
    found && 'open' in found
      ? await deps.pictures.add(
          { ...found, name: fileNameOf(details.address) },
          { ...details, id: idFor(row, item, 'file') },
          by,
        )
      : { message: 'It is not in the file.' };
  if (!('src' in added)) throw refuse(added.message);
  const { src, assetId } = added;
  await savePicture(deps.db, { importId: row.id, address, src, assetId });
  const message = src === address ? null : `Its address was taken: it is at ${src}`;
  await updateItem(deps.db, item, { state: 'done', message });
}

interface DocumentToMake extends Pick<WholeDocument, 'kind' | 'id' | 'content'> {
  shown: { content: DocumentContent; first?: string; since?: string } | null;
  unpublishAt?: string | null;
  isOffline?: boolean;
  /** what is missing in it */
  message?: string | null;
}

/** First what is public, then the working copy over it. */
async function importDocument(task: Task, made: DocumentToMake) {
  const { deps, row, item } = task;
  const { publishes } = row.options;
  const shown = publishes ? made.shown : null;
  const start = await openDocument(task, made.kind, made.id, shown?.content ?? made.content);
  // A post keeps what only this site says of it.
  const all = (content: DocumentContent) =>
    item.planned!.whole ? content : { ...start.content, ...content };
  const live = shown && { ...shown, content: all(shown.content) };
  const put = await putDocument(task, start, all(made.content), live);
  const ended = put.note ?? (publishes ? await setEnd(task, start.id, made) : null);
  const note = ended ?? made.message ?? null;
  const isPublished = ((await deps.documents.find(start.id))?.life.live ?? null) !== null;
  const { version } = put;
  const done = { documentId: start.id, version, isPublished, message: note } as const;
  await updateItem(deps.db, item, { state: 'done', ...done });
}

/** Takes it offline, or has it taken offline, as it was there. @returns why it cannot be */
async function setEnd(
  { deps: { documents }, by }: Task,
  id: string,
  { isOffline, unpublishAt }: DocumentToMake,
): Promise<string | null> {
  const { life } = (await documents.find(id))!;
  const at = unpublishAt ? new Date(unpublishAt) : null;
  const ended =
    isOffline && life.offlineSince === null
      ? await documents.change(id, { type: 'unpublish' }, by)
      : at && life.unpublishAt?.getTime() !== at.getTime()
        ? await documents.change(id, { type: 'schedule-unpublish', at }, by)
        : ({ ok: true } as const);
  return ended.ok ? null : ended.message;
}

const FILE_ADDRESS = /\/media\/cms_media\/[^\s"?#<>\\]+/g;

/** A document of a full export, with the addresses that files have here. */
async function wholeOf({ deps, row }: Task, given: WholeDocument): Promise<DocumentToMake> {
  const text = JSON.stringify(given);
  const files = await findPictures(deps.db, row.id, text.match(FILE_ADDRESS) ?? []);
  const whole = JSON.parse(
    text.replaceAll(FILE_ADDRESS, (address) => files.get(address)?.src ?? address),
  ) as WholeDocument;
  return { ...whole, shown: shownOf(whole), isOffline: isOffline(whole) };
}
