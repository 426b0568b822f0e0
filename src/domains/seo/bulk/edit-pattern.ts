import type { OverrideField } from '../overrides/override.ts';
import type { RouteValues, OwnMetadata } from '../routes/own-metadata.ts';
import type { BulkEdit } from './bulk-edit.ts';

/** A route that a pattern is applied to. */
export interface PatternRoute {
  path: string;
  /** in words, such as 'Page' */
  kind: string;
  own: OwnMetadata;
  values: RouteValues;
}

/** An action on many routes at once. */
export type BulkAction =
  | { do: 'pattern'; field: 'title' | 'description'; pattern: string }
  | { do: 'replace'; field: 'title' | 'description'; find: string; replacement: string }
  | { do: 'set'; field: 'canonical' | 'image'; value: string }
  | { do: 'robots'; noindex: boolean }
  /** gives fields back to their pages */
  | { do: 'remove'; fields: readonly OverrideField[] };

/** Variables of patterns, and what each stands for. */
export const PATTERN_VARIABLES = {
  title: 'its title now, without the brand',
  headline: 'the name of the page',
  brand: 'the brand',
  kind: 'Page, Post, Success story or List',
  category: 'of a post or success story',
  path: 'its address',
} as const;

type Variable = keyof typeof PATTERN_VARIABLES;

const VARIABLE = /\{(\w+)\}/g;

/** The names in braces that no variable has. */
export const unknownVariables = (pattern: string): string[] =>
  [...pattern.matchAll(VARIABLE)].flatMap(([, name = '']) =>
    Object.hasOwn(PATTERN_VARIABLES, name) ? [] : [name],
  );

/** Applies an action to routes. A route that it does not concern is left out. */
export function editsOf(
  action: BulkAction,
  routes: readonly PatternRoute[],
  brand: string,
): BulkEdit[] {
  return routes.flatMap((route) => {
    const set = setOf(action, route, brand);
    return set ? [{ path: route.path, set }] : [];
  });
}

function setOf(
  action: BulkAction,
  route: PatternRoute,
  brand: string,
): BulkEdit['set'] | undefined {
  switch (action.do) {
    case 'pattern':
      return { [action.field]: fillPattern(action.pattern, route, brand) };
    case 'replace': {
      const now = route.values[action.field].value;
      if (!now.includes(action.find)) return undefined;
      return { [action.field]: now.replaceAll(action.find, () => action.replacement) };
    }
    case 'set':
      return { [action.field]: action.value };
    case 'robots':
      return { noindex: action.noindex };
    case 'remove':
      return Object.fromEntries(action.fields.map((field) => [field, null]));
  }
}

/** A pattern with the values of a route. Separators at its ends, left by a variable without a value, are removed. */
function fillPattern(pattern: string, { path, kind, own, values }: PatternRoute, brand: string) {
  const suffix = ` | ${brand}`;
  const title = values.title.value;
  const filled: Record<Variable, string> = {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    headline: own.headline,
    brand,
    kind,
    category: own.category ?? '',
    path,
  };
  return pattern
    .replaceAll(VARIABLE, (whole, name: string) => filled[name as Variable] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|,:–-]+|[\s|,:–-]+$/g, '');
}
