import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * Puts a block where the cursor is: in place of an empty paragraph, else after the block with the cursor. Where the surrounding
 * block takes no such block, it comes after that. The cursor goes into its text; a block without text is selected.
 */
export function insertBlock({ tr, selection }: EditorState, block: Node): Transaction {
  const { $from } = selection;
  const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const parent = $from.node(depth - 1);
    const isPlace = isEmpty && depth === $from.depth;
    const from = isPlace ? $from.index(depth - 1) : $from.indexAfter(depth - 1);
    const to = $from.indexAfter(depth - 1);
    if (!parent.canReplaceWith(from, to, block.type)) continue;
    const start = isPlace ? $from.before(depth) : $from.after(depth);
    return placed(tr.replaceWith(start, $from.after(depth), block), start, block);
  }
  const end = selection.$to.depth > 0 ? selection.$to.after(1) : selection.to;
  return placed(tr.insert(end, block), end, block);
}

/** Selects a new block, and adds a paragraph after one that ends the text, to go on writing. */
function placed(tr: Transaction, start: number, block: Node): Transaction {
  const end = start + block.nodeSize;
  const isLast = end === tr.doc.content.size;
  if (isLast && (!block.isTextblock || block.type.spec.code))
    tr.insert(end, tr.doc.type.schema.nodes['paragraph']!.create());
  const selection =
    block.isAtom && block.type.name !== 'horizontalRule'
      ? NodeSelection.create(tr.doc, start)
      : TextSelection.near(tr.doc.resolve(block.isAtom ? end : start + 1));
  return tr.setSelection(selection).scrollIntoView();
}
