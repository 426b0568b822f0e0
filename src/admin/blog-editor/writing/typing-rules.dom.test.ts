import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writingExtensions } from './extensions.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: writingExtensions() });
});
afterEach(() => editor.destroy());

/** The text of the first paragraph with its marks. */
const runs = () => {
  const [first] = editor.state.doc.children;
  expect([first?.type.name, editor.state.doc.childCount]).toEqual(['paragraph', 1]);
  return first!.children.map((run) => [run.text, ...run.marks.map(({ type }) => type.name)]);
};

/** As the browser types: a rule of the editor takes a character, or it is inserted. */
function type(line: string): void {
  for (const character of line) {
    const { from, to } = editor.state.selection;
    const isTaken = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, character, () => editor.state.tr.insertText(character)),
    );
    if (!isTaken) editor.view.dispatch(editor.state.tr.insertText(character));
  }
}

test.each([
  '2 * 3 * 4 = 24',
  '__init__ and snake_case_name and _underscores_',
  '# not a heading',
  '| no | table |',
  '[x] no box',
  '[no link](https://example.com)',
  'a ** b ** c and ~~ d ~~ e',
])('stays as it is typed: %s', (line) => {
  type(line);
  expect(runs()).toEqual([[line]]);
});

test('the signs that the help names become formats', () => {
  type('So **bold words** and *a word* here');
  expect(runs()).toEqual([
    ['So '],
    ['bold words', 'bold'],
    [' and '],
    ['a word', 'italic'],
    [' here'],
  ]);
});
