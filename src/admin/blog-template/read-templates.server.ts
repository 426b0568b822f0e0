import type { RouterContextProvider } from 'react-router';
import { type ListQuery, TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { listedRow, listView } from '#src/admin/documents/list/list-view.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { TemplateUse } from '#src/domains/content/templates/post-templates.server.ts';
import { sectionsOf, templateOf } from '#src/domains/content/templates/template-content.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { kindName, TEMPLATE_STATES } from './template-labels.ts';

const PAGE_SIZE = 30;

/** Reads a part of the templates, the last changed first. Throws if the database fails. */
export async function readTemplates(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
  now: Date,
) {
  const { documents, postTemplates } = context.get(servicesContext);
  const { page, sort: _sort, ...filter } = query;
  const part = { kind: 'template' as const, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [{ documents: found, total }, counts] = await Promise.all([
    documents.list({ ...filter, ...part }),
    documents.counts('template'),
  ]);
  const ids = found.map(({ id }) => id);
  const [use, ...read] = await Promise.all([
    postTemplates.use(ids),
    ...ids.map((id) => documents.find(id)),
  ]);
  const rows = read.flatMap((document) =>
    document ? [rowOf(document, use.get(document.id), now)] : [],
  );
  return listView(TEMPLATES, query, {
    rows,
    total,
    counts,
    pageSize: PAGE_SIZE,
    names: TEMPLATE_STATES,
  });
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
