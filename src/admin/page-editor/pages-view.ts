import { formatCount } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { shortName, STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { DOCUMENT_STATES, type DocumentState, TRASH_DAYS } from '#src/domains/documents/life.ts';
import { type PageQuery, pagesAddress } from './page-query.ts';

export const PAGE_SIZE = 50;
const DAY = 24 * 3_600_000;

export interface PageRow {
  id: string;
  title: string;
  path: string;
  isBuiltIn: boolean;
  state: DocumentState;
  /** such as when it is published, or deleted for good */
  due: { label: string; time: FormattedTime } | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  /** undefined for a built-in text that no one has edited */
  changed: FormattedTime | undefined;
  by: string;
}

export interface PagesView {
  rows: readonly PageRow[];
  states: readonly StateLink[];
  /** `12 pages, last changed first` */
  summary: string;
  page: number;
  pages: number;
  query: PageQuery;
}

export function pagesView(
  { documents, total }: { documents: readonly DocumentSummary[]; total: number },
  counts: Readonly<Record<DocumentState, number>>,
  query: PageQuery,
  now: Date,
): PagesView {
  const { state, search } = query;
  const all = DOCUMENT_STATES.reduce((sum, each) => sum + (each === 'trash' ? 0 : counts[each]), 0);
  const linked = (each?: DocumentState) =>
    pagesAddress({ ...(each && { state: each }), ...(search && { search }) });
  return {
    rows: documents.map((document) => rowOf(document, now)),
    states: [
      { label: 'All pages', count: all, to: linked(), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: STATE_NAMES[each],
        count: counts[each],
        to: linked(each),
        isCurrent: state === each,
      })),
    ],
    summary: `${formatCount(total, 'page')}, last changed first`,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    query,
  };
}

function rowOf(document: DocumentSummary, now: Date): PageRow {
  const { id, title, address, builtInPath, state, savedAt, savedBy, dueFailure } = document;
  return {
    id,
    title: title.trim() || 'Untitled page',
    path: address ?? 'No path yet',
    isBuiltIn: builtInPath !== null,
    state,
    due: dueOf(document, now),
    failure: dueFailure,
    changed: savedBy === null && builtInPath !== null ? undefined : formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
  };
}

function dueOf({ life }: DocumentSummary, now: Date): PageRow['due'] {
  const { trashedAt, publish, unpublishAt } = life;
  if (trashedAt) {
    const at = new Date(trashedAt.getTime() + TRASH_DAYS * DAY);
    return { label: 'Deleted for good', time: formatTime(at, now) };
  }
  if (publish) return { label: 'Public', time: formatTime(publish.at, now) };
  return unpublishAt ? { label: 'Offline', time: formatTime(unpublishAt, now) } : undefined;
}
