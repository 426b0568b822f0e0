import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** The place after the block of a text at a position, where a picture may stand. An end beyond the text is its end. */
export function afterBlock(doc: Node, position: number): number {
  const $pos = doc.resolve(Math.min(position, doc.content.size));
  return $pos.depth === 0 ? $pos.pos : $pos.after(1);
}

/** Inserts a picture between blocks: in place of an empty paragraph, or above the one that ends the text, to go on writing there. */
export function insertAfter(tr: Transaction, place: number, picture: Node): Transaction {
  const before = tr.doc.resolve(place).nodeBefore;
  if (before?.type.name !== 'paragraph' || before.content.size > 0)
    return tr.insert(place, picture);
  const start = place - before.nodeSize;
  return place === tr.doc.content.size
    ? tr.insert(start, picture)
    : tr.replaceWith(start, place, picture);
}
