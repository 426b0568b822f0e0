import { expect, test } from 'vitest';
import { nearestWord, slips, swapsOf } from './near-word.ts';

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
])('%s and %s are %d slips apart', (one, other, count) => {
  expect(slips(one, other)).toBe(count);
  expect(slips(other, one)).toBe(count);
});

test('fewer slips win, then the word that more documents have', () => {
  expect(nearestWord('rofers', candidates('offers', 'roofers', 'rovers'), false)).toBe('roofers');
  const sails = { word: 'sails', documents: 2 };
  expect(nearestWord('salls', [sails, { word: 'calls', documents: 9 }], false)).toBe('calls');
});

test('what differs too much is not meant', () => {
  expect(nearestWord('flying', candidates('buying'), false)).toBeUndefined();
  expect(nearestWord('elephants', candidates('relevant'), false)).toBeUndefined();
  expect(nearestWord('seo', candidates('see', 'crm'), false)).toBeUndefined();
  expect(nearestWord('ai', candidates('a', 'as'), false)).toBeUndefined();
  expect(nearestWord('cmr', candidates('car', 'crm'), false)).toBe('crm');
});

test('an unfinished word may be the beginning of one', () => {
  const words = candidates('hubspot');
  expect(nearestWord('hubps', words, true)).toBe('hubspot');
  expect(nearestWord('hubps', words, false)).toBeUndefined();
  expect(nearestWord('sals', candidates('salesforce', 'sales'), true)).toBe('sales');
});

test('swaps are all neighbours, each once', () => {
  expect(swapsOf('cmr')).toEqual(['mcr', 'crm']);
  expect(swapsOf('c')).toEqual([]);
});
