import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import type { DocumentFilter, DocumentSummary } from '#src/domains/documents/documents.server.ts';
import type { Services } from '#src/services.server.ts';

/** A shared section with what an editor chooses it by. */
interface ListedSection {
  document: DocumentSummary;
  /** `FAQ, CTA banner`; empty for none */
  contains: string;
  /** number of pages, drafts included */
  usedOn: number;
}

type Sources = Pick<Services, 'documents' | 'references'>;

/** Reads a part of the shared sections, the last changed first. Throws if the database fails. */
export async function readSections(
  { documents, references }: Sources,
  filter: Omit<DocumentFilter, 'kind'>,
): Promise<{ sections: ListedSection[]; total: number }> {
  const { documents: found, total } = await documents.list({ kind: 'section', ...filter });
  return { sections: await describeSections({ documents, references }, found), total };
}

export async function describeSections(
  { documents, references }: Sources,
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
