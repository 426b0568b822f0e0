import { expect, test } from 'vitest';
import { offeredTags, spelledTag, withFirst, withTag } from './tags.ts';

const KNOWN = [
  { name: 'CRM Strategy', count: 4 },
  { name: 'AI Enablement', count: 9 },
  { name: 'Data for AI', count: 12 },
];

test('a typed tag takes the spelling that others use, and is added once', () => {
  expect(spelledTag('  crm   strategy ', KNOWN)).toBe('CRM Strategy');
  expect(spelledTag(' New  one ', KNOWN)).toBe('New one');
  expect(withTag(['A'], 'crm strategy', KNOWN)).toEqual(['A', 'CRM Strategy']);
  expect(withTag(['crm STRATEGY'], 'CRM Strategy', KNOWN)).toEqual(['crm STRATEGY']);
  expect(withTag(['A'], '  ', KNOWN)).toEqual(['A']);
});

test('one tag becomes the category, and the others keep their order', () => {
  expect(withFirst(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b']);
  expect(withFirst(['a'], 3)).toEqual(['a']);
});

test('offers names that begin with what was typed first, then by use, without those that are there', () => {
  const names = (typed: string, tags: readonly string[] = []) =>
    offeredTags(typed, tags, KNOWN, 5).map(({ name }) => name);
  expect(names('ai')).toEqual(['AI Enablement', 'Data for AI']);
  expect(names('')).toEqual(['Data for AI', 'AI Enablement', 'CRM Strategy']);
  expect(names('', ['data for ai'])).toEqual(['AI Enablement', 'CRM Strategy']);
});
