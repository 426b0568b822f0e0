import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { onWritingRequest } from '#src/admin/blog-editor/settings/writing-requests.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import { findWords } from './commands/find-words.ts';
import { insertLink } from './commands/insert-link.ts';
import { positionOfNode } from './commands/position-of-node.ts';
import { selectWords } from './commands/select-words.ts';

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
