import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import type { Services } from '#src/services.server.ts';

/** A shared section with what an editor chooses it by. */
interface ListedSection {
  document: DocumentSummary;
  /** `FAQ, CTA banner`; empty for none */
  contains: string;
  /** number of pages, drafts included */
  usedOn: number;
}

export async function describeSections(
  { documents, references }: Pick<Services, 'documents' | 'references'>,
  found: readonly DocumentSummary[],
): Promise<ListedSection[]> {
  const ids = found.map(({ id }) => id);
  const [types, users] = await Promise.all([
    documents.blockTypes(ids),
    references.countUsers('section', ids),
  ]);
  return found.map((document) => ({
    document,
    contains: containsOf(types.get(document.id) ?? []),
    usedOn: users.get(document.id) ?? 0,
  }));
}

/** `FAQ (2), CTA banner` */
function containsOf(types: readonly string[]): string {
  const counts = Map.groupBy(types, (type) => type);
  return [...counts]
    .map(([type, { length }]) => readableName(type) + (length > 1 ? ` (${length})` : ''))
    .join(', ');
}
