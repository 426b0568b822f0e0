import type { Editor } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import type { BodyNode, PostBody } from '#src/domains/content/body/post-body.ts';

/** Marks a transaction that is a step of undo by itself, with the name of the step. */
export const STEP = 'step';

/** A body as it is pasted: its first and last block join the text around them. */
export const sliceOf = ({ schema }: Editor, { content = [] }: PostBody): Slice =>
  Slice.maxOpen(Fragment.fromJSON(schema, content), false);

/**
 * Puts a slice in the place of the selection.
 * @param change changes the transaction before it is dispatched
 */
export function insertSlice(
  { state, view }: Editor,
  slice: Slice,
  change: (tr: Transaction) => Transaction = (tr) => tr,
): void {
  const only =
    slice.content.childCount === 1 && slice.openStart === 0 ? slice.content.firstChild : null;
  const { tr } = state;
  if (only && slice.openEnd === 0) tr.replaceSelectionWith(only, false);
  else tr.replaceSelection(slice);
  if (tr.selection instanceof NodeSelection) {
    // What is typed next would replace the block.
    const { $to } = tr.selection;
    const isText = $to.nodeAfter && !$to.nodeAfter.isAtom;
    tr.setSelection(isText ? Selection.near($to, 1) : new GapCursor($to));
  }
  view.dispatch(change(tr).scrollIntoView().setMeta(STEP, 'paste').setMeta('uiEvent', 'paste'));
}

/** Puts plain text in the place of the selection, in the format of the text around it. */
export function insertText(editor: Editor, body: PostBody): void {
  const { $from } = editor.state.selection;
  const marks = editor.state.storedMarks ?? $from.marks();
  const inFormat = (node: BodyNode): BodyNode => ({
    ...node,
    ...(node.content && { content: node.content.map(inFormat) }),
    ...(node.type === 'text' && {
      marks: [...(node.marks ?? []), ...marks.map((mark) => mark.toJSON() as { type: string })],
    }),
  });
  insertSlice(editor, sliceOf(editor, { ...inFormat(body), type: 'doc' }));
}
