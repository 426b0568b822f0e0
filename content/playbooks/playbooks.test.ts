import { expect, test } from 'vitest';
import { QUICK_WINS } from '#content/pages/playbooks/quick-wins.ts';
import { AGENDA, FEATURES, LOST, RIGHTS, SEVEN } from '#content/drawings/playbooks/spreads.ts';
import { EXECUTIVE_CHEATSHEET_GUIDE as CHEATSHEET } from './executive-cheatsheet.ts';
import { QUICK_WINS_GUIDE } from './quick-wins.ts';

test('the cheatsheet matches the counts in the drawings of its page', () => {
  const { numbers, rights, review, checks, features } = CHEATSHEET;
  expect(numbers.items.map(({ from }) => from)).toEqual(SEVEN);
  expect(rights.items.map(({ held }) => held.map(Number))).toEqual(RIGHTS);
  expect(review.items.map(({ minutes }) => minutes)).toEqual(AGENDA);
  expect(checks.items.map(({ takesOut }) => takesOut)).toEqual(LOST);
  expect(features.columns.map((column) => column.features.length)).toEqual(FEATURES);
});

test('the repairs match the list on the quick wins page', () => {
  const listed = QUICK_WINS.blocks.find((block) => block.type === 'timed-list')?.props.items;
  expect(QUICK_WINS_GUIDE.repairs.map(({ title, minutes }) => ({ title, minutes }))).toEqual(
    listed?.map(({ title, minutes }) => ({ title, minutes })),
  );
});

test('texts have no dashes, exclamation marks or marketing words', () => {
  const text = JSON.stringify([CHEATSHEET, QUICK_WINS_GUIDE]);
  expect(text).not.toMatch(/[—–!]/);
  expect(text).not.toMatch(/leverage|seamless|unlock|empower|transform|robust|holistic|journey/i);
});
