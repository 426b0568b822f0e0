import type { Node } from '@tiptap/pm/model';

/** The place after the block of a text at a position, where a picture may stand. An end beyond the text is its end. */
export function afterBlock(doc: Node, position: number): number {
  const $pos = doc.resolve(Math.min(position, doc.content.size));
  return $pos.depth === 0 ? $pos.pos : $pos.after(1);
}
