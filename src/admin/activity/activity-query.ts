import { listAddress, parseText } from '#src/admin/parts/list-query.ts';
import { ACTIVITY_AREAS, type ActivityArea } from '#src/platform/activity/activity.ts';
import type { ActivityFilter, ActivityPosition } from '#src/platform/activity/activity-views.ts';
import { addDays, startOfSiteDay } from '#src/platform/clock/site-day.ts';

export const ACTIVITY_PATH = '/admin/activity';

/** The query parameters of the page, without those that are missing or invalid. */
export interface ActivityQuery {
  area?: ActivityArea;
  action?: string;
  actor?: string;
  object?: { kind: string; id: string };
  /** first and last day in the site's time zone, such as `2026-11-21` */
  from?: string;
  to?: string;
  search?: string;
}

/** Parses a query string. Invalid values are ignored. */
export function parseActivityQuery(parameters: URLSearchParams): ActivityQuery {
  const area = ACTIVITY_AREAS.find((area) => area === parameters.get('area'));
  const action = parameters.get('action') ?? '';
  const actor = parseText(parameters, 'actor');
  const object = parseObject(parseText(parameters, 'object'));
  const [from, to] = [parseDay(parameters.get('from')), parseDay(parameters.get('to'))];
  const search = parseText(parameters, 'search');
  return {
    ...(area && { area }),
    ...(/^[a-z-]+\.[a-z-]+$/.test(action) && { action }),
    ...(actor && { actor }),
    ...(object && { object }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
}

/** `page:ID`; an id may contain colons. */
function parseObject(text: string | undefined): ActivityQuery['object'] {
  const [, kind, id] = /^([a-z-]+):(.+)$/.exec(text ?? '') ?? [];
  return kind && id ? { kind, id } : undefined;
}

function parseDay(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const isDay = !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
  return isDay ? text : undefined;
}

/** Parses the position of a page: `before` or `after` an entry. */
export function parsePosition(parameters: URLSearchParams): ActivityPosition {
  const parse = (name: string) => {
    const text = parameters.get(name) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  };
  const [before, after] = [parse('before'), parse('after')];
  if (before !== undefined) return { before };
  return after === undefined ? undefined : { after };
}

/** The filter of a query: from the start of the first day to the end of the last one. */
export function toFilter({ from, to, ...rest }: ActivityQuery): ActivityFilter {
  return {
    ...rest,
    ...(from && { from: startOfSiteDay(from) }),
    ...(to && { until: startOfSiteDay(addDays(to, 1)) }),
  };
}

/** Returns the URL of a query; `path` for another route with the same filter, such as the export. */
export function activityAddress(
  { object, ...rest }: ActivityQuery,
  position?: ActivityPosition,
  path = ACTIVITY_PATH,
): string {
  const all = { ...rest, ...(object && { object: `${object.kind}:${object.id}` }), ...position };
  return listAddress(path, all);
}
