import { presentUsedBy, type UsedByView } from '#src/admin/documents/used-by-view.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Services } from '#src/services.server.ts';

/** The pages that show a shared section; undefined for every other document. */
export async function usedByOf(
  references: Services['references'],
  { id, kind }: Pick<DocumentView, 'id' | 'kind'>,
): Promise<UsedByView | undefined> {
  if (kind !== 'section') return undefined;
  return presentUsedBy(await references.whereUsed({ targetKind: 'section', target: id }));
}
