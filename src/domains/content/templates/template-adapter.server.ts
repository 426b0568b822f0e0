import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { referencesOf } from '../references.ts';
import { parseTemplateContent } from './template-content.ts';
import { listMissing } from './template-repository.server.ts';

/** A template that ships with the site, under a fixed id. */
export interface BuiltInTemplate {
  id: string;
  content: DocumentContent;
}

/**
 * Post templates as documents: they have no address and are public only to the team, and posts name the revision that they
 * were made from. A built-in template becomes a document at the first start, and belongs to the team from then on.
 */
export const createTemplateAdapter = (builtIns: readonly BuiltInTemplate[]): DocumentAdapter => ({
  parse: parseTemplateContent,
  references: ({ cta, blocks }) =>
    referencesOf({ title: '', body: cta, ...(blocks && { blocks }) }),
  addressField: '',
  addressOf: () => null,
  isIndexable: () => false,
  problemsOfPublication: (_document, { title }) =>
    title.trim() === ''
      ? [{ field: 'title', message: 'Give the template a name before you publish it.' }]
      : [],
  refuseAddress: () => Promise.resolve(undefined),
  show: () => Promise.resolve(),
  hide: () => Promise.resolve(),
  async findUntracked(db, { ids, now }) {
    if (builtIns.length === 0) return [];
    const missing = await listMissing(
      db,
      builtIns.map(({ id }) => id),
      ids,
    );
    return builtIns
      .filter(({ id }) => missing.has(id))
      .map(({ id, content }) => ({
        id,
        content,
        createdAt: now,
        savedAt: now,
        liveSince: now,
      }));
  },
});
