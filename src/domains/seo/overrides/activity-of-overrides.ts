import { type Actor, type ActivityEntry, changedFields } from '#src/platform/activity/activity.ts';
import { OVERRIDE_FIELDS, type OverrideField, type RouteOverride } from './override.ts';

/** Names of the fields of an override. */
export const OVERRIDE_LABELS: Readonly<Record<OverrideField, string>> = {
  title: 'Search title',
  description: 'Search description',
  canonical: 'Canonical address',
  image: 'Picture for link previews',
  noindex: 'Hidden from search engines',
};

/** The entry of the activity log for a change of one route, or of many. */
export function activityOfOverrides(
  actor: Actor,
  label: string,
  changed: readonly { path: string; before: RouteOverride | null; after: RouteOverride | null }[],
): ActivityEntry {
  const [first] = changed;
  const action = 'route.changed';
  if (changed.length !== 1 || !first)
    return {
      actor,
      area: 'site',
      action,
      object: { kind: 'route', label: `${changed.length.toLocaleString('en-US')} routes` },
      after: { How: label },
    };
  return {
    actor,
    area: 'site',
    action,
    object: { kind: 'route', id: first.path, label: first.path },
    ...changedFields(valuesOf(first.before), valuesOf(first.after)),
  };
}

const valuesOf = (override: RouteOverride | null) =>
  Object.fromEntries(
    OVERRIDE_FIELDS.map((field) => [OVERRIDE_LABELS[field], override?.[field] ?? null]),
  );
