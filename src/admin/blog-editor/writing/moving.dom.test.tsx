import { act, cleanup, render } from '@testing-library/react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import { type Undo, useUndo } from '#src/admin/page-editor/outline/undo/use-undo.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { openTab } from '#tests/support/working-copy.ts';
import { startDrag } from './keep-dragged.ts';
import { type BodyEditor, useBodyEditor } from './use-body-editor.ts';

/** Blocks that are dragged, pasted and undone, in whatever order. jsdom has no layout: each test says where the pointer is. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] });
const cell = (words: string) => ({ type: 'tableCell', content: [paragraph(words)] });
const picture = (name: string) => ({
  type: 'image',
  attrs: { src: `/media/${name}.png`, alt: '' },
});
const table = {
  type: 'table',
  content: [
    { type: 'tableRow', content: [cell('cella'), cell('cellb')] },
    { type: 'tableRow', content: [cell('cellc'), cell('celld')] },
  ],
};
const BODY = [
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

function dataOf(given: Record<string, string> = {}): Dropped {
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

function openBody(content: readonly object[] = BODY) {
  const { store } = openTab(
    new DocumentServerFake({ title: 'Post', body: { type: 'doc', content } }),
  );
  let body!: BodyEditor;
  let undo!: Undo;
  function Surface() {
    const place = useRef<HTMLDivElement>(null);
    undo = useUndo({
      update: (change) => {
        store.collect();
        store.edit(change(store.state().content));
      },
      isReadOnly: false,
    });
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

test('a block moves by its handle after a picture was dragged by its body', () => {
  const body = openBody(BODY.slice(0, 4));
  // Below the last paragraph, and the browser reports no end, since the picture is redrawn.
  body.drop(body.startOf(4), body.pull(1));
  expect(body.names()).toEqual(['One', 'Two', 'Three', 'desk']);
  body.drop(body.startOf(0), body.grip(1));
  expect(body.names()).toEqual(['Two', 'One', 'Three', 'desk']);
});

test('a table moves by its handle with all it holds', () => {
  const body = openBody([paragraph('One'), table, paragraph('Two')]);
  body.drop(body.startOf(0), body.grip(1));
  expect(body.state()).toEqual([table, paragraph('One'), paragraph('Two')]);
});

test('what is dropped from elsewhere takes nothing along that an earlier drag has left', () => {
  const body = openBody(BODY.slice(0, 4));
  body.grip(2);
  act(() => void window.dispatchEvent(new Event('pointermove')));
  body.drop(body.startOf(4), dataOf({ 'text/html': '<p>Guest</p>' }));
  expect(body.names()).toEqual(['One', 'desk', 'Two', 'Three', 'Guest']);
});

test('another tab gets the whole block, and not only its words', () => {
  const data = openBody().grip(5);
  cleanup();
  const other = openBody([paragraph('Other')]);
  other.drop(other.startOf(1), dataOf({ 'text/html': data.getData('text/html') }));
  expect(other.state()).toEqual([paragraph('Other'), table]);
});

test('a drop never deletes what was selected since, and says that nothing was moved', () => {
  const notices: string[] = [];
  const stop = listenToNotices(({ text: said }) => notices.push(said));
  const body = openBody(BODY.slice(0, 4));
  const data = body.grip(2);
  const { view } = body.editor;
  act(() => {
    // Someone else changes the dragged block, and the selection is elsewhere.
    view.dispatch(view.state.tr.insertText('s', body.startOf(3) - 1));
    view.dispatch(
      view.state.tr.setSelection(NodeSelection.create(view.state.doc, body.startOf(1))),
    );
  });
  body.drop(body.startOf(0), data);
  expect(body.names()).toEqual(['One', 'desk', 'Twos', 'Three']);
  expect(notices).toEqual(['It does not fit there, so nothing was moved.']);
  stop();
});

test('text that is dropped in a field stays in the editor', () => {
  const { editor } = openBody();
  const event = new InputEvent('beforeinput', {
    inputType: 'deleteByDrag',
    bubbles: true,
    cancelable: true,
  });
  editor.view.dom.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const act50 = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('grip' as const, 'pull' as const),
      block: share,
      to: share,
      ends: fc.boolean(),
      lands: fc.constantFrom(true, true, true, false),
    }),
    fc.record({ do: fc.constant('drag-text' as const), from: share, size: share, to: share }),
    fc.record({
      do: fc.constantFrom('paste' as const, 'drop-in' as const),
      at: share,
      kind: share,
    }),
    fc.record({ do: fc.constantFrom('undo' as const, 'undo' as const, 'redo' as const) }),
  ),
  { maxLength: 50, size: 'max' },
);

const PASTED = [
  (word: string) => `<p>${word}</p>`,
  (word: string) => `<ul><li>${word}</li><li>${word}</li></ul>`,
  (word: string) => `<h2>${word}</h2><blockquote><p>${word}</p></blockquote>`,
];

test('any drags, pastes, undos and redos lose and double nothing, and can all be undone', () => {
  fc.assert(
    fc.property(act50, (acts) => {
      const body = openBody();
      const start = body.state();
      const states = [body.counts()];
      for (const each of acts) {
        const before = body.counts();
        const count = body.editor.state.doc.childCount;
        if (!('at' in each || 'to' in each)) {
          body[each.do]();
          expect(states).toContainEqual(body.counts());
          continue;
        }
        if ('at' in each) {
          const html = PASTED[Math.floor(each.kind * 2.99)]!('§');
          if (each.do === 'paste') {
            body.select(each.at);
            body.paste(html);
          } else {
            // On its way to another window, the pointer crosses this one.
            window.dispatchEvent(new Event('pointermove'));
            body.drop(body.at(each.at), dataOf({ 'text/html': html }));
          }
          const added = lettersOf(body.counts()).replace(lettersOf(before).replaceAll('§', ''), '');
          expect(added.length).toBeGreaterThan(lettersOf(before).split('§').length - 1);
          expect(added).toMatch(/^§+$/);
          states.push(body.counts());
          continue;
        }
        if ('from' in each) {
          body.select(each.from, each.from + each.size * (1 - each.from));
          body.drop(body.at(each.to), body.pull(0));
        } else {
          const data = body[each.do](Math.floor(each.block * (count - 0.01)));
          if (each.lands) body.drop(body.at(each.to), data);
          if (each.ends) body.end();
        }
        expect(lettersOf(body.counts())).toEqual(lettersOf(before));
        states.push(body.counts());
      }
      const end = body.state();
      let steps = 0;
      for (; body.canUndo(); steps += 1) body.undo();
      expect(body.state()).toEqual(start);
      for (; body.canRedo(); steps -= 1) body.redo();
      if (!acts.some(({ do: what }) => what === 'undo')) expect(body.state()).toEqual(end);
      cleanup();
    }),
    { numRuns: 20 },
  );
}, 300_000);

/** Words are joined and split when text is dropped inside others, so letters count. */
const lettersOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .flatMap(([word, count]) => word.repeat(count).split(''))
    .toSorted()
    .join('');
