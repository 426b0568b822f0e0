import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Range } from './find-words.ts';

/** Selects a part of the text, or the block at a position, and brings it into view. */
export function selectWords(editor: Editor, { from, to }: Range): void {
  const { doc, tr } = editor.state;
  const block = from === to ? doc.nodeAt(from) : null;
  const selection =
    block?.isBlock && block.isAtom
      ? NodeSelection.create(doc, from)
      : from === to
        ? TextSelection.near(doc.resolve(from))
        : TextSelection.create(doc, from, to);
  // The view scrolls only while it has the focus.
  editor.view.focus();
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
}
