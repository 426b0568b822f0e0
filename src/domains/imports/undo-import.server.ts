import type { Actor } from '#src/platform/activity/activity.ts';
import { type DocumentView, InvalidContentError } from '#src/domains/documents/documents.server.ts';
import { showsBuiltIn } from '#src/domains/documents/life/life.ts';
import { foldersUpTo } from '#src/domains/media/folder-path.ts';
import type { ImportDeps } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import {
  beatImport,
  type ImportRow,
  nextItem,
  updateImport,
  updateItem,
} from './import-repository.server.ts';
import {
  KEPT,
  listPictures,
  listRedirects,
  moveOrigins,
  savePicture,
  updateRedirects,
} from './import-results-repository.server.ts';
import { putDocument, type Task } from './put-document.server.ts';
import { BEGUN, openRun } from './run-import.server.ts';
import { undoPart } from './site-parts.server.ts';
import type { Turn } from './work-on-import.server.ts';

/**
 * Takes a whole run back: its documents, redirects and files. What was edited since is kept, and named. Like a run, it can be
 * repeated after an interruption at any point.
 */
export async function undoImport(deps: ImportDeps, started: ImportRow, { claim, hasTime }: Turn) {
  const { db, clock } = deps;
  const by = { id: started.createdById, name: started.createdByName };
  const { id } = started;
  await undoRedirects(deps, started, by);
  // What a worker was killed in is made to the end, so that it is known.
  const begun = await nextItem(db, id, 'planned', BEGUN);
  if (begun && started.storageKey !== null) {
    await using run = await openRun(deps, started);
    await run.take({ ...started, options: { ...started.options, publishes: false } }, begun);
  }
  for (;;) {
    if (!(await hasTime())) return;
    const row = await beatImport(db, id, claim, clock());
    if (row?.phase !== 'undoing') return;
    // The last one first: pages before the shared sections that they show.
    const item = await nextItem(db, id, 'done', { isLast: true });
    if (!item) break;
    const kept = await undoItem({ deps, row, item, by });
    await updateItem(db, item, kept ? { state: 'kept', message: kept } : { state: 'undone' });
  }
  await undoPictures(deps, started, by);
  await updateImport(db, id, { phase: 'undone', finishedAt: clock() }, ['undoing']);
}

const EDITED = 'It was edited or published since, so it is kept.';

/** @returns why it is kept */
async function undoItem(task: Task): Promise<string | undefined> {
  const { deps, row, item, by } = task;
  const { documents } = deps;
  const { before } = item;
  const whole = item.planned?.whole;
  if (whole?.type === 'part') await undoPart(deps, item, whole, idFor(row, item, whole.part), by);
  // Files go last, with those of posts.
  if (whole && whole.type !== 'document') return undefined;
  const id = item.documentId!;
  const document = await documents.find(id);
  if (document && before) {
    const isPublic = document.life.live !== null;
    const isAsMade = isPublic === item.isPublished || isPublic === (before.live !== null);
    return isAsMade && document.state !== 'trash' ? restore(task, document) : EDITED;
  }
  if (document) {
    const { state, version, life } = document;
    const isAsMade = version === item.version && (life.live !== null) === item.isPublished;
    if (state !== 'trash' && (!isAsMade || life.publish)) return EDITED;
    const trashed = state === 'trash' || (await documents.change(id, { type: 'trash' }, by));
    if (trashed !== true && !trashed.ok) return trashed.message;
    await documents.purge(id, by);
  }
  return undefined;
}

/** Gives a document back the text that it had, and the public what it saw. @returns why it is kept */
async function restore(
  task: Task,
  { id, version: now, life, builtInHash }: DocumentView,
): Promise<string | undefined> {
  const { deps, item, by } = task;
  const { documents, db } = deps;
  const before = item.before!;
  if (before.isBuiltIn) {
    // Since an interruption, it may be so already.
    const isDone = builtInHash !== undefined && showsBuiltIn(life);
    if (!isDone && now !== item.version) return EDITED;
    const reset = isDone || (await documents.change(id, { type: 'reset-to-built-in' }, by));
    return reset === true || reset.ok ? undefined : reset.message;
  }
  const { live } = life;
  const isOther = before.live && live?.revision !== before.live.revision;
  const entry = isOther && ({ type: 'revision', number: before.live!.revision } as const);
  const content = entry && (await documents.contentOf(id, entry));
  const shown = content ? { ...before.live, content } : null;
  try {
    const start = { id, version: item.version! };
    const { version, note } = await putDocument(task, start, before.content, shown);
    if (live && !before.live) await documents.change(id, { type: 'unpublish' }, by);
    await moveOrigins(db, id, before.version, version);
    return note ?? undefined;
  } catch (error) {
    if (error instanceof InvalidContentError) return error.message;
    throw error;
  }
}

/** Those that nobody has changed since. */
async function undoRedirects({ db, redirects }: ImportDeps, { id }: ImportRow, by: Actor) {
  const made = (await listRedirects(db, id)).filter(({ madeAt }) => madeAt !== null);
  if (made.length === 0) return;
  const wanted = new Map(made.map(({ from, to }) => [from, to]));
  const kept = new Set<string>();
  for await (const some of redirects.all({}))
    for (const { from, to } of some) if ((wanted.get(from) ?? to) !== to) kept.add(from);
  const starts = made.map(({ from }) => from).filter((from) => !kept.has(from));
  if (starts.length > 0) await redirects.delete(starts, by);
  await updateRedirects(db, id, starts, { madeAt: null, message: null });
  await updateRedirects(db, id, [...kept], { madeAt: null, message: KEPT.redirect });
}

/** Files that nothing else uses, and that nobody has changed since. */
async function undoPictures(
  { db, assets, log }: ImportDeps,
  { id, options, createdAt }: ImportRow,
  by: Actor,
) {
  const added = await listPictures(db, id, 'added');
  const folders = new Set([options.folder]);
  const ids: string[] = [];
  for (const { assetId } of added) {
    const asset = await assets.get(assetId!);
    folders.add(asset?.folder ?? '');
    // What is in the trash may be there since an interruption.
    if (!asset || asset.version === 1 || asset.trashedAt) ids.push(assetId!);
  }
  // Separately: an interruption may have left some in the trash.
  if (ids.length > 0) await assets.trash(ids, { evenIfUsed: false }, by);
  if (ids.length > 0) await assets.purge(ids, by);
  for (const row of added) {
    const isKept = await assets.get(row.assetId!);
    const change = isKept ? { message: KEPT.picture } : { src: null, assetId: null };
    await savePicture(db, { ...row, ...change });
  }
  log.info({ importId: id, files: added.length }, 'files of an import were deleted');
  // Refused if something else is in it, or it was there before; the deepest first.
  const paths = new Set([...folders].flatMap(foldersUpTo));
  for (const path of [...paths].toSorted((one, other) => other.length - one.length))
    await assets.deleteFolder(path, by, createdAt);
}
