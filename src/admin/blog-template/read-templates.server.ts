import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { listedRow } from '#src/admin/documents/list/list-view.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { TemplateUse } from '#src/domains/content/templates/post-templates.server.ts';
import { sectionsOf, templateOf } from '#src/domains/content/templates/template-content.ts';
import type { DocumentSummary, DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Services } from '#src/services.server.ts';
import { kindName } from './template-labels.ts';

/** Describes the templates of a list. Throws if the database fails. */
export async function describeTemplates(
  { documents, postTemplates }: Pick<Services, 'documents' | 'postTemplates'>,
  found: readonly DocumentSummary[],
  now: Date,
) {
  const ids = found.map(({ id }) => id);
  const [use, ...read] = await Promise.all([
    postTemplates.use(ids),
    ...ids.map((id) => documents.find(id)),
  ]);
  return read.flatMap((document) => (document ? [rowOf(document, use.get(document.id), now)] : []));
}

function rowOf(document: DocumentView, use: TemplateUse | undefined, now: Date) {
  const content = templateOf(document.content);
  const { title } = document.content;
  const row = listedRow({ ...document, title }, TEMPLATES, now);
  const kind = kindName(content.kind);
  return {
    ...row,
    by: document.savedBy ? row.by : 'built in',
    /** empty if the title says it, since most templates are named after their kind */
    kind: kind === title.trim() ? '' : kind,
    description: content.description,
    sections: formatCount(sectionsOf(content).length, 'section'),
    defaultFor: content.defaultFor.join(', '),
    /** `4 posts` */
    posts: use?.posts ? formatCount(use.posts, 'post') : 'No posts yet',
    /** `2 drafts, 60% complete`; empty for none */
    drafts: draftsText(use),
  };
}

function draftsText({ drafts, completion }: Partial<TemplateUse> = {}): string {
  if (!drafts) return '';
  const share = completion === undefined ? '' : `, ${Math.floor(completion * 100)}% complete`;
  return `${formatCount(drafts, 'draft')}${share}`;
}
