import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { writingExtensions } from './extensions.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const CONTENT = [
  paragraph('first'),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('point')] }] },
  {
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('cell')] }] }],
  },
];

function open() {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions(),
    content: { type: 'doc', content: CONTENT },
  });
  editor.view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 });
  editor.commands.setTextSelection(4);
  return (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', {
      key,
      shiftKey,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    editor.view.dom.dispatchEvent(event);
    const { from, to, $head } = editor.state.selection;
    return [$head.parent.textContent, editor.state.doc.textBetween(from, to, '|')];
  };
}

test('Ctrl+End goes to the end of the text, also into a table behind a list', () => {
  const press = open();
  expect(press('End')).toEqual(['cell', '']);
});

test('with Shift, all up to there is selected', () => {
  const press = open();
  expect(press('End', true)).toEqual(['cell', 'st|point|cell']);
});
