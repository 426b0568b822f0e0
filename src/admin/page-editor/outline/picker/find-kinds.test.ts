import { expect, test } from 'vitest';
import { BLOCK_KINDS } from '#src/blocks/schemas.ts';
import { bestKind, findKinds } from './find-kinds.ts';

const types = Object.keys(BLOCK_KINDS);
const found = (search: string) => findKinds(types, search).flatMap((group) => group.types);

test('every kind of section has a sentence and a place in its group of its own', () => {
  const kinds = Object.values(BLOCK_KINDS);
  const sentences = kinds.map(({ text }) => text);
  expect(new Set(sentences).size).toBe(types.length);
  expect(new Set(kinds.map(({ group, rank }) => `${group} ${rank}`)).size).toBe(types.length);
  expect(sentences.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 100)).toEqual([]);
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
