import { expect, test } from 'vitest';
import { findNearestWord, editDistance, listSwaps } from './near-word.ts';

const candidates = (...words: string[]) => words.map((word) => ({ word, documents: 1 }));

test.each([
  ['crm', 'crm', 0],
  ['cmr', 'crm', 1],
  ['hubpsot', 'hubspot', 1],
  ['forcast', 'forecast', 1],
  ['forecastt', 'forecast', 1],
  ['manufactering', 'manufacturing', 1],
  ['', 'crm', 3],
  ['ca', 'abc', 3],
])('returns the edit distance of %s and %s: %d', (one, other, count) => {
  expect(editDistance(one, other)).toBe(count);
  expect(editDistance(other, one)).toBe(count);
});

test('prefers the smaller edit distance, then the word in more documents', () => {
  expect(findNearestWord('rofers', candidates('offers', 'roofers', 'rovers'), false)).toBe(
    'roofers',
  );
  const sails = { word: 'sails', documents: 2 };
  expect(findNearestWord('salls', [sails, { word: 'calls', documents: 9 }], false)).toBe('calls');
});

test('returns undefined if every word differs too much', () => {
  expect(findNearestWord('flying', candidates('buying'), false)).toBeUndefined();
  expect(findNearestWord('elephants', candidates('relevant'), false)).toBeUndefined();
  expect(findNearestWord('seo', candidates('see', 'crm'), false)).toBeUndefined();
  expect(findNearestWord('ai', candidates('a', 'as'), false)).toBeUndefined();
  expect(findNearestWord('cmr', candidates('car', 'crm'), false)).toBe('crm');
});

test('compares an unfinished word with the beginnings of words', () => {
  const words = candidates('hubspot');
  expect(findNearestWord('hubps', words, true)).toBe('hubspot');
  expect(findNearestWord('hubps', words, false)).toBeUndefined();
  expect(findNearestWord('sals', candidates('salesforce', 'sales'), true)).toBe('sales');
});

test('lists every swap of two neighboring letters once', () => {
  expect(listSwaps('cmr')).toEqual(['mcr', 'crm']);
  expect(listSwaps('c')).toEqual([]);
});
