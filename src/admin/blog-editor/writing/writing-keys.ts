import { Extension } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { moveBlock } from './commands/move-block.ts';
import { leaveBlock } from './commands/leave-block.ts';

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
