import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { referencesOf } from '../references.ts';
import { parseSectionContent } from './section-content.ts';
import { blocksOfSection } from './shared-section.ts';
import { removePublicSection, upsertPublicSection } from './section-repository.server.ts';

/** Shared sections as documents: they have no address, and pages show their public blocks. */
export const SECTION_ADAPTER: DocumentAdapter = {
  references: referencesOf,
  parse: parseSectionContent,
  isPart: true,
  addressField: '',
  addressOf: () => null,
  isIndexable: () => false,
  problemsOfPublication(_document, content) {
    if (content.title.trim() === '')
      return [{ field: 'title', message: 'Give the shared section a name before you publish it.' }];
    if (blocksOfSection(content).length === 0)
      return [{ field: 'blocks', message: 'Add a section: the shared section is empty.' }];
    // Another tool may have stored one.
    const parsed = parseSectionContent(content);
    return parsed.ok ? [] : parsed.problems;
  },
  refuseAddress: () => Promise.resolve(undefined),
  show: (tx, { id: documentId }, { revision, content, at: publishedAt }) =>
    upsertPublicSection(tx, {
      documentId,
      revision,
      blocks: blocksOfSection(content),
      publishedAt,
    }),
  hide: (tx, { id }) => removePublicSection(tx, id),
};
