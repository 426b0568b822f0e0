import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { openTab } from '#tests/support/working-copy.ts';
import { placeOfFiles } from './pictures/drop-line.ts';
import { type BodyEditor, useBodyEditor } from './use-body-editor.ts';

/** The text of a post and the working copy of its document. */

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function openBody(...texts: string[]) {
  const body = { type: 'doc', content: texts.map(paragraph) };
  const { store, edit } = openTab(new DocumentServerFake({ title: 'Post', body }));
  let shown!: BodyEditor;
  function Surface() {
    const place = useRef<HTMLDivElement>(null);
    shown = useBodyEditor(place, {
      store,
      update: (change: (content: DocumentContent) => DocumentContent) => edit(change),
      undo: () => undefined,
      redo: () => undefined,
      isReadOnly: false,
      attributes: { role: 'textbox' },
      guides: {},
    });
    return <div ref={place} />;
  }
  const { unmount } = render(<Surface />);
  const typesOf = () =>
    (store.state().content['body'] as typeof body).content.map(({ type }) => type);
  return { editor: shown.editor!, store, typesOf, unmount };
}

test('a block that is inserted or deleted is handed over without further typing', () => {
  const { editor, typesOf } = openBody('One.', 'Two.');
  expect(screen.getByRole('textbox')).toBe(editor.view.dom);
  act(() => void editor.commands.insertContentAt(6, { type: 'horizontalRule' }));
  expect(typesOf()).toEqual(['paragraph', 'horizontalRule', 'paragraph']);
  act(() => void editor.commands.deleteRange({ from: 6, to: 7 }));
  expect(typesOf()).toEqual(['paragraph', 'paragraph']);
});

test('what was just typed is handed over to whoever reads the document, and when the editor closes', () => {
  const { editor, store, unmount } = openBody('One.');
  const text = () => JSON.stringify(store.state().content['body']);
  editor.commands.insertContentAt(5, ' And');
  expect(text()).not.toContain('And');
  act(() => store.collect());
  expect(text()).toContain('One. And');
  editor.commands.insertContentAt(9, ' more');
  unmount();
  expect(text()).toContain('One. And more');
});

test('the line of dragged files stands between blocks, where their pictures go', () => {
  const { editor } = openBody('One.', 'Two.');
  const { view } = editor;
  // jsdom has no layout: the pointer is over the first paragraph.
  view.posAtCoords = () => ({ pos: 3, inside: 0 });
  Object.defineProperty(view.dom, 'offsetParent', { value: document.body });
  const over = new MouseEvent('dragover', { bubbles: true, cancelable: true });
  Object.defineProperty(over, 'dataTransfer', { value: { types: ['Files'] } });
  expect(placeOfFiles(view, over)).toBe(6);
  view.dom.dispatchEvent(over);
  const line = document.querySelector('.drop-line');
  expect(line?.classList.contains('prosemirror-dropcursor-block')).toBe(true);
});
