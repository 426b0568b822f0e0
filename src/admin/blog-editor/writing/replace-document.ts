import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/**
 * Turns the document of a transaction into another one by the smallest changes, so that selections, and what is drawn of the
 * other parts, stay as they are.
 */
export function replaceDocument(tr: Transaction, next: Node): void {
  const before = tr.doc;
  const ranges = replacedRanges(
    before.children,
    next.children,
    (one, other) => one === other || one.eq(other),
  );
  // From the end, so that positions before it stay true.
  for (const { from, to, newFrom, newTo } of ranges.toReversed()) {
    const [old, made] = [before.children.slice(from, to), next.children.slice(newFrom, newTo)];
    const paired = Math.min(old.length, made.length);
    const start = positionOf(before, from + paired);
    replaceNodes(tr, start, old.slice(paired), made.slice(paired));
    for (let at = paired - 1; at >= 0; at -= 1)
      replaceNode(tr, positionOf(before, from + at), old[at]!, made[at]!);
  }
  for (const [name, value] of Object.entries(next.attrs))
    if (tr.doc.attrs[name] !== value) tr.setDocAttribute(name, value);
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);

const positionOf = (doc: Node, index: number) => sizeOf(doc.children.slice(0, index));

function replaceNodes(
  tr: Transaction,
  start: number,
  old: readonly Node[],
  made: readonly Node[],
): void {
  if (old.length === 0 && made.length === 0) return;
  const end = start + sizeOf(old);
  // A document is never empty, not even between two steps.
  if (made.length === 0 && old.length === tr.doc.childCount) return;
  if (made.length === 0) tr.delete(start, end);
  else tr.replaceWith(start, end, Fragment.from(made));
}

/** Changes a node in place where only its text differs. */
function replaceNode(tr: Transaction, position: number, old: Node, made: Node): void {
  const start = old.sameMarkup(made) ? old.content.findDiffStart(made.content) : null;
  const ends = start === null ? null : old.content.findDiffEnd(made.content);
  if (start === null || !ends || !old.inlineContent) {
    tr.replaceWith(position, position + old.nodeSize, made);
    return;
  }
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(
    position + 1 + start,
    position + 1 + ends.a + overlap,
    made.slice(start, ends.b + overlap),
  );
}

/** Items that were replaced by others: positions in the old list, and in the new one. */
interface ReplacedRange {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Comparing more pairs than this takes longer than replacing everything. */
const MAX_PAIRS = 1_000_000;

/** The ranges of a list to replace to get another one, with as little as possible. */
function replacedRanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): ReplacedRange[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start]!, after[start]!)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    isSame(before[before.length - 1 - end]!, after[after.length - 1 - end]!)
  )
    end += 1;
  const kept = longestCommon(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isSame,
  );
  const ranges: ReplacedRange[] = [];
  let [from, newFrom] = [start, start];
  const ends = [before.length - end - start, after.length - end - start] as const;
  for (const [one, other] of [...kept, ends]) {
    const [to, newTo] = [one + start, other + start];
    if (to > from || newTo > newFrom) ranges.push({ from, to, newFrom, newTo });
    [from, newFrom] = [to + 1, newTo + 1];
  }
  return ranges;
}

type Pair = readonly [before: number, after: number];

/** The longest common subsequence, as positions. */
function longestCommon<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Pair[] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0 || rows * columns > MAX_PAIRS) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column]!;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(before[row]!, after[column]!)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isSame(before[row]!, after[column]!)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
