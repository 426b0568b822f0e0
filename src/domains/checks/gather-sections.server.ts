import { sectionIdsIn } from '#src/domains/content/shared-section.ts';
import type { SectionReader } from '#src/domains/content/section-reader.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentLookups } from '#src/domains/documents/lookups.server.ts';
import type { KnownSections } from './describe-blocks.ts';

export interface SectionSources {
  lookups: DocumentLookups;
  sections: Pick<SectionReader, 'find'>;
}

/** Reads what the checks of a document need to know of the shared sections that it shows. Throws if the database fails. */
export async function gatherSections(
  { blocks = [] }: DocumentContent,
  { lookups, sections }: SectionSources,
): Promise<KnownSections> {
  // The content may be of any shape.
  const ids = Array.isArray(blocks) ? sectionIdsIn(blocks) : [];
  if (ids.length === 0) return new Map();
  const [documents, shown] = await Promise.all([lookups.byIds(ids), sections.find(ids)]);
  return new Map(
    documents
      .filter(({ kind }) => kind === 'section')
      .map(({ id, title, state, life }) => [
        id,
        { title, state, publishAt: life.publish?.at ?? null, blocks: shown.get(id) },
      ]),
  );
}
