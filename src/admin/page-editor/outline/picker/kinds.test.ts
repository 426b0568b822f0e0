import { expect, test } from 'vitest';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { bestKind, findKinds } from './find-kinds.ts';
import { KINDS } from './kinds.ts';

const types = Object.keys(BLOCK_SCHEMAS);
const found = (search: string) => findKinds(types, search).flatMap((group) => group.types);

test('every kind of section has a sentence of its own', () => {
  expect(types.filter((type) => !(type in KINDS))).toEqual([]);
  const sentences = types.map((type) => KINDS[type]!.text);
  expect(new Set(sentences).size).toBe(types.length);
  expect(sentences.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 100)).toEqual([]);
});

test('nothing is said about a kind that does not exist', () => {
  const known = new Set([...types, 'shared-section']);
  expect(Object.keys(KINDS).filter((type) => !known.has(type))).toEqual([]);
});

test('a kind that nobody has described can be added all the same', () => {
  expect(findKinds(['brand-new'], '')).toEqual([{ group: 'More', types: ['brand-new'] }]);
  expect(findKinds(['brand-new'], 'brand')).toHaveLength(1);
});

test('all kinds are listed without a search, each once', () => {
  expect(found('').toSorted()).toEqual(types.toSorted());
  expect(found('zzz')).toEqual([]);
});

test.each([
  ['questions', 'faq'],
  ['Case studies', 'story-cards'],
  ['versus', 'comparison-table'],
  ['call to act', 'cta-banner'],
  ['image', 'picture'],
  ['timeline', 'plan'],
])('“%s” finds %s', (search, type) => expect(found(search)).toContain(type));

test('Enter adds the kind that is named like the search, not the first that mentions it', () => {
  expect(found('picture').indexOf('picture')).toBeGreaterThan(0);
  expect(bestKind(found('picture'), ' Pict')).toBe('picture');
  expect(bestKind(found('versus'), 'versus')).toBe(found('versus')[0]);
  expect(bestKind([], 'zzz')).toBeUndefined();
});
