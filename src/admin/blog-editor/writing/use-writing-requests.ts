import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { onWritingRequest } from '#src/admin/blog-editor/settings/writing-requests.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import { findWords, type Range } from './commands/find-words.ts';
import { insertLink } from './commands/insert-link.ts';
import { positionOfNode } from './commands/position-of-node.ts';

/** Does in the text what the settings of a post ask for, and goes to the places of what the checks found. */
export function useWritingRequests(editor: Editor): void {
  useEffect(() => {
    const stopWriting = onWritingRequest((request) => {
      if (request.type === 'link') return insertLink(editor, request);
      const range = findWords(editor.state.doc, request.text, request.field);
      if (range) selectWords(editor, range);
      return range !== undefined;
    });
    const stopGoing = onGoToField((_place, path) => {
      const position = positionOfNode(editor.state.doc, path);
      if (position !== undefined) selectWords(editor, { from: position, to: position });
    });
    return () => {
      stopWriting();
      stopGoing();
    };
  }, [editor]);
}

/** Selects a part of the text, or the block at a position, and brings it into view. */
function selectWords(editor: Editor, { from, to }: Range): void {
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
