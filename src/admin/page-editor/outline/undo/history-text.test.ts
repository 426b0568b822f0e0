import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { EMPTY_HISTORY, recorded, undone } from './edit-history.ts';
import { historyFromText, historyToText } from './history-text.ts';

const LONG = 'A long paragraph. '.repeat(100);

const contentOf = (title: string, count = 20): DocumentContent => ({
  title,
  seo: { title: '', noindex: false },
  blocks: Array.from({ length: count }, (_, at) => ({
    id: `b${at}`,
    type: 'faq',
    props: { title: `${at} ${LONG}`, items: [], level: at, isOpen: true, tone: null },
  })),
});

/** What an editor has done: each title after the other, and the last one undone. */
function historyOf(titles: readonly string[]) {
  let [history, before] = [EMPTY_HISTORY, contentOf('Start')];
  for (const [at, title] of titles.entries()) {
    const after = { ...before, title };
    history = recorded(history, { before, after }, at * 60_000);
    before = after;
  }
  return undone(history, before).history;
}

const TITLES = Array.from({ length: 30 }, (_, at) => `Title ${at}`);

test('a history is the same after it was written and read, and can be undone', () => {
  const history = historyOf(TITLES);
  const read = historyFromText(historyToText(history)!);
  const steps = (of: typeof history) =>
    [of.done, of.undone].map((all) => all.map(({ before, after, name }) => [before, after, name]));
  expect(steps(read)).toEqual(steps(history));
  expect(undone(read, contentOf(TITLES[28]!)).content).toEqual(contentOf(TITLES[27]!));
});

test('what states share is written once', () => {
  const one = historyToText(historyOf(TITLES.slice(0, 2)))!.length;
  expect(historyToText(historyOf(TITLES))!.length).toBeLessThan(one * 1.2);
});

test('states that were loaded anew share as well', () => {
  const history = historyOf(TITLES);
  const copy = structuredClone({ ...history, done: history.done.map((step) => ({ ...step })) });
  expect(historyToText(copy)).toBe(historyToText(history));
});

test('of a history that is too long, the newest steps are kept', () => {
  const history = historyOf(TITLES);
  const whole = historyToText(history)!.length;
  const { done } = historyFromText(historyToText(history, whole - 1)!);
  expect(done.length).toBeGreaterThan(10);
  expect(done.length).toBeLessThan(29);
  expect(done.at(-1)?.after.title).toBe('Title 28');
  expect(historyToText(history, 100)).toBeUndefined();
});

test.each(['', 'x', '[]', '[1]', '[{"done":7}]', '["a",[0],{"done":1,"undone":1}]'])(
  'takes %j for no history',
  (text) => expect(historyFromText(text)).toEqual(EMPTY_HISTORY),
);

test('an empty history needs no text', () => {
  expect(historyToText(EMPTY_HISTORY)).toBeUndefined();
});
