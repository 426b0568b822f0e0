import { choiceOf } from '#src/admin/documents/list/choice.ts';
import { shortName } from '#src/admin/documents/document-labels.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { isPublic, DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';
import type { ListedTemplate } from './read-templates.server.ts';
import { kindName, TEMPLATE_STATES, templateTitle } from './template-labels.ts';
import { templatesAddress, type TemplatesQuery } from './templates-query.ts';

export const PAGE_SIZE = 30;

export interface TemplateRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  /** empty if the title says it */
  kind: string;
  description: string;
  sections: string;
  defaultFor: string;
  /** `4 posts` */
  posts: string;
  /** `2 drafts, 60% complete`; empty for none */
  drafts: string;
  state: DocumentState;
  /** new posts can be made from it */
  isPublic: boolean;
  changed: FormattedTime;
  by: string;
}

export interface TemplatesView {
  rows: readonly TemplateRow[];
  states: readonly StateLink[];
  summary: string;
  page: number;
  pages: number;
  query: TemplatesQuery;
}

export function templatesView(
  { templates, total }: { templates: readonly ListedTemplate[]; total: number },
  counts: Readonly<Record<DocumentState, number>>,
  query: TemplatesQuery,
  now: Date,
): TemplatesView {
  const { state, search } = query;
  const all = DOCUMENT_STATES.reduce((sum, each) => sum + (each === 'trash' ? 0 : counts[each]), 0);
  const linked = (each?: DocumentState) =>
    templatesAddress({ ...(each && { state: each }), ...(search && { search }) });
  return {
    rows: templates.map((template) => rowOf(template, now)),
    states: [
      { label: 'All', count: all, to: linked(), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: TEMPLATE_STATES[each],
        count: counts[each],
        to: linked(each),
        isCurrent: state === each,
      })),
    ],
    summary: `${formatCount(total, 'template')}, last changed first`,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    query,
  };
}

function rowOf(listed: ListedTemplate, now: Date): TemplateRow {
  const { document, kind, description, sections, defaultFor, use } = listed;
  return {
    id: document.id,
    choice: choiceOf(document),
    title: templateTitle(document.content.title),
    // Most templates are named after their kind.
    kind: kindName(kind) === document.content.title.trim() ? '' : kindName(kind),
    description,
    sections: formatCount(sections, 'section'),
    defaultFor: defaultFor.join(', '),
    posts: use.posts === 0 ? 'No posts yet' : formatCount(use.posts, 'post'),
    drafts: draftsText(use),
    state: document.state,
    isPublic: isPublic(document.life),
    changed: formatTime(document.savedAt, now),
    by: document.savedBy ? shortName(document.savedBy.name) : 'built in',
  };
}

function draftsText({ drafts, completion }: ListedTemplate['use']): string {
  if (drafts === 0) return '';
  const share = completion === undefined ? '' : `, ${Math.floor(completion * 100)}% complete`;
  return `${formatCount(drafts, 'draft')}${share}`;
}
