import { type DocumentContent, type DocumentKind } from './document.ts';
import { findDocument, insertDocument } from './document-repository.server.ts';
import { type DocumentView, InvalidContentError } from './documents.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { insertCheckpoint } from './history/history-repository.server.ts';
import { presentDocument } from './present-document.server.ts';
import { parseContent, recordEdit, unknownBlocks } from './save/save-document.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { indexWorkingCopy } from '#src/domains/documents/references/index-references.server.ts';

/**
 * Adds a document with its first checkpoint.
 * @param id a repeated request with it returns the document that the first one made
 */
export async function createDocument(
  deps: EngineDeps,
  kind: DocumentKind,
  given: DocumentContent,
  by: Actor,
  id: string = randomUUID(),
): Promise<DocumentView> {
  const parsed = parseContent(deps, kind, given);
  if (!parsed.ok) throw new InvalidContentError(parsed.problems);
  const { content } = parsed;
  const unknown = unknownBlocks(deps, kind, content);
  if (unknown.length > 0) throw new InvalidContentError(unknown);
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    const row = await insertDocument(tx, {
      id,
      kind,
      content,
      version: 1,
      savedAt: at,
      savedById: by.id,
      savedByName: by.name,
      address: deps.adapters[kind].addressOf(content),
      createdAt: at,
      createdById: by.id,
      createdByName: by.name,
    });
    if (!row) return findCreated(tx, deps, { id, kind, by });
    await insertCheckpoint(tx, { documentId: row.id, version: 1, content, at, by });
    await indexWorkingCopy(tx, deps, row, content);
    await recordEdit(tx, row, content, by, at, 'created');
    return presentDocument(deps, row);
  });
}

/** The document that an earlier request with the same id made. */
async function findCreated(
  tx: Db,
  deps: EngineDeps,
  { id, kind, by }: { id: string; kind: DocumentKind; by: Actor },
): Promise<DocumentView> {
  const row = await findDocument(tx, id);
  if (row?.kind !== kind || row.createdById !== by.id)
    throw new Error(`the id ${id} belongs to another document`);
  return presentDocument(deps, row);
}
