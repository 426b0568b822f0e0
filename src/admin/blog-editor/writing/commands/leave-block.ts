import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Blocks that hold paragraphs, which Enter alone would never leave. */
const HOLDERS = new Set(['callout', 'testimonial', 'takeaways', 'faq', 'blockquote', 'table']);

function holderDepth({ selection: { $from } }: EditorState): number | undefined {
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if (HOLDERS.has($from.node(depth).type.name)) return depth;
  return undefined;
}

function paragraphAfter(tr: Transaction, end: number): Transaction {
  const paragraph = tr.doc.type.schema.nodes['paragraph']!.create();
  tr.insert(end, paragraph);
  return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}

/** Begins a paragraph after the block that the cursor is in. */
const leave: Command = (state, dispatch) => {
  const end = state.selection.$to.after(1);
  dispatch?.(paragraphAfter(state.tr, end));
  return true;
};

/** Leaves a block from an empty paragraph at its end, as a list is left. */
const onEmptyEnd: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const depth = holderDepth(state);
  if (!empty || depth === undefined || $from.parent.content.size > 0) return false;
  const holder = $from.node(depth);
  const isDirect = $from.depth === depth + 1 && $from.parent.type.name === 'paragraph';
  const isLast = isDirect && $from.index(depth) === holder.childCount - 1;
  if (!isLast || holder.childCount < 2) return false;
  const { tr } = state;
  tr.delete($from.before(), $from.after());
  dispatch?.(paragraphAfter(tr, tr.mapping.map($from.after(depth))));
  return true;
};

export const leaveBlock = Object.assign(leave, { onEmptyEnd });
