import { Extension } from '@tiptap/core';
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
    return {
      'Alt-Shift-ArrowUp': move(-1),
      'Alt-Shift-ArrowDown': move(1),
      'Mod-Enter': () => leaveBlock(editor.state, editor.view.dispatch),
      Enter: () => leaveBlock.onEmptyEnd(editor.state, editor.view.dispatch),
    };
  },
});
