import { matchScore } from '#src/admin/palette/match-commands.ts';
import { type BlockKind, KIND_GROUPS } from '#src/blocks/block.ts';
import { BLOCK_KINDS } from '#src/blocks/schemas.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';

const KINDS: Readonly<Record<string, BlockKind>> = {
  ...BLOCK_KINDS,
  'shared-section': {
    group: 'More',
    rank: 1,
    text: 'A section that several pages show. A change to it changes them all.',
    also: 'reusable global snippet synced',
  },
};

const UNKNOWN: BlockKind = { group: 'More', rank: 2, text: 'Its fields show what it holds.' };

/** The description of a kind. One that is not described can be added all the same. */
export const kindOf = (type: string): BlockKind =>
  Object.hasOwn(KINDS, type) ? KINDS[type]! : UNKNOWN;

/** The kinds that match a search, in groups; all of them without one. */
export function findKinds(types: readonly string[], search: string) {
  const found = types
    .filter((type) => matches(type, search.trim()))
    .toSorted((one, other) => kindOf(one).rank - kindOf(other).rank);
  return KIND_GROUPS.map((group) => ({
    group,
    types: found.filter((type) => kindOf(type).group === group),
  })).filter((each) => each.types.length > 0);
}

/** The kind that Enter adds: the one whose name begins with the search, or the first. */
export function bestKind(found: readonly string[], search: string): string | undefined {
  const start = search.trim().toLowerCase();
  return found.find((type) => readableName(type).toLowerCase().startsWith(start)) ?? found[0];
}

function matches(type: string, search: string): boolean {
  const { group, text, also = '' } = kindOf(type);
  return matchScore(search, readableName(type), `${group} ${text} ${also}`) > 0;
}
