import { canonicalJson, isObject } from '#src/platform/json.ts';
import { longestRise } from './merge-order.ts';

/** Nodes of a text under keys that are equal for the same node of several versions. */
type KeyedNodes = ReadonlyMap<string, unknown>;

export function keyBase(base: readonly unknown[]): KeyedNodes {
  return new Map(base.map((node, at) => [keyOf(at), node]));
}

const keyOf = (at: number) => `=${at}`;

/**
 * Gives the nodes of a later version the keys of the base's nodes that they were. A node was another if the two are equal; or
 * alike; or in its place, where as many nodes of the same types were replaced. New nodes get keys that are the same for equal
 * texts, so that a text that both versions add is there once; nodes without text also need the same neighbor.
 */
export function keyNodes(base: readonly unknown[], side: readonly unknown[]): KeyedNodes {
  const texts = side.map(canonicalJson);
  const matches = matchEqual(base.map(canonicalJson), texts);
  const alignment = { matches, base, side };
  matchAlike(alignment, unmatched(alignment));
  for (const gap of gapsOf(alignment)) matchReplaced(alignment, gap);
  const keyed = new Map<string, unknown>();
  let before = '';
  for (const [at, node] of side.entries()) {
    const match = matches[at];
    if (match !== undefined) before = keyOf(match);
    const text = texts[at]!;
    const newKey = hasText(text) ? `+${text}` : `${before}+${text}`;
    keyed.set(match !== undefined ? before : unused(keyed, newKey), node);
  }
  return keyed;
}

function unused(keyed: KeyedNodes, wanted: string) {
  let [key, count] = [wanted, 1];
  while (keyed.has(key)) key = `${wanted}#${(count += 1)}`;
  return key;
}

const hasText = (json: string) => json.includes('"text":');

interface Alignment {
  /** by index in the later version, the index in the base; undefined for a new node */
  matches: (number | undefined)[];
  base: readonly unknown[];
  side: readonly unknown[];
}

/** Indexes of unmatched nodes. */
interface Gap {
  base: number[];
  side: number[];
}

/**
 * Matches equal nodes, of which each version may have several: the nth to the nth. One out of order has moved, if it has
 * text; an empty paragraph or a rule has not, because one is like the other.
 */
function matchEqual(base: readonly string[], side: readonly string[]): Alignment['matches'] {
  let [start, end] = [0, 0];
  const shorter = Math.min(base.length, side.length);
  while (start < shorter && base[start] === side[start]) start += 1;
  while (end < shorter - start && base.at(-1 - end) === side.at(-1 - end)) end += 1;
  const indexes = new Map<string, number[]>();
  for (let at = base.length - end - 1; at >= start; at -= 1) {
    const known = indexes.get(base[at]!);
    if (known) known.push(at);
    else indexes.set(base[at]!, [at]);
  }
  const matches = side.map((text, at) => {
    if (at < start) return at;
    if (at >= side.length - end) return at + base.length - side.length;
    return indexes.get(text)?.pop();
  });
  const inOrder = orderedMatches(matches);
  return matches.map((match, at) =>
    match !== undefined && (inOrder.has(match) || hasText(side[at]!)) ? match : undefined,
  );
}

const orderedMatches = (matches: Alignment['matches']) =>
  new Set(longestRise(matches.filter((match) => match !== undefined)));

/** Unmatched nodes of both versions between the same matched neighbors. */
function gapsOf({ matches, base }: Alignment): Gap[] {
  const inOrder = orderedMatches(matches);
  const matched = new Set(matches);
  const gaps: Gap[] = [];
  let next = 0;
  let gap: Gap = { base: [], side: [] };
  const close = (until: number) => {
    for (; next < until; next += 1) if (!matched.has(next)) gap.base.push(next);
    if (gap.base.length > 0 && gap.side.length > 0) gaps.push(gap);
    gap = { base: [], side: [] };
    next = until + 1;
  };
  for (const [at, match] of matches.entries())
    if (match === undefined) gap.side.push(at);
    else if (inOrder.has(match)) close(match);
  close(base.length);
  return gaps;
}

function unmatched({ matches, base }: Alignment): Gap {
  const matched = new Set(matches);
  return {
    base: [...base.keys()].filter((at) => !matched.has(at)),
    side: [...matches.keys()].filter((at) => matches[at] === undefined),
  };
}

/** Paragraphs to compare word by word. Where there are more, another text was put in, in which nothing is to be found. */
const MAX_PAIRS = 40_000;

/** Matches nodes of the same type that share at least half of their words. */
function matchAlike({ matches, base, side }: Alignment, gap: Gap) {
  if (gap.base.length * gap.side.length > MAX_PAIRS) return;
  const free = gap.base.map((at) => ({ at, words: wordsOf(base[at]) }));
  for (const at of gap.side) {
    const words = wordsOf(side[at]);
    const found = free.findIndex(
      (other) => isSameType(base[other.at], side[at]) && areAlike(other.words, words),
    );
    if (found === -1) continue;
    matches[at] = free[found]!.at;
    free.splice(found, 1);
  }
}

/** Matches nodes by their places, where each was replaced by one of its type. */
function matchReplaced({ matches, base, side }: Alignment, gap: Gap) {
  if (gap.base.length !== gap.side.length) return;
  const pairs = gap.side.map((at, place) => [at, gap.base[place]!] as const);
  if (!pairs.every(([at, other]) => isSameType(base[other], side[at]))) return;
  for (const [at, other] of pairs) matches[at] = other;
}

const isSameType = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && one['type'] === other['type'];

const wordsOf = (node: unknown) => new Set(textOf(node).split(/\s+/).filter(Boolean));

function textOf(node: unknown): string {
  if (!isObject(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['content']) ? node['content'].map(textOf).join(' ') : '';
}

const areAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && 4 * shared >= one.size + other.size;
};
