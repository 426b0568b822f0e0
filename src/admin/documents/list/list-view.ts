import type { Actor } from '#src/platform/activity/activity.ts';
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
  type Life,
  TRASH_DAYS,
} from '#src/domains/documents/life/life.ts';
import { choiceOf } from './choice.ts';
import { type ListedKind, type ListQuery, untitled } from './document-lists.ts';

/** How many documents a list shows on a page, and how many can be changed at once. */
export const LIST_PAGE_SIZE = 50;

type Summary = Pick<
  DocumentSummary,
  'id' | 'version' | 'title' | 'state' | 'savedAt' | 'savedBy' | 'dueFailure' | 'life'
>;

/** A document as a row of a list. */
export type ListedRow = ReturnType<typeof listedRow>;

export function listedRow(document: Summary, list: Pick<ListedKind, 'noun'>, now: Date) {
  const { id, title, state, savedAt, savedBy, dueFailure, life } = document;
  return {
    id,
    /** for forms, with the state that is shown */
    choice: choiceOf(document),
    title: title.trim() || untitled(list),
    /** whether visitors see it now */
    isPublic: isPublic(life),
    state,
    /** when it becomes public or goes offline */
    due: dueOf(life, now),
    /** why a scheduled change could not be made */
    failure: dueFailure,
    changed: formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Import',
  };
}

/** A document with what its checks and visitors say. */
export type TrackedRow = ReturnType<typeof trackedRow>;

/** @param views of 28 days by path */
export function trackedRow(
  document: ListedDocument,
  list: Pick<ListedKind, 'noun'>,
  views: ReadonlyMap<string, number>,
  now: Date,
) {
  const { address, findings, life, trashedBy } = document;
  const path = lastAddress(life);
  return {
    ...listedRow(document, list, now),
    path: address ?? 'No path yet',
    /** undefined for what was not checked yet; null counts for what cannot be checked */
    checks: findings && { blocking: findings.blocking, warnings: findings.warnings },
    /** undefined for what was never public */
    views: path === null ? undefined : formatNumber(views.get(path) ?? 0),
    trashed: life.trashedAt ? trashedOf(life.trashedAt, trashedBy, now) : undefined,
  };
}

interface Read<Row> {
  rows: readonly Row[];
  total: number;
  counts: Readonly<Record<DocumentState, number>>;
  pageSize?: number;
  /** name of the link to all */
  all?: string;
  names?: Readonly<Record<DocumentState, string>>;
}

/** The screen of a list, as plain data. */
export function listView<Query extends ListQuery, Row>(
  list: ListedKind,
  query: Query,
  { rows, total, counts, pageSize = LIST_PAGE_SIZE, all = 'All', names = STATE_NAMES }: Read<Row>,
) {
  const each = DOCUMENT_STATES.map((value) => ({
    value,
    label: names[value],
    count: counts[value],
  }));
  const sum = each.reduce((before, { count }) => before + count, 0);
  const states = [{ label: all, count: sum - counts.trash }, ...each];
  return list.view(query, {
    rows,
    total,
    pages: Math.ceil(total / pageSize),
    states: list.links(query, 'state', states),
    isFirst: sum === 0,
  });
}

/** When a document was moved to the trash, who did it, and until when it can be restored. */
function trashedOf(trashedAt: Date, trashedBy: Actor | null, now: Date) {
  const until = purgeTime(trashedAt);
  return {
    time: formatTime(trashedAt, now),
    by: trashedBy ? shortName(trashedBy.name) : undefined,
    until: formatTime(until, now),
    untilDay: formatDay(until),
  };
}

const DAY = 24 * 3_600_000;

/** The next change of a document that happens by itself. */
interface Due {
  label: 'Public' | 'Offline' | 'Deleted for good';
  time: FormattedTime;
}

/** When something in the trash is deleted for good. */
const purgeTime = (trashedAt: Date): Date => new Date(trashedAt.getTime() + TRASH_DAYS * DAY);

/** Undefined when nothing is scheduled. */
function dueOf({ trashedAt, publish, unpublishAt }: Life, now: Date): Due | undefined {
  if (trashedAt) return { label: 'Deleted for good', time: formatTime(purgeTime(trashedAt), now) };
  if (publish) return { label: 'Public', time: formatTime(publish.at, now) };
  return unpublishAt ? { label: 'Offline', time: formatTime(unpublishAt, now) } : undefined;
}
