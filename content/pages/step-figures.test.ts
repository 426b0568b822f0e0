import { expect, test } from 'vitest';
import { unitsOf } from '#src/ui/drawings/step-units.ts';
import { DEFAULT_PAGES } from './index.ts';

/** Numbers that a text may spell out. A quarter has 13 weeks. */
const WORDS: Record<number, string> = {
  1: 'one|first|last',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five|a fifth',
  6: 'six',
  7: 'a week',
  13: 'quarter',
  14: 'fourteen',
  99: 'last 1%',
  100: 'last 1%',
};

const STEPS = DEFAULT_PAGES.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.type === 'steps' ? [{ path, ...block.props }] : [])),
);

const isStated = (number: string, text: string) =>
  new RegExp(`(?<![\\d.,])(?:${number}|${WORDS[Number(number)] ?? number})(?!\\d)`, 'i').test(text);

test('every number drawn for a step is stated in its text', () => {
  const unstated = STEPS.flatMap(({ path, title: headline, lead = '', steps }) =>
    steps.flatMap(({ figure = '', title, text }) => {
      // The total of a calendar is the end of its last step.
      const last = /^(day|week)/i.test(figure) ? steps.at(-1)!.text : '';
      const source = `${headline} ${lead} ${text} ${last}`;
      const numbers = figure.match(/\d+/g) ?? [];
      return numbers
        .filter((number) => !isStated(number, source))
        .map((number) => `${path}: ${title}: ${number}`);
    }),
  );
  expect(unstated).toEqual([]);
});

test('no two pages draw the same figures', () => {
  const drawn = STEPS.map(({ steps }) => steps.map(({ figure = '' }) => unitsOf(figure)))
    .filter((all) => all.some(Boolean))
    .map((all) => JSON.stringify(all));
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('no page promises a whole project in the weeks until its launch', () => {
  const texts = JSON.stringify(DEFAULT_PAGES).match(/(?:Expect|take) 8 to 14 weeks.{0,20}/g) ?? [];
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(text).toMatch(/weeks to launch, then/);
});
