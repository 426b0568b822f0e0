import {
  OVERRIDE_FIELDS,
  type OverrideField,
  parseOverrideChange,
  type RouteOverride,
} from '../overrides/override.ts';
import type { OverrideProblem, RouteEdit } from '../overrides/plan-changes.ts';
import { type OwnMetadata, routeValues } from './own-metadata.ts';

type Values = Readonly<Record<string, unknown>>;
type Value = string | boolean | null;

/** A route, as the plan of an edit needs it. */
export interface PlannedRoute {
  own: OwnMetadata;
  override: RouteOverride | null;
}

/** One field of a route that an edit changes. */
interface FieldChange {
  field: OverrideField;
  /** what visitors get now */
  before: Value;
  /** what they get then */
  after: Value;
  /** whether the page's own value comes back */
  isOwn: boolean;
}

export interface PlannedChange {
  path: string;
  fields: FieldChange[];
}

export interface EditPlan {
  changes: PlannedChange[];
  /** the same as it is saved; a conflict if someone changes a value in between */
  edits: RouteEdit[];
  unchanged: number;
  /** paths of no route */
  unknown: string[];
  problems: OverrideProblem[];
}

/** Values as overrides: null for those that equal the page's own, or are empty. */
export const ownOrSet = (own: OwnMetadata, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      isSameValue(value, own[field as OverrideField]) ? null : value,
    ]),
  );

/** Finds what edits change, and why they cannot be made. Values that visitors get already are left as they are. */
export function planEdits(
  routes: ReadonlyMap<string, PlannedRoute>,
  edits: readonly { path: string; set: Values }[],
): EditPlan {
  const plan: EditPlan = { changes: [], edits: [], unchanged: 0, unknown: [], problems: [] };
  for (const { path, set } of edits) {
    const route = routes.get(path);
    if (!route) {
      plan.unknown.push(path);
      continue;
    }
    const parsed = parseOverrideChange(set);
    if (!parsed.ok) {
      plan.problems.push(...parsed.problems.map((problem) => ({ path, ...problem })));
      continue;
    }
    const fields = OVERRIDE_FIELDS.flatMap(
      (field) => changeOf(field, route, parsed.change[field]) ?? [],
    );
    if (fields.length === 0) {
      plan.unchanged += 1;
      continue;
    }
    plan.changes.push({ path, fields });
    plan.edits.push({
      path,
      set: Object.fromEntries(
        fields.map(({ field, after, isOwn }) => [field, isOwn ? null : after]),
      ),
      seen: Object.fromEntries(fields.map(({ field }) => [field, route.override?.[field] ?? null])),
    });
  }
  return plan;
}

function changeOf(
  field: OverrideField,
  { own, override }: PlannedRoute,
  wanted: Value | undefined,
): FieldChange | undefined {
  if (wanted === undefined) return undefined;
  const now = routeValues(own, override)[field];
  const isSet = now.source === 'override';
  const isOwn = wanted === null || isSameValue(wanted, now.own);
  // A file repeats the values that it was made of.
  if (isOwn ? !isSet : isSameValue(wanted, now.value)) return undefined;
  return { field, before: now.value, after: isOwn ? now.own : wanted, isOwn };
}

/** Texts are stored without spaces at their ends, and with single ones in between. */
const isSameValue = (one: unknown, other: unknown) => normalized(one) === normalized(other);
const normalized = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : (value ?? '');
