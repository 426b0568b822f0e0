import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { ImportDeps } from './import-deps.ts';
import { findImport, findItem, listMoves } from './import-repository.server.ts';
import { findOrigin, findPictures } from './import-results-repository.server.ts';
import { createPlacing } from './place-in-site.ts';

/** Contents of a document before and after an item of an import; undefined for one that becomes a new document. */
export async function compareItem(
  { db, documents }: ImportDeps,
  importId: string,
  position: number,
): Promise<{ before: DocumentContent; after: DocumentContent } | undefined> {
  const row = await findImport(db, importId);
  const item = await findItem(db, importId, position);
  if (!row || !item?.planned || item.documentId === null || item.change === 'new') return undefined;
  const before = item.before?.content ?? (await documents.find(item.documentId))?.content;
  if (!before) return undefined;
  const { planned, sourceId } = item;
  if (planned.whole?.type === 'document') return { before, after: planned.whole.content };
  // Pictures that an earlier import brought are the same ones.
  const origin = await findOrigin(db, row.origin, sourceId);
  const addresses = planned.pictures.map(({ address }) => address);
  const stored = await findPictures(db, origin?.importId ?? importId, addresses);
  const place = createPlacing(await listMoves(db, importId), row.sites);
  return { before, after: { ...before, ...place(planned, (address) => stored.get(address)?.src) } };
}
