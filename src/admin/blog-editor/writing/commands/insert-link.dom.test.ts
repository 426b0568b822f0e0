import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { writingExtensions } from '#src/admin/blog-editor/writing/extensions.ts';
import { findWords } from './find-words.ts';
import { insertLink } from './insert-link.ts';
import { positionOfNode } from './position-of-node.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function write(...texts: string[]) {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions({}),
    content: {
      type: 'doc',
      content: [
        paragraph(texts[0]!),
        {
          type: 'bulletList',
          content: texts.slice(1).map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
        },
      ],
    },
  });
  return editor;
}

const request = { href: '/audit', title: 'Growth audit', phrase: 'growth audit' };
/** Texts with a link. */
const linked = () => {
  const found: string[] = [];
  editor.state.doc.descendants(({ text, marks }) => {
    if (text && marks.some(({ attrs }) => attrs['href'] === '/audit')) found.push(text);
  });
  return found;
};

test('a link is put on the words at its place, which are selected', () => {
  write('A growth audit.', 'The growth audit of others.');
  const field = 'body.content.1.content.0.content.0';
  expect(insertLink(editor, { ...request, field })).toBe(true);
  expect(linked()).toEqual(['growth audit']);
  expect(editor.state.selection.$from.parent.textContent).toBe('The growth audit of others.');
});

test('words that moved since are found elsewhere; those with a link are left alone', () => {
  write('First.', 'Then the growth audit.');
  expect(insertLink(editor, { ...request, field: 'body.content.7' })).toBe(true);
  editor.commands.setTextSelection(1);
  expect(insertLink(editor, { ...request, href: '/other', field: undefined })).toBe(false);
  expect(linked()).toEqual(['growth audit']);
});

test('without such words, the title is inserted at the cursor, or the selection is linked', () => {
  write('See .', 'More');
  expect(insertLink(editor, { ...request, field: undefined })).toBe(false);
  editor.commands.setTextSelection(5);
  expect(insertLink(editor, { ...request, field: undefined })).toBe(true);
  expect(editor.state.doc.firstChild!.textContent).toBe('See Growth audit.');
  editor.commands.setTextSelection({ from: 1, to: 4 });
  expect(insertLink(editor, { ...request, phrase: undefined, field: undefined })).toBe(true);
  expect(linked()).toEqual(['See', 'Growth audit']);
});

test('finds the nodes of paths, and words across marks', () => {
  write('One', 'Two', 'Three');
  const nodeAt = (path: string) => {
    const position = positionOfNode(editor.state.doc, path);
    return position === undefined
      ? undefined
      : editor.state.doc.resolve(position).parent.textContent;
  };
  expect(nodeAt('body.content.0')).toBe('One');
  expect(nodeAt('body.content.1.content.1.content.0.content.0')).toBe('Three');
  expect(nodeAt('body')).toBeUndefined();
  expect(nodeAt('seo.title')).toBeUndefined();
  expect(nodeAt('body.content.99')).toBeUndefined();
  expect(findWords(editor.state.doc, 'Thr', undefined)).toBeDefined();
  expect(findWords(editor.state.doc, 'Four', undefined)).toBeUndefined();
});
