import { unmovedKeys } from '#src/domains/documents/merge-order.ts';

/** Where a section is in a picture, in pixels of the picture. */
export interface Span {
  top: number;
  bottom: number;
}

export type Spans = ReadonlyMap<string, Span>;

/** A place in each of two pictures that show the same. */
export type Pair = readonly [number, number];

/**
 * The places that two pictures have in common, from top to bottom: the edges of the sections that both have in the same order.
 * @param ends how far each can be scrolled
 */
export function pairsOf(one: Spans, other: Spans, ends: Pair): Pair[] {
  const unmoved = unmovedKeys([...one.keys()], [...other.keys()]);
  const pairs: Pair[] = [[0, 0]];
  for (const [id, { top, bottom }] of one) {
    const same = unmoved.has(id) ? other.get(id) : undefined;
    if (same) pairs.push([top, same.top], [bottom, same.bottom]);
  }
  const within = pairs.filter(([here, there]) => here < ends[0] && there < ends[1]);
  return [...(within.length > 0 ? within : [[0, 0] as const]), ends];
}

/** The place in the second picture that shows what the first has at a place: in proportion between two pairs. */
export function mapPlace(pairs: readonly Pair[], place: number): number {
  const after = pairs.findIndex(([here]) => here > place);
  if (after === -1) return pairs.at(-1)?.[1] ?? 0;
  const [from, to] = [pairs[Math.max(after - 1, 0)]!, pairs[after]!];
  const length = to[0] - from[0];
  const share = length > 0 ? (place - from[0]) / length : 0;
  return from[1] + share * (to[1] - from[1]);
}

export const reversed = (pairs: readonly Pair[]): Pair[] =>
  pairs.map(([here, there]) => [there, here]);
