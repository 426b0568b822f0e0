import { expect, test } from 'vitest';
import { diffSections } from './diff-sections.ts';
import type { DocumentBlock, DocumentContent } from '../document.ts';
import { summarizeChanges } from './timeline.server.ts';

const block = (id: string, title: string, more: object = {}): DocumentBlock => ({
  id,
  type: id === 'faq' ? 'faq' : 'page-hero',
  props: { title },
  ...more,
});
const page = (...blocks: DocumentBlock[]): DocumentContent => ({
  title: 'Contact',
  seo: { title: 'Contact us', description: '' },
  blocks,
});
const list = (before: DocumentContent, after: DocumentContent) =>
  diffSections(before, after).map(
    ({ id, kinds, from, to, fields }) =>
      `${id}: ${kinds.join()} ${from}>${to} ${fields.map(({ field }) => field).join()}`,
  );

test('equal states differ in nothing', () => {
  expect(list(page(block('a', 'A')), page(block('a', 'A')))).toEqual([]);
  expect(summarizeChanges(page(), page())).toBe('');
});

test('says each section once: added, removed where it was, moved and changed', () => {
  const before = page(block('a', 'A'), block('b', 'B'), block('c', 'C'), block('d', 'D'));
  const after = page(block('d', 'D!'), block('a', 'A'), block('x', 'X'), block('c', 'C!'));
  expect(list(before, after)).toEqual([
    'd: moved,changed 4>1 title',
    'b: removed 2>undefined ',
    'x: added undefined>3 ',
    'c: changed 3>4 title',
  ]);
});

test('the fields of the page come first', () => {
  const after = { ...page(block('a', 'A!')), title: 'Call us', seo: { title: 'Call' } };
  expect(list(page(block('a', 'A')), after)).toEqual([
    'null: changed undefined>undefined title,seo.title,seo.description',
    'a: changed 1>1 title',
  ]);
});

test('hiding is no change of text, unlike a field with that name', () => {
  const hidden = block('a', 'A', { hidden: true });
  expect(list(page(block('a', 'A')), page(hidden))).toEqual(['a: hidden 1>1 ']);
  expect(list(page(hidden), page(block('a', 'A')))).toEqual(['a: shown 1>1 ']);
  const prop = { ...block('a', 'A'), props: { title: 'A', hidden: true } };
  expect(list(page(block('a', 'A')), page(prop))).toEqual(['a: changed 1>1 hidden']);
});

test('a section of another kind under the same id has changed as a whole', () => {
  const other = { id: 'a', type: 'faq', props: { items: [] } };
  expect(diffSections(page(block('a', 'A')), page(other))).toMatchObject([
    { kinds: ['changed'], before: { type: 'page-hero' }, after: other, fields: [{ field: '' }] },
  ]);
});

test('compares contents without sections, and lists of sections that share ids', () => {
  expect(list({ title: 'a' }, { title: 'b' })).toEqual(['null: changed undefined>undefined title']);
  expect(list(page(block('a', 'A'), block('a', 'B')), page(block('a', 'C')))).toHaveLength(1);
});

test.each<[DocumentContent, string]>([
  [{ ...page(block('a', 'A'), block('faq', 'F')), title: 'New' }, 'Title.'],
  [
    { ...page(block('a', 'A'), block('faq', 'F')), seo: { title: 'x', description: 'y' } },
    'Search title, Search description.',
  ],
  [page(block('a', 'A!'), block('faq', 'F')), 'Page hero: title.'],
  [page(block('faq', 'F!'), block('a', 'A')), 'FAQ moved, title.'],
  [page(block('a', 'A'), block('faq', 'F', { hidden: true })), 'FAQ hidden.'],
  [page(block('a', 'A')), 'FAQ removed.'],
  [
    page(...['a', 'faq', 'x', 'y', 'z'].map((id) => block(id, `${id}!`))),
    'Page hero: title. FAQ: title. Page hero added. And 2 more.',
  ],
])('says what has changed in a line: %#', (after, line) => {
  expect(summarizeChanges(page(block('a', 'A'), block('faq', 'F')), after)).toBe(line);
});
