import { listedRow, listView } from '#src/admin/documents/list/list-view.ts';
import { defineList, type ListQuery, PLAIN } from '#src/admin/documents/list/listed-kind.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { ListedTemplate } from './read-templates.server.ts';
import { kindName, TEMPLATE_STATES } from './template-labels.ts';

export const PAGE_SIZE = 30;

export const TEMPLATES = defineList({
  kind: 'template',
  noun: 'template',
  label: 'Templates',
  path: TEMPLATES_PATH,
  ...PLAIN,
});

export type TemplatesView = ReturnType<typeof templatesView>;
export type TemplateRow = TemplatesView['rows'][number];

export const templatesView = (
  { templates, total }: { templates: readonly ListedTemplate[]; total: number },
  counts: Readonly<Record<DocumentState, number>>,
  query: ListQuery,
  now: Date,
) =>
  listView(TEMPLATES, {
    query,
    rows: templates.map((template) => rowOf(template, now)),
    total,
    counts,
    pageSize: PAGE_SIZE,
    states: TEMPLATE_STATES,
  });

function rowOf(listed: ListedTemplate, now: Date) {
  const { document, kind, description, sections, defaultFor, use } = listed;
  const { title } = document.content;
  const row = listedRow({ ...document, title }, TEMPLATES, now);
  return {
    ...row,
    by: document.savedBy ? row.by : 'built in',
    /** empty if the title says it, since most templates are named after their kind */
    kind: kindName(kind) === title.trim() ? '' : kindName(kind),
    description,
    sections: formatCount(sections, 'section'),
    defaultFor: defaultFor.join(', '),
    /** `4 posts` */
    posts: use.posts === 0 ? 'No posts yet' : formatCount(use.posts, 'post'),
    /** `2 drafts, 60% complete`; empty for none */
    drafts: draftsText(use),
  };
}

function draftsText({ drafts, completion }: ListedTemplate['use']): string {
  if (drafts === 0) return '';
  const share = completion === undefined ? '' : `, ${Math.floor(completion * 100)}% complete`;
  return `${formatCount(drafts, 'draft')}${share}`;
}
