import { canonicalJson, isObject } from './json.ts';
import { longestRise } from './merge-order.ts';

/** Nodes of a text under keys that are equal for the same node of several versions. */
export type KeyedNodes = ReadonlyMap<string, unknown>;

export function keyBase(base: readonly unknown[]): KeyedNodes {
  return new Map(base.map((node, at) => [keyOf(at), node]));
}

const keyOf = (at: number) => `=${at}`;

/**
 * Gives the nodes of a later version the keys of the base's nodes that they were. A node was another if the two are equal; or
 * alike, between the same neighbors; or in its place, where as many nodes of the same types were replaced. New nodes get keys
 * that are the same for equal nodes after the same neighbor.
 */
export function keyNodes(base: readonly unknown[], nodes: readonly unknown[]): KeyedNodes {
  const texts = { base: base.map(canonicalJson), side: nodes.map(canonicalJson) };
  const matches = matchEqual(texts.base, texts.side);
  for (const gap of gapsOf(matches, base.length)) matchAlike(matches, gap, base, nodes);
  const keyed = new Map<string, unknown>();
  let before = '';
  for (const [at, node] of nodes.entries()) {
    const match = matches[at];
    if (match !== undefined) before = keyOf(match);
    keyed.set(match === undefined ? newKey(keyed, `${before}+${texts.side[at]}`) : before, node);
  }
  return keyed;
}

function newKey(keyed: KeyedNodes, wanted: string): string {
  let [key, count] = [wanted, 1];
  while (keyed.has(key)) key = `${wanted}#${(count += 1)}`;
  return key;
}

/** By index in the later version, the index in the base. */
type Matches = (number | undefined)[];

/**
 * Matches equal nodes, of which each version may have several: the nth to the nth. One out of order has moved, if it has
 * text; an empty paragraph or a rule has not, because one is like the other.
 */
function matchEqual(base: readonly string[], side: readonly string[]): Matches {
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
  const inOrder = new Set(longestRise(matches.filter((match) => match !== undefined)));
  return matches.map((match, at) =>
    match !== undefined && (inOrder.has(match) || side[at]!.includes('"text":'))
      ? match
      : undefined,
  );
}

interface Gap {
  /** indexes of unmatched nodes */
  base: number[];
  side: number[];
}

/** Unmatched nodes of both versions between the same matched neighbors. */
function gapsOf(matches: Matches, length: number): Gap[] {
  const inOrder = new Set(longestRise(matches.filter((match) => match !== undefined)));
  const matched = new Set(matches);
  const gaps: Gap[] = [];
  let [gap, next]: [Gap, number] = [{ base: [], side: [] }, 0];
  const close = (until: number) => {
    for (; next < until; next += 1) if (!matched.has(next)) gap.base.push(next);
    if (gap.base.length > 0 && gap.side.length > 0) gaps.push(gap);
    gap = { base: [], side: [] };
    next = until + 1;
  };
  for (const [at, match] of matches.entries())
    if (match === undefined) gap.side.push(at);
    else if (inOrder.has(match)) close(match);
  close(length);
  return gaps;
}

function matchAlike(
  matches: Matches,
  gap: Gap,
  base: readonly unknown[],
  side: readonly unknown[],
): void {
  const words = new Map(gap.base.map((at) => [at, wordsOf(base[at])]));
  const free = [...gap.base];
  for (const at of gap.side) {
    const own = wordsOf(side[at]);
    const found = free.findIndex(
      (other) => isSameType(base[other], side[at]) && areAlike(words.get(other)!, own),
    );
    if (found === -1) continue;
    matches[at] = free[found];
    free.splice(0, found + 1);
  }
  if (gap.side.some((at) => matches[at] !== undefined) || gap.base.length !== gap.side.length)
    return;
  for (const [place, at] of gap.side.entries()) {
    const other = gap.base[place]!;
    if (isSameType(base[other], side[at])) matches[at] = other;
  }
}

const isSameType = (one: unknown, other: unknown) =>
  isObject(one) && isObject(other) && one['type'] === other['type'];

const wordsOf = (node: unknown) => new Set(textOf(node).split(/\s+/).filter(Boolean));

function textOf(node: unknown): string {
  if (!isObject(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['content']) ? node['content'].map(textOf).join(' ') : '';
}

/** Whether at least half of the words of two texts are the same. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && 4 * shared >= one.size + other.size;
}
