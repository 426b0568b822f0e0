import { expect, test } from 'vitest';
import { comparisonQuery, comparisonText, NOW, parseComparison, PUBLIC } from './comparison.ts';

const REVISION = { type: 'revision', number: 12 } as const;
const CHECKPOINT = { type: 'checkpoint', number: 0 } as const;

test.each([
  [{ before: PUBLIC, after: NOW }, 'public..now'],
  [{ before: REVISION, after: CHECKPOINT }, 'revision-12..checkpoint-0'],
])('an address holds a comparison: %#', (comparison, text) => {
  expect(comparisonText(comparison)).toBe(text);
  expect(parseComparison(text)).toEqual(comparison);
});

test.each([
  null,
  '',
  'now',
  'now..',
  '..now',
  'now..now..now',
  'draft-1..now',
  'revision--1..now',
  'revision-1e3..now',
  'checkpoint-99999999999..now',
])('anything else is no comparison: %s', (text) => {
  expect(parseComparison(text)).toBeUndefined();
});

test('keeps what else is in the query', () => {
  const query = comparisonQuery(new URLSearchParams('?tab=history'), {
    before: PUBLIC,
    after: NOW,
  });
  expect(query).toBe('?tab=history&compare=public..now');
});
