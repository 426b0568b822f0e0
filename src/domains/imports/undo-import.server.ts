import { randomUUID } from 'node:crypto';
import type { Editor } from '#src/domains/documents/document.ts';
import { foldersUpTo } from '#src/domains/media/folder-path.ts';
import type { ImportDeps } from './import-deps.ts';
import {
  beatImport,
  type ImportRow,
  type ItemRow,
  nextItem,
  updateImport,
  updateItem,
} from './import-repository.server.ts';
import {
  deleteOrigin,
  listPictures,
  listRedirects,
  savePicture,
  updateRedirect,
} from './import-results-repository.server.ts';

import { idFor } from './import-ids.ts';
import { undoPart } from './site-parts.server.ts';
import type { Turn } from './work-on-import.server.ts';

/** Takes a whole run back: its documents, redirects and files. What was edited since is kept, and named. */
export async function undoImport(
  deps: ImportDeps,
  started: ImportRow,
  { claim, hasTime }: Turn,
): Promise<void> {
  const { db, clock } = deps;
  const by: Editor = { id: started.createdById, name: started.createdByName };
  await undoRedirects(deps, started.id, by);
  for (;;) {
    if (!hasTime()) return;
    const row = await beatImport(db, started.id, claim, clock());
    if (row?.phase !== 'undoing') return;
    // The last one first: pages before the shared sections that they show.
    const item = await nextItem(db, row.id, 'done', true);
    if (!item) break;
    const kept = await undoItem(deps, row, item, by);
    await updateItem(db, item, kept ? { state: 'kept', message: kept } : { state: 'undone' });
  }
  await undoPictures(deps, started, by);
  await updateImport(db, started.id, { phase: 'undone', finishedAt: clock() }, ['undoing']);
}

/** @returns why the document is kept */
async function undoItem(
  deps: ImportDeps,
  row: ImportRow,
  item: ItemRow,
  by: Editor,
): Promise<string | undefined> {
  const { documents, db } = deps;
  const whole = item.planned?.whole;
  if (whole?.type === 'part') await undoPart(deps, item, whole, idFor(row, item, whole.part), by);
  // Files go last, with those of posts.
  if (whole && whole.type !== 'document') return undefined;
  const id = item.documentId!;
  const document = await documents.find(id);
  if (!document) return undefined;
  const isPublic = document.life.live !== null;
  const wasTouched = document.version !== item.version || document.life.publish !== null;
  if (wasTouched || (isPublic && !item.isPublished && item.before?.isPublic !== true))
    return 'It was edited or published since, so it is kept.';
  if (item.before) return restore(deps, item, by);
  if (document.state !== 'trash') {
    const trashed = await documents.change(id, { type: 'trash' }, by);
    if (!trashed.ok) return trashed.message;
  }
  await documents.purge(id, by);
  await deleteOrigin(db, id);
  return undefined;
}

async function restore(
  { documents, db }: ImportDeps,
  { documentId, version, before }: ItemRow,
  by: Editor,
): Promise<string | undefined> {
  const id = documentId!;
  const { content, isPublic, isBuiltIn } = before!;
  if (isBuiltIn) {
    const reset = await documents.change(id, { type: 'reset-to-built-in' }, by);
    if (reset.ok) await deleteOrigin(db, id);
    return reset.ok ? undefined : reset.message;
  }
  const saved = await documents.save({ id, base: version!, content, by, saveId: randomUUID() });
  if (!saved.ok) return 'It was edited since, so it is kept.';
  await deleteOrigin(db, id);
  if (!isPublic) return undefined;
  const result = await documents.change(id, { type: 'publish', version: saved.version }, by);
  return result.ok ? undefined : `Its earlier text is a draft: ${result.message}`;
}

async function undoRedirects({ db, redirects }: ImportDeps, importId: string, by: Editor) {
  const made = (await listRedirects(db, importId)).filter(({ madeAt }) => madeAt !== null);
  if (made.length === 0) return;
  const actor = { id: by.id, name: by.name };
  await redirects.delete(
    made.map(({ from }) => from),
    actor,
  );
  for (const { from } of made) await updateRedirect(db, importId, from, { madeAt: null });
}

/** Files that nothing else uses. */
async function undoPictures(
  { db, assets, log }: ImportDeps,
  { id, options }: ImportRow,
  by: Editor,
): Promise<void> {
  const added = (await listPictures(db, id)).filter(({ assetId }) => assetId !== null);
  const ids = added.flatMap(({ assetId }) => assetId ?? []);
  const folders = new Set([options.folder]);
  for (const each of ids) folders.add((await assets.get(each))?.folder ?? '');
  if (ids.length > 0) {
    const { changed } = await assets.trash(ids, { evenIfUsed: false }, by);
    if (changed.length > 0) await assets.purge(changed, by);
    const gone = new Set(changed);
    for (const row of added)
      if (gone.has(row.assetId!))
        await savePicture(db, { ...row, src: null, assetId: null, message: 'Taken back' });
    log.info({ importId: id, files: changed.length }, 'files of an import were deleted');
  }
  // Refused if something else is in it; the deepest first.
  const paths = new Set([...folders].flatMap(foldersUpTo));
  for (const path of [...paths].toSorted((one, other) => other.length - one.length))
    await assets.deleteFolder(path, by);
}
