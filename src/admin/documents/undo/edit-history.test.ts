import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { moveBlock } from '#src/admin/page-editor/outline/blocks/change-blocks.ts';
import { EMPTY_HISTORY, recorded, undone, withoutTyping } from './edit-history.ts';

const CONTENT: DocumentContent = {
  title: 'Offer',
  seo: { title: '', noindex: false },
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello' } },
    { id: 'faq', type: 'faq', props: { title: 'Why', items: [{ question: 'A' }] } },
    { id: 'end', type: 'cta-banner', props: {} },
  ],
};

const prop = (content: DocumentContent, id: string, props: object): DocumentContent => ({
  ...content,
  blocks: content.blocks!.map((block) =>
    block.id === id ? { ...block, props: { ...(block.props as object), ...props } } : block,
  ),
});

/** The history after several states, each with the seconds at which it came. */
function historyOf(...states: [DocumentContent, number][]) {
  let [before, history] = [CONTENT, EMPTY_HISTORY];
  for (const [after, seconds] of states) {
    history = recorded(history, { before, after }, seconds * 1_000);
    before = after;
  }
  return history;
}
const names = (...states: [DocumentContent, number][]) =>
  historyOf(...states).done.map(({ name }) => name);
const typed = (title: string) => prop(CONTENT, 'faq', { title });

test('typing in a field is one step until a pause', () => {
  const states: [DocumentContent, number][] = [
    [typed('Why '), 0],
    [typed('Why n'), 1],
    [typed('Why no'), 4],
  ];
  const history = historyOf(...states);
  expect(history.done.map(({ name }) => name)).toEqual(['change FAQ: Title', 'change FAQ: Title']);
  expect(undone(history, states[2]![0]).content).toEqual(typed('Why n'));
});

test('typing without a pause is still several steps in the end', () => {
  const states = Array.from({ length: 30 }, (_, at): [DocumentContent, number] => [
    typed('x'.repeat(at + 1)),
    at,
  ]);
  expect(names(...states)).toHaveLength(2);
});

test('typing in another field, also of a list, and leaving the field end a step', () => {
  const one = prop(CONTENT, 'faq', { items: [{ question: 'Ab' }] });
  const two = prop(one, 'faq', { title: 'Who' });
  expect(names([one, 0], [two, 0.1])).toEqual(['change FAQ: Items', 'change FAQ: Title']);
  const left = withoutTyping(historyOf([typed('Who'), 0]));
  expect(recorded(left, { before: typed('Who'), after: typed('Whom') }, 1).done).toHaveLength(2); // words-ok: typed letters
});

test('what changes nothing is no step, nor is typing that was deleted again', () => {
  expect(names([structuredClone(CONTENT), 0])).toEqual([]);
  expect(names([typed('Why?'), 0], [typed('Why'), 1])).toEqual([]);
});

test('what others saved while one types is no part of the step', () => {
  const first = recorded(EMPTY_HISTORY, { before: CONTENT, after: typed('Who') }, 0);
  const merged = { ...typed('Who'), title: 'Their title' };
  const after = prop(merged, 'faq', { title: 'Who?' });
  const history = recorded(first, { before: merged, after }, 100);
  const { content } = undone(history, after);
  expect(content).toEqual(merged);
});

test('a step that someone else has replaced is not undone, and says so', () => {
  const history = historyOf([typed('Who'), 0]);
  const theirs = prop(CONTENT, 'faq', { title: 'Theirs' });
  expect(undone(history, theirs)).toMatchObject({
    content: theirs,
    isOverruled: true,
    name: 'change FAQ: Title',
    history: { done: [], undone: [] },
  });
});

test.each([
  ['move Page hero', { ...CONTENT, blocks: moveBlock(CONTENT.blocks!, 'hero', 2) }],
  ['remove FAQ', { ...CONTENT, blocks: CONTENT.blocks!.toSpliced(1, 1) }],
  ['add Plan', { ...CONTENT, blocks: [...CONTENT.blocks!, { id: 'p', type: 'plan', props: {} }] }],
  [
    'hide FAQ',
    { ...CONTENT, blocks: CONTENT.blocks!.with(1, { ...CONTENT.blocks![1]!, hidden: true }) },
  ],
  ['change Search title', { ...CONTENT, seo: { title: 'New', noindex: false } }],
  ['change FAQ', prop(CONTENT, 'faq', { title: 'One', items: [] })],
  ['remove 3 sections', { ...CONTENT, blocks: [] }],
  ['2 changes', { ...CONTENT, title: 'New', seo: { title: 'New', noindex: false } }],
])('names a step: %s', (name, after) => {
  expect(names([after, 0])).toEqual([name]);
});

test('a hidden section that is shown again is called so', () => {
  const hidden = { ...CONTENT, blocks: [{ ...CONTENT.blocks![0]!, hidden: true }] };
  const shown = { ...CONTENT, blocks: [CONTENT.blocks![0]!] };
  expect(recorded(EMPTY_HISTORY, { before: hidden, after: shown }, 0).done[0]?.name).toBe(
    'show Page hero',
  );
});
