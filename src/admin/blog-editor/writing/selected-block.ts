import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { JsonObject } from '#src/platform/json.ts';

/** A block whose attributes have a form. */
export interface SelectedBlock {
  type: string;
  /** before the block, in the document */
  position: number;
  attrs: JsonObject;
}

/** The selected block, or the innermost one with the cursor, of a type that has a form; null for none. */
export function selectedBlockOf(
  { state }: Editor,
  types: ReadonlySet<string>,
): SelectedBlock | null {
  const { selection } = state;
  if (selection instanceof NodeSelection && types.has(selection.node.type.name))
    return blockOf(selection.node, selection.from);
  const { $from } = selection;
  for (let { depth } = $from; depth > 0; depth -= 1)
    if (types.has($from.node(depth).type.name))
      return blockOf($from.node(depth), $from.before(depth));
  return null;
}

const blockOf = (
  { type, attrs }: { type: { name: string }; attrs: JsonObject },
  position: number,
): SelectedBlock => ({ type: type.name, position, attrs });

/** Changes attributes of the block at a position; does nothing if it is gone. */
export function setAttributes(
  { state, view }: Editor,
  { position, type }: SelectedBlock,
  change: (attrs: JsonObject) => JsonObject,
): void {
  const node = state.doc.nodeAt(position);
  if (node?.type.name !== type) return;
  const { tr, selection } = state;
  tr.setNodeMarkup(position, undefined, change(node.attrs));
  if (selection instanceof NodeSelection && selection.from === position)
    tr.setSelection(NodeSelection.create(tr.doc, position));
  view.dispatch(tr);
}
