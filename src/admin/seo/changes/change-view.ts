import { wordsOfValue } from '#src/admin/seo/routes/route-labels.ts';
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
import type { PlannedChange } from '#src/domains/seo/routes/plan-edits.ts';

interface ChangedField {
  field: OverrideField;
  name: string;
  before: string;
  after: string;
  /** whether the page's own value comes back */
  isOwn: boolean;
  /** what is wrong with it then */
  problem?: string;
}

export interface ChangedRow {
  path: string;
  fields: ChangedField[];
}

/** How many routes of a change a screen shows at once. */
export const CHANGES_PER_PAGE = 100;

type Value = string | boolean | null;

/** What is wrong with a text, in two words. */
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
  fields: fields.map(({ field, before, after, isOwn }) => {
    const problem = problemOf(field, after);
    return {
      field,
      name: OVERRIDE_LABELS[field],
      before: wordsOfValue(field, before),
      after: wordsOfValue(field, after),
      isOwn,
      ...(problem !== undefined && { problem }),
    };
  }),
});

const OWN = 'The page’s own';

/** A saved change of a route. What the page said at that time is not known. */
export function savedRow(change: {
  path: string;
  before: RouteOverride | null;
  after: RouteOverride | null;
}): ChangedRow {
  const { path, before, after } = change;
  const words = (field: OverrideField, override: RouteOverride | null) =>
    override?.[field] === undefined ? OWN : wordsOfValue(field, override[field]);
  return {
    path,
    fields: OVERRIDE_FIELDS.filter((field) => before?.[field] !== after?.[field]).map((field) => ({
      field,
      name: OVERRIDE_LABELS[field],
      before: words(field, before),
      after: words(field, after),
      isOwn: false,
    })),
  };
}
