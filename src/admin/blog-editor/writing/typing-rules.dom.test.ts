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

const links = () =>
  editor.state.doc.firstChild!.children.flatMap((run) =>
    run.marks
      .filter(({ type: { name } }) => name === 'link')
      .map(({ attrs }) => [run.text, attrs['href']]),
  );
const enter = (changes: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key: 'Enter', ...changes })),
  );
const ADDRESS = 'https://example.com/a_b?c=1';

test('an address links itself after a blank, without the signs around it', () => {
  type(`See (${ADDRESS}), or`);
  expect(links()).toEqual([[ADDRESS, ADDRESS]]);
  expect(editor.state.doc.textContent).toBe(`See (${ADDRESS}), or`);
});

test('an address links itself by Enter, and what follows is no link', () => {
  type(ADDRESS);
  expect(links()).toEqual([]);
  enter();
  type('next');
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    ADDRESS,
    'next',
  ]);
  expect(links()).toEqual([[ADDRESS, ADDRESS]]);
});

test('a link of typing is a step of undo by itself', () => {
  const steps: unknown[] = [];
  editor.on('transaction', ({ transaction }) => {
    steps.push([transaction.getMeta('step'), transaction.doc.textContent]);
  });
  type(`${ADDRESS} `);
  expect(steps.slice(-2)).toEqual([
    [undefined, `${ADDRESS} `],
    ['link', `${ADDRESS} `],
  ]);
});

test.each([
  ['in code', () => editor.commands.setMark('code')],
  ['in a block of code', () => editor.commands.setNode('codeBlock')],
  ['while composing', () => Object.defineProperty(editor.view, 'composing', { get: () => true })],
  ['within another link', () => editor.commands.setMark('link', { href: '/contact' })],
])('an address stays as it is %s', (place, begin) => {
  begin();
  if (place === 'within another link')
    editor.view.dispatch(
      editor.state.tr
        .insertText(ADDRESS)
        .addMark(1, ADDRESS.length, editor.schema.marks['link']!.create({ href: '/contact' })),
    );
  else type(ADDRESS);
  type(' ');
  if (place === 'while composing') enter({ isComposing: true });
  expect(links().map(([, href]) => href)).not.toContain(ADDRESS);
});
