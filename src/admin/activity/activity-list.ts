import { withoutUndefined } from '#src/platform/json.ts';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import {
  ACTIVITY_AREAS,
  type ActivityValue,
  type ActivityArea,
} from '#src/platform/activity/activity.ts';
import type {
  ActivityFilter,
  ActivityPosition,
  ActivityPage,
  ActivityRecord,
} from '#src/platform/activity/activity-views.ts';
import { addDays, startOfSiteDay, siteDay } from '#src/platform/clock/site-day.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime, formatTimeOfDay } from '#src/admin/parts/format-time.ts';
import { wordsOf } from './activity-labels.ts';

export const ACTIVITY_PATH = '/admin/activity';

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export const ACTIVITY = defineList({
  path: ACTIVITY_PATH,
  noun: 'entry',
  nouns: 'activity',
  fields: {
    area: ACTIVITY_AREAS,
    action: (text: string) => /^[a-z-]+\.[a-z-]+$/.test(text),
    actor: TEXT,
    // `page:ID`; an id may contain colons
    object: (text: string) => /^[a-z-]+:.+$/.test(text),
    // first and last day in the site's time zone, such as `2026-11-21`
    from: isDay,
    to: isDay,
    search: TEXT,
  },
  sorts: { '-at': 'newest first' },
  // the entry that a page begins or ends at
  last: ['before', 'after'],
});

export type ActivityQuery = ReturnType<typeof ACTIVITY.parse>;

export function objectOf({ object = '' }: ActivityQuery) {
  const [, kind, id] = /^(.+?):(.+)$/.exec(object) ?? [];
  return kind && id ? { kind, id } : undefined;
}

export function positionOf({ before, after }: ActivityQuery): ActivityPosition {
  const [first, last] = [before, after].map((text = '') =>
    /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined,
  );
  if (first !== undefined) return { before: first };
  return last === undefined ? undefined : { after: last };
}

/** The filter of a query: from the start of the first day to the end of the last one. */
export function toFilter(query: ActivityQuery): ActivityFilter {
  const { area, action, actor, from, to, search } = query;
  return withoutUndefined({
    area,
    action,
    actor,
    object: objectOf(query),
    search,
    from: from ? startOfSiteDay(from) : undefined,
    until: to ? startOfSiteDay(addDays(to, 1)) : undefined,
  });
}

/** A value before or after a change. */
export interface ValueView {
  text: string;
  /** the beginning of a long text, which is shown first */
  excerpt?: string;
}

export type ChangeView = ReturnType<typeof changesOf>[number];

export type EntryView = ReturnType<typeof entryView>;

/** The entries of one day of the site's time zone. */
export type DayView = ReturnType<typeof groupByDay>[number];

const dayLabel = siteFormat({ dateStyle: 'full' });

/** Groups entries by day, in their order. */
export function groupByDay(
  records: readonly ActivityRecord[],
  links: ReadonlyMap<string, string>,
  now: Date,
) {
  return [...Map.groupBy(records, ({ at }) => siteDay(at))].map(([id, ofDay]) => ({
    /** such as `2026-11-22` */
    id,
    /** `Sunday, November 22, 2026` */
    label: dayLabel().format(ofDay[0]!.at),
    entries: ofDay.map((record) => entryView(record, links, now)),
  }));
}

/** Name of an object for a lookup, such as `lead:ID`; that of an object without an id is by its label. */
export const objectKey = ({ kind, id, label }: ActivityRecord['object']): string =>
  `${kind}:${id ?? label}`;

function entryView(
  { id, at, action, actor, object, before, after }: ActivityRecord,
  links: ReadonlyMap<string, string>,
  now: Date,
) {
  const { group, sentence } = wordsOf(action);
  const [start = '', behind] = sentence.split('{}');
  const to = links.get(objectKey(object));
  return {
    id,
    at: formatTime(at, now),
    /** `8:05 AM CST` */
    time: formatTimeOfDay(at),
    actor: actor.name,
    /** the words around the object; `behind` is undefined in a sentence without an object */
    sentence: { before: start, object: quoteTitle(object), behind },
    ...(to && { to }),
    /** such as `Pages` */
    group,
    changes: changesOf(before ?? {}, after ?? {}, now),
  };
}

const TITLED: ReadonlySet<string> = new Set(['page', 'post', 'template', 'section']);

/** Titles are in quotation marks; other labels are words of ours, paths or addresses. */
export const quoteTitle = ({ kind, label }: { kind: string; label: string }): string =>
  TITLED.has(kind) ? `“${label}”` : label;

type Fields = Readonly<Record<string, ActivityValue>>;

function changesOf(before: Fields, after: Fields, now: Date) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({
    field,
    ...(Object.hasOwn(before, field) && { before: valueView(before[field] ?? null, now) }),
    ...(Object.hasOwn(after, field) && { after: valueView(after[field] ?? null, now) }),
  }));
}

const MAX_LENGTH = 160;
const EXCERPT = 100;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function valueView(value: ActivityValue, now: Date): ValueView {
  const text = formatValue(value, now);
  if (text.length <= MAX_LENGTH) return { text };
  return { text, excerpt: `${text.slice(0, EXCERPT).trimEnd()}…` };
}

/** Formats a recorded value as a person reads it. */
export function formatValue(value: ActivityValue, now: Date): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatNumber(value);
  return INSTANT.test(value) ? formatTime(new Date(value), now).exact : value;
}

/** `1,204 entries`, `More than 10,000 entries`; undefined when they were not counted. */
export function formatTotal(total: ActivityPage['total']): string | undefined {
  if (!total) return undefined;
  const entries =
    total.count === 1 && !total.isMore ? '1 entry' : `${formatNumber(total.count)} entries`;
  return total.isMore ? `More than ${entries}` : entries;
}

export const AREA_NAMES: Readonly<Record<ActivityArea, string>> = {
  content: 'Content',
  leads: 'Leads and newsletter',
  people: 'Team',
  site: 'Site',
  security: 'Security',
};

/** The recorded actions, grouped by what they are about, in the order of their words. */
export function actionGroups(actions: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || actions.includes(chosen) ? actions : [...actions, chosen];
  const named = all
    .map((value) => ({ value, group: wordsOf(value).group, label: wordsOf(value).name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return [...Map.groupBy(named, ({ group }) => group)]
    .map(([label, options]) => ({
      label,
      options: options.map(({ value, label }) => ({ value, label })),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export const AREA_OPTIONS = ACTIVITY_AREAS.map((value) => ({ value, label: AREA_NAMES[value] }));
