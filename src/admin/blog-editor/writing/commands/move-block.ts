import { type Command, NodeSelection, TextSelection } from '@tiptap/pm/state';

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
