import { shortName, STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatDay, type FormattedTime, formatTime } from '#src/admin/parts/format-time.ts';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import {
  DOCUMENT_STATES,
  type DocumentState,
  isPublic,
  lastAddress,
} from '#src/domains/documents/life/life.ts';
import type { CheckCounts } from './check-counts.tsx';
import { choiceOf } from './choice.ts';
import { type Due, dueOf, purgeTime } from './due.ts';
import { LIST_PAGE_SIZE } from './list-page-size.ts';
import { countOf, isFiltered, type ListedKind, type ListQuery, untitled } from './listed-kind.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A document as a row of a list. */
export interface ListedRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  /** whether visitors see it now */
  isPublic: boolean;
  state: DocumentState;
  /** when it becomes public or goes offline */
  due: Due | undefined;
  /** why a scheduled change could not be made */
  failure: string | null;
  changed: FormattedTime;
  by: string;
}

/** A document with what its checks and visitors say. */
export interface TrackedRow extends ListedRow {
  path: string;
  /** undefined for what was not checked yet; null counts for what cannot be checked */
  checks: CheckCounts;
  /** of 28 days; undefined for what was never public */
  views: string | undefined;
  trashed: Trashed | undefined;
}

type Summary = Pick<
  DocumentSummary,
  'id' | 'version' | 'title' | 'state' | 'savedAt' | 'savedBy' | 'dueFailure' | 'life'
>;

export function listedRow(document: Summary, list: Pick<ListedKind, 'noun'>, now: Date): ListedRow {
  const { id, title, state, savedAt, savedBy, dueFailure, life } = document;
  return {
    id,
    choice: choiceOf(document),
    title: title.trim() || untitled(list),
    isPublic: isPublic(life),
    state,
    due: dueOf(life, now),
    failure: dueFailure,
    changed: formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
  };
}

/** @param views of 28 days by path */
export function trackedRow(
  document: ListedDocument,
  list: Pick<ListedKind, 'noun'>,
  views: ReadonlyMap<string, number>,
  now: Date,
): TrackedRow {
  const { address, findings, life, trashedBy } = document;
  const path = lastAddress(life);
  return {
    ...listedRow(document, list, now),
    path: address ?? 'No path yet',
    checks: findings && { blocking: findings.blocking, warnings: findings.warnings },
    views: path === null ? undefined : formatNumber(views.get(path) ?? 0),
    trashed: life.trashedAt ? trashedOf(life.trashedAt, trashedBy, now) : undefined,
  };
}

interface Read<Query, Row> {
  query: Query;
  rows: readonly Row[];
  total: number;
  counts: Readonly<Record<DocumentState, number>>;
  pageSize?: number;
  /** name of the link to all */
  all?: string;
  states?: Readonly<Record<DocumentState, string>>;
}

/** What the screen of a list shows. */
export function listView<Query extends ListQuery, Row>(
  list: Pick<ListedKind, 'noun' | 'sorts' | 'initial' | 'address'>,
  {
    query,
    rows,
    total,
    counts,
    pageSize = LIST_PAGE_SIZE,
    all = 'All',
    states = STATE_NAMES,
  }: Read<Query, Row>,
) {
  const { state, page } = query;
  const { state: _state, ...others }: ListQuery = { ...query, page: 1 };
  const kept = DOCUMENT_STATES.reduce(
    (sum, each) => sum + (each === 'trash' ? 0 : counts[each]),
    0,
  );
  return {
    query,
    rows,
    states: [
      { label: all, count: kept, to: list.address(others), isCurrent: state === undefined },
      ...DOCUMENT_STATES.map((each) => ({
        label: states[each],
        count: counts[each],
        to: list.address({ ...others, state: each }),
        isCurrent: state === each,
      })),
    ],
    /** `12 pages, last changed first` */
    summary: `${countOf(list, total)}, ${list.sorts[query.sort ?? list.initial]}`,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    isFiltered: isFiltered(query),
    /** whether there is any, besides in the trash */
    hasAny: kept > 0,
    /** there is none at all, not even in the trash */
    isFirst: kept + counts.trash === 0,
  };
}

/** When a document was moved to the trash, who did it, and until when it can be restored. */
interface Trashed {
  time: FormattedTime;
  by: string | undefined;
  until: FormattedTime;
  untilDay: string;
}

function trashedOf(trashedAt: Date, trashedBy: Actor | null, now: Date): Trashed {
  const until = purgeTime(trashedAt);
  return {
    time: formatTime(trashedAt, now),
    by: trashedBy ? shortName(trashedBy.name) : undefined,
    until: formatTime(until, now),
    untilDay: formatDay(until),
  };
}
