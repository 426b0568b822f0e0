import { Extension } from '@tiptap/core';
import {
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
  NodeSelection,
} from '@tiptap/pm/state';

/** Keys of our own in a text. The help lists them (`writing-help.ts`). */
export const WritingKeys = Extension.create({
  name: 'writingKeys',
  // Before the keys of lists and tables.
  priority: 200,
  addKeyboardShortcuts() {
    const { editor } = this;
    const move = (by: -1 | 1) => () => moveBlock(by)(editor.state, editor.view.dispatch);
    // Browsers stop at the list before a table that ends the text.
    const goToEnd = (extend: boolean) => () => {
      const { state, view } = editor;
      const $to = Selection.atEnd(state.doc).$head;
      const $from = extend ? state.selection.$anchor : $to;
      view.dispatch(state.tr.setSelection(TextSelection.between($from, $to)).scrollIntoView());
      return true;
    };
    return {
      'Mod-End': goToEnd(false),
      'Shift-Mod-End': goToEnd(true),
      'Alt-Shift-ArrowUp': move(-1),
      'Alt-Shift-ArrowDown': move(1),
      'Mod-Enter': () => leaveBlock(editor.state, editor.view.dispatch),
      Enter: () => leaveBlock.onEmptyEnd(editor.state, editor.view.dispatch),
    };
  },
});

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

/** Moves the block with the selection, as it stands in the text, up or down. */
export const moveBlock =
  (by: -1 | 1): Command =>
  ({ tr, doc, selection }, dispatch) => {
    const index = selection.$from.index(0);
    const to = index + by;
    const block = doc.maybeChild(index);
    const other = doc.maybeChild(to);
    if (!block) return false;
    // The key is ours even where there is nowhere to go.
    if (!other || !dispatch) return true;
    const start = selection.$from.posAtIndex(index, 0);
    const next = by === 1 ? start + other.nodeSize : start - other.nodeSize;
    const [anchor, head] = [selection.anchor - start, selection.head - start];
    tr.delete(start, start + block.nodeSize).insert(next, block);
    const place = tr.doc.resolve(next);
    const isNode = selection instanceof NodeSelection && selection.from === start;
    tr.setSelection(
      isNode
        ? NodeSelection.create(tr.doc, place.pos)
        : TextSelection.between(tr.doc.resolve(next + anchor), tr.doc.resolve(next + head)),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };
