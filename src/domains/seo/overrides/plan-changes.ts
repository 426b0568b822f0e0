import type { ChangedRoute } from './override-repository.server.ts';
import {
  changedOverride,
  isRoutePath,
  OVERRIDE_FIELDS,
  type OverrideChange,
  type OverrideField,
  parseOverrideChange,
  type RouteOverride,
} from './override.ts';

/** New values of one route. */
export interface RouteEdit {
  path: string;
  /** texts and flags of fields to change; null or an empty text removes an override */
  set: Readonly<Record<string, unknown>>;
  /** the values of these fields that the editor saw; null for no override. Another value is a conflict. */
  seen?: OverrideChange;
}

export interface OverrideProblem {
  path: string;
  /** undefined if it concerns the route as a whole */
  field?: OverrideField;
  message: string;
}

interface StoredValues {
  values: RouteOverride;
  changedByName: string;
}

interface Plan {
  changed: ChangedRoute[];
  problems: OverrideProblem[];
}

/** Finds what an edit changes, and every reason why it cannot be made. Of a path that comes twice, the second is refused. */
export function planChanges(
  stored: ReadonlyMap<string, StoredValues>,
  routes: readonly RouteEdit[],
): Plan {
  const changed: Plan['changed'] = [];
  const problems: OverrideProblem[] = [];
  const known = new Set<string>();
  for (const { path, set, seen } of routes) {
    const refuse = (message: string, field?: OverrideField) =>
      problems.push({ path, ...(field && { field }), message });
    if (!isRoutePath(path)) refuse('No page of this site can have this path.');
    else if (known.has(path)) refuse('This route is in the list twice.');
    else {
      known.add(path);
      const before = stored.get(path);
      const parsed = parseOverrideChange(set);
      if (!parsed.ok) for (const { field, message } of parsed.problems) refuse(message, field);
      else {
        for (const field of conflictsOf(before?.values, seen))
          refuse(`${before?.changedByName ?? 'Another editor'} has changed it meanwhile.`, field);
        const after = changedOverride(before?.values, parsed.change);
        if (!isSame(before?.values, after))
          changed.push({ path, before: before?.values ?? null, after: after ?? null });
      }
    }
  }
  return { changed, problems };
}

/** Finds the fields of a change that still have its values, and puts the earlier ones back. Other fields stay. */
export function planUndo(
  stored: ReadonlyMap<string, StoredValues>,
  routes: readonly ChangedRoute[],
): Plan {
  const changed = routes.flatMap(({ path, before, after }) => {
    const now = stored.get(path)?.values;
    const put: Record<string, string | boolean | null> = {};
    for (const field of OVERRIDE_FIELDS)
      if (before?.[field] !== after?.[field] && now?.[field] === after?.[field])
        put[field] = before?.[field] ?? null;
    const undone = changedOverride(now, put);
    return isSame(now, undone) ? [] : [{ path, before: now ?? null, after: undone ?? null }];
  });
  return { changed, problems: [] };
}

const conflictsOf = (now: RouteOverride | undefined, seen: OverrideChange | undefined) =>
  OVERRIDE_FIELDS.filter(
    (field) => seen && Object.hasOwn(seen, field) && (now?.[field] ?? null) !== seen[field],
  );

const isSame = (a: RouteOverride | undefined, b: RouteOverride | undefined) =>
  OVERRIDE_FIELDS.every((field) => a?.[field] === b?.[field]);
