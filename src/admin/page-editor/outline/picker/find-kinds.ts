import { matchScore } from '#src/admin/palette/match-commands.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { KIND_GROUPS, type KindGroup, KINDS, kindText } from './kinds.ts';

export interface FoundGroup {
  group: KindGroup;
  types: readonly string[];
}

/** The kinds that match a search, in groups; all of them without one. */
export function findKinds(types: readonly string[], search: string): FoundGroup[] {
  const order = Object.keys(KINDS);
  const found = types
    .filter((type) => matches(type, search.trim()))
    .toSorted((one, other) => rank(order, one) - rank(order, other));
  return KIND_GROUPS.map((group) => ({
    group,
    types: found.filter((type) => kindText(type).group === group),
  })).filter((each) => each.types.length > 0);
}

/** The kind that Enter adds: the one whose name begins with the search, or the first. */
export function bestKind(found: readonly string[], search: string): string | undefined {
  const start = search.trim().toLowerCase();
  return found.find((type) => readableName(type).toLowerCase().startsWith(start)) ?? found[0];
}

function matches(type: string, search: string): boolean {
  const { group, text, also = '' } = kindText(type);
  return matchScore(search, readableName(type), `${group} ${text} ${also}`) > 0;
}

const rank = (order: readonly string[], type: string): number => {
  const at = order.indexOf(type);
  return at === -1 ? order.length : at;
};
