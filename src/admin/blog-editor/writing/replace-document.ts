import { diffArrays } from 'diff';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/**
 * Turns the document of a transaction into another one by the smallest changes, so that selections, and what is drawn of the
 * other parts, stay as they are.
 */
export function replaceDocument(tr: Transaction, next: Node): void {
  const before = tr.doc;
  const ranges = replacedRanges(before.children, next.children);
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

/** Nodes that were replaced by others: positions in the old list, and in the new one. */
interface ReplacedRange {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** A search for more changes than this takes longer than replacing everything. */
const MAX_CHANGES = 500;

/** The ranges of a list to replace to get another one, with as little as possible. */
function replacedRanges(before: readonly Node[], after: readonly Node[]): ReplacedRange[] {
  const parts = diffArrays([...before], [...after], {
    comparator: (one, other) => one === other || one.eq(other),
    maxEditLength: MAX_CHANGES,
  });
  if (!parts) return [{ from: 0, to: before.length, newFrom: 0, newTo: after.length }];
  const ranges: ReplacedRange[] = [];
  let [at, newAt] = [0, 0];
  let isOpen = false;
  for (const { count, added, removed } of parts) {
    if (!isOpen && (added || removed))
      ranges.push({ from: at, to: at, newFrom: newAt, newTo: newAt });
    isOpen = added || removed;
    if (!added) at += count;
    if (!removed) newAt += count;
    if (isOpen) Object.assign(ranges.at(-1)!, { to: at, newTo: newAt });
  }
  return ranges;
}
