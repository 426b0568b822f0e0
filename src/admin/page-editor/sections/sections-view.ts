import { choiceOf } from '#src/admin/documents/list/choice.ts';
import { type Due, dueOf } from '#src/admin/documents/list/due.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { shortName, STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { DOCUMENT_STATES, type DocumentState } from '#src/domains/documents/life.ts';
import type { ListedSection } from './read-sections.server.ts';
import { type SectionQuery, sectionsAddress } from './section-query.ts';

export const PAGE_SIZE = 50;

export interface SectionRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  contains: string;
  /** `3 pages`, or that none uses it */
  usedOn: string;
  state: DocumentState;
  /** such as when it is published, or deleted for good */
  due: Due | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  changed: FormattedTime;
  by: string;
}

export interface SectionsView {
  rows: readonly SectionRow[];
  states: readonly StateLink[];
  summary: string;
  page: number;
  pages: number;
  query: SectionQuery;
  /** there is none at all, not even in the trash */
  isFirst: boolean;
}

export function sectionsView(
  { sections, total }: { sections: readonly ListedSection[]; total: number },
  counts: Readonly<Record<DocumentState, number>>,
  query: SectionQuery,
  now: Date,
): SectionsView {
  const { state, search } = query;
  const all = DOCUMENT_STATES.reduce((sum, each) => sum + (each === 'trash' ? 0 : counts[each]), 0);
  const linked = (each?: DocumentState) =>
    sectionsAddress({ ...(each && { state: each }), ...(search && { search }) });
  return {
    rows: sections.map((section) => rowOf(section, now)),
    states: [
      { label: 'All', count: all, to: linked(), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: STATE_NAMES[each],
        count: counts[each],
        to: linked(each),
        isCurrent: state === each,
      })),
    ],
    summary: `${formatCount(total, 'shared section')}, last changed first`,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    query,
    isFirst: all + counts.trash === 0,
  };
}

function rowOf({ document, contains, usedOn }: ListedSection, now: Date): SectionRow {
  const { id, title, state, savedAt, savedBy, dueFailure } = document;
  return {
    id,
    choice: choiceOf(document),
    title: title.trim() || 'Untitled shared section',
    contains: contains || 'Nothing yet',
    usedOn: usedOn === 0 ? 'No page' : formatCount(usedOn, 'page'),
    state,
    due: dueOf(document.life, now),
    failure: dueFailure,
    changed: formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
  };
}
