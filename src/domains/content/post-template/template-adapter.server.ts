import { sql } from 'drizzle-orm';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { referencesOf } from '../references.ts';
import { parseTemplateContent } from './template-content.ts';

/** A template that ships with the site, under a fixed id. */
export interface BuiltInTemplate {
  id: string;
  content: DocumentContent;
}

/**
 * What is special about post templates: they have no address and are public only to the team, and posts name the revision that
 * they were made from. A built-in template becomes a document at the first start, and belongs to the team from then on.
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
    const given = sql.join(
      builtIns.map(({ id }) => sql`(${id}::uuid)`),
      sql`, `,
    );
    const { rows } = await db.execute<{ id: string }>(
      // The history knows which ones were deleted for good: they do not come back.
      sql`select given.id from (values ${given}) as given (id)
        where given.id not in (${ids}) and not exists (
          select from activity
          where object_kind = 'template' and object_id = given.id::text and action = 'template.purged'
        )`,
    );
    const missing = new Set(rows.map(({ id }) => id));
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
