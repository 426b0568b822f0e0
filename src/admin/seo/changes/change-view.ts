import { parsePage } from '#src/admin/parts/list-query.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { describeRoutes, wordsOfValue } from '#src/admin/seo/routes/route-labels.ts';
import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { OVERRIDE_LABELS } from '#src/domains/seo/overrides/activity-of-overrides.ts';
import {
  OVERRIDE_FIELDS,
  type OverrideField,
  type RouteOverride,
} from '#src/domains/seo/overrides/override.ts';
import type { ChangedRoute, Overrides } from '#src/domains/seo/overrides/overrides.server.ts';
import type { PlannedChange } from '#src/domains/seo/routes/plan-edits.ts';

/** A value before and after a change. */
export interface ChangedValue {
  name: string;
  before: string;
  after: string;
  /** whether the page's own value comes back */
  isOwn?: boolean;
  /** what is wrong with it then */
  problem?: string | undefined;
}

export interface ChangedRow {
  path: string;
  fields: ChangedValue[];
}

const PER_PAGE = 100;

/** The page of changes that a URL selects. */
export function pageOfChanges<Change>(changes: readonly Change[], parameters: URLSearchParams) {
  const pages = Math.max(1, Math.ceil(changes.length / PER_PAGE));
  const page = Math.min(parsePage(parameters), pages);
  return { page, pages, rows: changes.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}

type Value = string | boolean | null;

/** The problem of a text, in two words. */
export function problemOf(field: OverrideField, value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (field === 'title') return textProblem(value, titleWidth(value) > MAX_TITLE_WIDTH);
  if (field === 'description')
    return textProblem(value, descriptionWidth(value) > MAX_DESCRIPTION_WIDTH);
  return undefined;
}

const textProblem = (text: string, isLong: boolean) =>
  text === '' ? 'Missing' : isLong ? 'Cut off' : undefined;

/** A planned change, with the values that visitors get before and after. */
export const plannedRow = ({ path, fields }: PlannedChange): ChangedRow => ({
  path,
  fields: fields.map(({ field, before, after, isOwn }) => ({
    name: OVERRIDE_LABELS[field],
    before: wordsOfValue(field, before),
    after: wordsOfValue(field, after),
    isOwn,
    problem: problemOf(field, after),
  })),
});

const OWN = 'The page’s own';

/** A saved change of a route. What the page said at that time is not known. */
export function savedRow({ path, before, after }: ChangedRoute): ChangedRow {
  const words = (field: OverrideField, override: RouteOverride | null) =>
    override?.[field] === undefined ? OWN : wordsOfValue(field, override[field]);
  return {
    path,
    fields: OVERRIDE_FIELDS.filter((field) => before?.[field] !== after?.[field]).map((field) => ({
      name: OVERRIDE_LABELS[field],
      before: words(field, before),
      after: words(field, after),
    })),
  };
}

type SavedChange = Awaited<ReturnType<Overrides['history']>>[number];

/** A saved change in a list of them. */
export const shownChange = (
  { id, label, byName, at, routes, paths, isUndone }: SavedChange,
  now: Date,
) => ({
  id,
  label,
  by: byName,
  at: formatTime(at, now),
  routes: describeRoutes(paths, routes),
  isUndone,
});
