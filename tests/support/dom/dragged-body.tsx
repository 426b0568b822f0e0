import { act, render } from '@testing-library/react';
import { TextSelection } from '@tiptap/pm/state';
import { useRef } from 'react';
import { startDrag } from '#src/admin/blog-editor/writing/keep-dragged.ts';
import { type BodyEditor, useBodyEditor } from '#src/admin/blog-editor/writing/use-body-editor.ts';
import { loadReader } from '#src/admin/paste/foreign-paste.ts';
import { type Undo, useUndo } from '#src/admin/documents/undo/use-undo.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { openTab } from '#tests/support/working-copy.ts';
import { vi } from 'vitest';

// A first paste waits for it.
await loadReader();

const text = (words: string) => ({ type: 'text', text: words });
export const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] });
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(words)] });
const picture = (name: string) => ({
  type: 'image',
  attrs: { src: `/media/${name}.png`, alt: '' },
});
export const table = {
  type: 'table',
  content: [
    { type: 'tableRow', content: [cell('cella'), cell('cellb')] },
    { type: 'tableRow', content: [cell('cellc'), cell('celld')] },
  ],
};
export const BODY = [
  paragraph('One'),
  picture('desk'),
  paragraph('Two'),
  paragraph('Three'),
  { type: 'bulletList', content: [item('itema'), item('itemb')] },
  table,
  { type: 'callout', content: [paragraph('noted')] },
  picture('chair'),
  { type: 'codeBlock', content: [text('code()')] },
];

interface Dropped {
  types: string[];
  files: never[];
  effectAllowed: string;
  getData(type: string): string;
  setData(type: string, value: string): void;
  clearData(): void;
}

/** The data of a drag. */
export function dataOf(given: Record<string, string> = {}): Dropped {
  const values = new Map(Object.entries(given));
  return {
    types: [...values.keys()],
    files: [],
    effectAllowed: 'all',
    getData: (type) => values.get(type) ?? '',
    setData: (type, value) => void values.set(type, value),
    clearData: () => values.clear(),
  };
}

/** The text of a post that is dragged around in, with the undo of its document. jsdom has no layout: each act says where the pointer is. */
export function openBody(content: readonly object[] = BODY) {
  const { store } = openTab(
    new DocumentServerFake({ title: 'Post', body: { type: 'doc', content } }),
  );
  let body!: BodyEditor;
  let undo!: Undo;
  function Surface() {
    const place = useRef<HTMLDivElement>(null);
    undo = useUndo({ update: store.edit, isReadOnly: false });
    body = useBodyEditor(place, {
      store,
      update: undo.update,
      undo: undo.undo,
      redo: undo.redo,
      isReadOnly: false,
      attributes: { role: 'textbox' },
      guides: {},
    });
    return (
      <>
        <div ref={place} />
        <input aria-label="Elsewhere" />
      </>
    );
  }
  render(<Surface />);
  const editor = body.editor!;
  const { view } = editor;
  view.coordsAtPos = () => ({ left: 0, right: 0, top: 0, bottom: 0 });
  const state = () => {
    act(() => store.collect());
    return (store.state().content['body'] as { content: object[] }).content;
  };
  function fire(type: string, target: Element, at: number, data: Dropped): void {
    view.posAtCoords = () => ({ pos: at, inside: -1 });
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: data });
    act(() => void target.dispatchEvent(event));
  }
  const clamp = (share: number) => Math.round(share * view.state.doc.content.size);
  const startOf = (index: number) =>
    view.state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

  return {
    editor,
    state,
    startOf,
    names: () =>
      state().map((block) => /[A-Z]\w+|desk|chair|item|cell|code/.exec(words(block))?.[0]),
    /** how often each word and picture is in the text */
    counts: () => countsOf(JSON.stringify(state())),
    undo: () => act(() => undo.undo()),
    redo: () => act(() => undo.redo()),
    canUndo: () => undo.undoName !== undefined,
    canRedo: () => undo.redoName !== undefined,
    /** Starts a drag of a block by its handle. */
    grip(index: number): Dropped {
      const data = dataOf();
      fire('dragstart', document.querySelector('input')!, 0, data);
      act(() => startDrag(view, startOf(index), data as unknown as DataTransfer));
      return data;
    },
    /** Starts a drag of a picture, or of the selection, by what is shown. */
    pull(index: number): Dropped {
      const data = dataOf();
      fire('dragstart', view.nodeDOM(startOf(index)) as Element, startOf(index), data);
      return data;
    },
    select: (from: number, to = from) =>
      act(() => {
        const { tr, doc } = view.state;
        const [$from, $to] = [doc.resolve(clamp(from)), doc.resolve(clamp(to))];
        view.dispatch(tr.setSelection(TextSelection.between($from, $to)));
      }),
    drop(at: number, data: Dropped): void {
      fire('drop', view.dom, at, data);
      // Some editors change the text only a moment later.
      act(() => void vi.advanceTimersByTime(40));
    },
    end: () => fire('dragend', view.dom, 0, dataOf()),
    at: clamp,
    paste: (html: string) =>
      act(() => void view.pasteHTML(html, new Event('paste') as ClipboardEvent)),
  };
}

const words = (block: object) =>
  JSON.stringify(block).replaceAll(/"(type|attrs|content|src)":/g, '');

function countsOf(json: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, part = ''] of json.matchAll(/"(?:text|src)":"([^"]+)"/g))
    for (const word of part.split(' ')) if (word) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
