import type { CheckCounts } from '#src/admin/documents/list/check-counts.tsx';
import { choiceOf } from '#src/admin/documents/list/choice.ts';
import { type Due, dueOf } from '#src/admin/documents/list/due.ts';
import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-page-size.ts';
import { type Trashed, trashedOf } from '#src/admin/documents/list/trashed.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { StateLink } from '#src/admin/parts/state-links.tsx';
import { shortName, STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import type { ListedDocument } from '#src/domains/documents/list/document-lists.server.ts';
import {
  DOCUMENT_STATES,
  type DocumentState,
  isPublic,
  lastAddress,
} from '#src/domains/documents/life.ts';
import { DEFAULT_SORT, isFiltered, type PageQuery, pagesAddress } from './page-query.ts';
import { countPages, SORT_NAMES } from './pages-labels.ts';

export interface PageRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  path: string;
  isBuiltIn: boolean;
  /** whether visitors see it now */
  isPublic: boolean;
  state: DocumentState;
  /** when it becomes public or goes offline */
  due: Due | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  /** undefined for a page that was not checked yet; null counts for one that cannot be checked */
  checks: CheckCounts;
  isHidden: boolean;
  /** of 28 days; undefined for a page that was never public */
  views: string | undefined;
  /** undefined for a built-in text that no one has edited */
  changed: FormattedTime | undefined;
  by: string;
  trashed: Trashed | undefined;
}

export interface PagesView {
  rows: readonly PageRow[];
  states: readonly StateLink[];
  /** `12 pages, last changed first` */
  summary: string;
  page: number;
  pages: number;
  query: PageQuery;
  isFiltered: boolean;
}

interface Read {
  documents: readonly ListedDocument[];
  total: number;
  counts: Readonly<Record<DocumentState, number>>;
  /** views of 28 days by path */
  views: ReadonlyMap<string, number>;
}

export function pagesView(
  { documents, total, counts, views }: Read,
  query: PageQuery,
  now: Date,
): PagesView {
  const { state, page: _page, ...others } = query;
  const all = DOCUMENT_STATES.reduce((sum, each) => sum + (each === 'trash' ? 0 : counts[each]), 0);
  return {
    rows: documents.map((document) => rowOf(document, views, now)),
    states: [
      { label: 'All pages', count: all, to: pagesAddress(others), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: STATE_NAMES[each],
        count: counts[each],
        to: pagesAddress({ ...others, state: each }),
        isCurrent: state === each,
      })),
    ],
    summary: `${countPages(total)}, ${SORT_NAMES[query.sort ?? DEFAULT_SORT]}`,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)),
    query,
    isFiltered: isFiltered(query),
  };
}

function rowOf(document: ListedDocument, views: Read['views'], now: Date): PageRow {
  const { id, title, address, builtInPath, state, savedAt, savedBy, dueFailure, findings, life } =
    document;
  const { trashedAt } = life;
  return {
    id,
    choice: choiceOf(document),
    title: title.trim() || 'Untitled page',
    path: address ?? 'No path yet',
    isBuiltIn: builtInPath !== null,
    isPublic: isPublic(life),
    state,
    due: dueOf(document.life, now),
    failure: dueFailure,
    checks: findings && { blocking: findings.blocking, warnings: findings.warnings },
    isHidden: findings?.isIndexable === false,
    views: viewsOf(lastAddress(life), views),
    changed: savedBy === null && builtInPath !== null ? undefined : formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
    trashed: trashedAt ? trashedOf(trashedAt, document.trashedBy, now) : undefined,
  };
}

const viewsOf = (path: string | null, views: Read['views']): string | undefined =>
  path === null ? undefined : formatNumber(views.get(path) ?? 0);
