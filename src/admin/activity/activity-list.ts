import { withoutUndefined } from '#src/platform/json.ts';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { ACTIVITY_AREAS } from '#src/platform/activity/activity.ts';
import type { ActivityFilter, ActivityPosition } from '#src/platform/activity/activity-views.ts';
import { addDays, startOfSiteDay } from '#src/platform/clock/site-day.ts';

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
