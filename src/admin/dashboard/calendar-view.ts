import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { formatTimeOfDay } from '#src/admin/parts/format-time.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import { lazyFormat } from '#src/platform/clock/lazy-format.ts';
import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';

export interface CalendarEntry {
  id: string;
  title: string;
  /** `2026-11-30`, in the time zone of the site */
  day: string;
  /** `9:00 AM CST` */
  time: string;
  what: 'scheduled' | 'offline' | 'published';
  to: string;
  /** the state that a move is decided on; undefined for what cannot be moved */
  seen?: string;
}

export type CalendarView = ReturnType<typeof calendarView>;
export type CalendarDay = CalendarView['weeks'][number][number];

const DAY_MS = 24 * 3_600_000;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const monthName = lazyFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayName = lazyFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Monday, November 30` */
export const nameDay = (day: string): string => dayName().format(new Date(day));

/** The weeks of a month, Sunday first; of the current one, if the address names none. */
export function calendarSpan(asked: string | null, now: Date) {
  const today = siteDay(now);
  const month = asked && MONTH.test(asked) ? asked : today.slice(0, 7);
  const first = `${month}-01`;
  const after = `${addDays(first, 31).slice(0, 7)}-01`;
  const start = addDays(first, -new Date(first).getUTCDay());
  const end = addDays(after, (7 - new Date(after).getUTCDay()) % 7);
  return {
    month,
    today,
    start,
    /** the day after the last */
    end,
    from: startOfSiteDay(start),
    until: startOfSiteDay(end),
    previous: addDays(first, -1).slice(0, 7),
    next: after.slice(0, 7),
  };
}

/** The month as a grid of days with what is, was and will be published on each. */
export function calendarView(
  documents: readonly DocumentSummary[],
  { month, today, start, end, previous, next }: ReturnType<typeof calendarSpan>,
  mayMove: boolean,
) {
  const entries = documents
    .flatMap((document) => entriesOf(document, mayMove))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.title.localeCompare(b.title));
  const byDay = Map.groupBy(entries, ({ day }) => day);
  const count = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays(start, index);
    return {
      day,
      name: nameDay(day),
      number: Number(day.slice(8)),
      isOther: day.slice(0, 7) !== month,
      entries: (byDay.get(day) ?? []).map(({ at: _at, ...entry }): CalendarEntry => entry),
    };
  });
  return {
    title: monthName().format(new Date(`${month}-01`)),
    today,
    previous,
    next,
    isEmpty: entries.length === 0,
    weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)),
  };
}

function entriesOf(document: DocumentSummary, mayMove: boolean) {
  const { id, kind, life, version } = document;
  const title = document.title || 'Untitled';
  const entry = (
    what: CalendarEntry['what'],
    at: Date,
    more: Pick<CalendarEntry, 'seen'> = {},
  ) => ({
    id,
    title,
    at,
    day: siteDay(at),
    time: formatTimeOfDay(at),
    what,
    to: editorAddress(kind, id),
    ...more,
  });
  const { publish, unpublishAt, firstPublishedAt } = life;
  // What was edited since would become public with the move, so that needs a look in the editor.
  const isMovable = mayMove && publish?.version === version;
  return [
    ...(publish ? [entry('scheduled', publish.at, isMovable ? { seen: markOf(life) } : {})] : []),
    ...(unpublishAt ? [entry('offline', unpublishAt)] : []),
    ...(firstPublishedAt ? [entry('published', firstPublishedAt)] : []),
  ];
}
