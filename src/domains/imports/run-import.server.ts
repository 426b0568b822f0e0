import type { DocumentContent, Editor } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { InvalidContentError } from '#src/domains/documents/documents.server.ts';
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
import { saveOrigin } from './import-results-repository.server.ts';
import { openImport } from './open-import.server.ts';
import type { PlannedPost } from './planned-post.ts';
import { createLinks, placePictures, type Links } from './place-in-site.ts';
import { importWhole } from './run-whole.server.ts';
import { type OpenSource } from './source.ts';
import type { Turn } from './work-on-import.server.ts';
import { storePictures } from './store-pictures.server.ts';

/**
 * Makes documents of the items of a plan, one after the other, until all are done or someone pauses it. After an interruption at
 * any point it goes on, and makes each document once: ids follow from the import and the item.
 */
export async function runImport(
  deps: ImportDeps,
  started: ImportRow,
  { claim, hasTime }: Turn,
): Promise<void> {
  const { db, clock } = deps;
  await using source = await openImport(deps, started);
  const links = createLinks(await listMoves(db, started.id), started.sites);
  while (hasTime()) {
    const row = await beatImport(db, started.id, claim, clock());
    if (row?.phase !== 'running') return;
    const item = await nextItem(db, row.id, 'planned');
    if (!item) {
      await updateImport(db, row.id, { phase: 'done', finishedAt: clock() }, ['running']);
      return;
    }
    await importItem(deps, row, item, source, links);
  }
}

async function importItem(
  deps: ImportDeps,
  row: ImportRow,
  item: ItemRow,
  source: OpenSource,
  links: Links,
): Promise<void> {
  const planned = item.planned!;
  const by: Editor = { id: row.createdById, name: row.createdByName };
  if (planned.whole) return importWhole({ deps, row, item, by }, planned.whole, source);
  const pictures = await storePictures(deps, row, item, source);
  const content = links.rewrite(placePictures(planned, pictures));
  const saved = await saveItem(deps, item, content, by, row);
  if (!('document' in saved)) {
    // What an earlier run has made stays.
    const state = item.version === null ? 'failed' : 'done';
    await updateItem(deps.db, item, { state, message: saved.message });
    return;
  }
  const { document } = saved;
  const note = row.options.publishes ? await publish(deps, planned, document, by) : undefined;
  const isPublished = row.options.publishes && planned.wasPublic && note === undefined;
  await deps.db.transaction(async (tx) => {
    const { id: documentId, version } = document;
    await saveOrigin(tx, {
      origin: row.origin,
      sourceId: item.sourceId,
      documentId,
      hash: item.hash,
      version,
      importId: row.id,
    });
    const done = {
      state: 'done',
      documentId,
      version,
      isPublished,
      message: note ?? null,
    } as const;
    await updateItem(tx, item, done);
  });
}

type Saved = { document: DocumentView } | { message: string };

async function saveItem(
  { db, documents }: ImportDeps,
  item: ItemRow,
  content: DocumentContent,
  by: Editor,
  row: ImportRow,
): Promise<Saved> {
  try {
    const current = item.documentId === null ? undefined : await documents.find(item.documentId);
    if (!current || current.state === 'trash')
      return {
        document: await documents.create('post', content, by, idFor(row, item, 'document')),
      };
    const { version } = current;
    const before = { content: current.content, version, isPublic: current.life.live !== null };
    // Noted before it is saved: an interrupted run saves on the same version again, which saves once.
    if (item.before === null && item.change !== 'new') await updateItem(db, item, { before });
    const base = item.version ?? item.before?.version ?? version;
    const given = { ...current.content, ...content };
    const saveId = idFor(row, item, `save ${base}`);
    const request = { id: current.id, base, content: given, by, saveId };
    const saved = await documents.save(request);
    if (saved.ok) return { document: { ...current, content: given, version: saved.version } };
    if (saved.reason === 'invalid') throw new InvalidContentError(saved.problems);
    return { message: 'Someone has edited it since, so it stays as it is.' };
  } catch (error) {
    if (error instanceof InvalidContentError) return { message: error.message };
    throw error;
  }
}

/** @returns why it is not public although it was */
async function publish(
  { documents }: ImportDeps,
  { wasPublic }: PlannedPost,
  { id, version }: DocumentView,
  by: Editor,
): Promise<string | undefined> {
  if (!wasPublic) return undefined;
  const current = await documents.find(id);
  if (current?.life.live?.version === version) return undefined;
  const result = await documents.change(id, { type: 'publish', version }, by);
  return result.ok ? undefined : `It stays a draft: ${result.message}`;
}
