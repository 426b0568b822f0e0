import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from './index.ts';

/** Habits of style that are good once and tiring often. */

const blocks = DEFAULT_PAGES.flatMap(({ path, blocks }) =>
  blocks.map((block) => ({ path, block })),
);

/** A short last sentence that is no aphorism: a count, what we or you do, or a request. */
const MAX_APHORISM_WORDS = 12;
const IS_CONCRETE = /\d|\b(?:we|us|our|you|your)\b/i;
const IS_REQUEST = /^(?:ask|bring|check|email|have|keep|mark|send|please|try|write)\b/i;

const answers = blocks.flatMap(({ path, block }) =>
  block.type === 'faq'
    ? block.props.items.map(({ question, answer }) => ({ name: `${path}: ${question}`, answer }))
    : [],
);

test.each(answers)('$name ends on what someone does', ({ answer }) => {
  const last = answer.split(/(?<=[.!?”])\s+(?=[A-Z“\d])/).at(-1)!;
  if (last.split(' ').length > MAX_APHORISM_WORDS) return;
  expect([IS_CONCRETE.test(last) || IS_REQUEST.test(last), last]).toEqual([true, last]);
});

test.each(DEFAULT_PAGES)('$path has at most one headline in two halves', ({ blocks }) => {
  const titles = blocks.flatMap(({ props }) => ('title' in props ? [props.title] : []));
  const halves = titles.filter((title) => title && /^[^,\n]+,\n[^,\n]+$/.test(title));
  expect(halves.length, halves.join(' | ')).toBeLessThan(2);
});
