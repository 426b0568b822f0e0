import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';
import { writingExtensions } from '../extensions.ts';
import { findAll } from '../find/find-in-text.ts';
import { matchKinds } from '../slash/match-kinds.ts';
import { slashQueryOf } from '../slash/slash-query.ts';
import { insertAfter } from '../pictures/after-block.ts';
import { insertBlock } from '#src/admin/blog-editor/writing/text-parts.tsx';
import { leaveBlock, moveBlock } from '#src/admin/blog-editor/writing/writing-keys.ts';
import { resizeColumn } from './resize-column.ts';

const schema = getSchema(writingExtensions());

const paragraph = (text: string) =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };

/** A text with the cursor after the first `|` in it. */
function stateOf(...content: object[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content });
  const [cursor] = findAll(doc, '|');
  const state = EditorState.create({ doc });
  if (!cursor) return state.apply(state.tr.setSelection(TextSelection.atEnd(doc)));
  const { tr } = state;
  tr.delete(cursor.from, cursor.to);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, cursor.from)));
}

const textsOf = ({ doc }: EditorState | Transaction) =>
  doc.children.map((node) => node.textContent || node.type.name);

/** The text around the cursor. */
const cursorOf = ({ doc, selection }: EditorState | Transaction) => {
  const { $from } = selection;
  return `${doc.textBetween($from.start(), $from.pos)}|${doc.textBetween($from.pos, $from.end())}`;
};

test('a block moves with its cursor, and stays at the ends', () => {
  let state = stateOf(paragraph('one'), paragraph('tw|o'), paragraph('three'));
  const run = (by: -1 | 1) => moveBlock(by)(state, (tr) => (state = state.apply(tr)));
  run(1);
  expect([textsOf(state), cursorOf(state)]).toEqual([['one', 'three', 'two'], 'tw|o']);
  run(1);
  expect(textsOf(state)).toEqual(['one', 'three', 'two']);
  run(-1);
  run(-1);
  expect([textsOf(state), cursorOf(state)]).toEqual([['two', 'one', 'three'], 'tw|o']);
});

test.each(POST_NODES)('$name is inserted in place of an empty paragraph', ({ start }) => {
  const state = stateOf(paragraph('before'), paragraph('|'), paragraph('after'));
  const { doc, selection } = insertBlock(state, schema.nodeFromJSON(start));
  doc.check();
  expect(doc.childCount).toBe(3);
  expect(doc.child(1).type.name).toBe(start.type);
  if (selection instanceof NodeSelection) expect(selection.node.type.name).toBe(start.type);
});

test('a block at the end is followed by a paragraph, to go on writing', () => {
  const state = stateOf(paragraph('text|'));
  const { doc } = insertBlock(state, schema.nodes['metric']!.create());
  expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'metric', 'paragraph']);
});

test('an uploaded picture leaves no empty paragraph between others', () => {
  const picture = schema.nodes['image']!.create();
  const typesAfter = (...texts: string[]) => {
    const { tr, doc } = stateOf(...texts.map(paragraph));
    return insertAfter(tr, doc.child(0).nodeSize, picture).doc.children.map(
      (node) => node.textContent || node.type.name,
    );
  };
  expect(typesAfter('', 'two')).toEqual(['image', 'two']);
  expect(typesAfter('one', 'two')).toEqual(['one', 'image', 'two']);
  expect(typesAfter('')).toEqual(['image', 'paragraph']);
});

test('where the surrounding block takes no such block, it comes after that', () => {
  const list = {
    type: 'takeaways',
    content: [
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('point|')] }] },
    ],
  };
  const { doc } = insertBlock(stateOf(list, paragraph('end')), schema.nodes['contents']!.create());
  doc.check();
  expect(doc.textContent).toBe('pointend');
});

test('an empty paragraph at the end of a block leaves it', () => {
  const callout = { type: 'callout', content: [paragraph('note'), paragraph('|')] };
  let state = stateOf(callout, paragraph('end'));
  expect(leaveBlock.onEmptyEnd(state, (tr) => (state = state.apply(tr)))).toBe(true);
  state.doc.check();
  expect(textsOf(state)).toEqual(['note', 'paragraph', 'end']);
  expect(state.selection.$from.depth).toBe(1);
});

test.each([
  ['/', ''],
  ['/head', 'head'],
  ['a word /table of', 'table of'],
  ['/key takeaways', 'key takeaways'],
  ['and/or', undefined],
  ['https://x', undefined],
  ['text', undefined],
])('%s is a query: %s', (text, query) => {
  expect(slashQueryOf(stateOf(paragraph(`${text}|`)))?.query).toBe(query);
});

test('no query in code', () => {
  const code = { type: 'codeBlock', content: [{ type: 'text', text: '/head|' }] };
  expect(slashQueryOf(stateOf(code))).toBeUndefined();
});

test.each([
  ['h2', 'Heading'],
  ['pict', 'Picture'],
  ['kpi', 'Metric'],
  ['toc', 'Table of contents'],
  ['table', 'Table'],
  ['guide', 'Guide'],
])('%s finds %s first', (query, name) => {
  expect(matchKinds(query)[0]?.name).toBe(name);
});

test('finds a text in any case, also across formats', () => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'A fore' },
          { type: 'text', text: 'CAST', marks: [{ type: 'bold' }] },
        ],
      },
      paragraph('forecasts'),
    ],
  });
  const words = findAll(doc, 'Forecast').map(({ from, to }) => doc.textBetween(from, to));
  expect(words).toEqual(['foreCAST', 'forecast']);
  expect(findAll(doc, '')).toEqual([]);
});

test('a column gets a width in each of its cells, within limits, and loses it again', () => {
  const cell = (text: string, attrs: object = {}) => ({
    type: 'tableCell',
    attrs,
    content: [paragraph(text)],
  });
  const row = (...content: object[]) => ({ type: 'tableRow', content });
  let state = stateOf({
    type: 'table',
    content: [row(cell('a'), cell('b|')), row(cell('both', { colspan: 2 }))],
  });
  const run = (widthOf: Parameters<typeof resizeColumn>[0]) =>
    resizeColumn(widthOf)(state, (tr) => (state = state.apply(tr)));
  const widths = () => {
    const found: unknown[] = [];
    state.doc.descendants(({ attrs, type }) => {
      if (type.name === 'tableCell') found.push(attrs['colwidth']);
    });
    return found;
  };
  expect(run((stored = 200) => stored + 20)).toBe(true);
  expect(widths()).toEqual([null, [220], [0, 220]]);
  run((stored = 0) => stored - 200);
  expect(widths()).toEqual([null, [112], [0, 112]]);
  run(() => undefined);
  expect(widths()).toEqual([null, null, null]);
  state = stateOf(paragraph('no table|'));
  expect(run(() => 100)).toBe(false);
});
