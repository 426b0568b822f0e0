import { expect, test } from 'vitest';
import { diffContent } from './diff-content.ts';
import type { DocumentContent } from '../document.ts';
import { nameOf } from './name-of-field.ts';

const block = (id: string, headline: string) => ({ id, type: 'cta-banner', props: { headline } });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const list = (before: DocumentContent, after: DocumentContent) =>
  diffContent(before, after).map(
    ({ type, field, blockType }) => `${type} ${nameOf(field, blockType)}`,
  );

test('lists changed, added and removed fields', () => {
  const before = { title: 'a', seo: { title: 's', robots: 'x' }, tags: ['x'] };
  const after = { title: 'b', seo: { title: 's', description: 'd' }, tags: ['x'] };
  expect(list(before, after)).toEqual([
    'changed Title',
    'added Search description',
    'removed SEO robots',
  ]);
});

test('ignores a missing field that is null in the other state', () => {
  expect(list({ title: 'a' }, { title: 'a', template: null })).toEqual([]);
  expect(list({ title: 'a', template: null }, { title: 'a' })).toEqual([]);
});

test('lists blocks, in the order of the later state', () => {
  const before = {
    title: 't',
    blocks: [block('a', 'one'), block('b', 'two'), block('c', 'three'), block('d', 'four')],
  };
  const after = {
    title: 't',
    blocks: [block('d', 'Four'), block('a', 'one'), block('x', 'new'), block('c', 'Three')],
  };
  expect(diffContent(before, after)).toMatchObject([
    { type: 'moved', block: 'd', field: '' },
    { type: 'changed', block: 'd', before: 'four', after: 'Four' },
    { type: 'added', block: 'x', field: '', after: block('x', 'new') },
    { type: 'changed', block: 'c', field: 'headline' },
    { type: 'removed', block: 'b', before: block('b', 'two') },
  ]);
});

test('lists paragraphs as a whole', () => {
  const body = (...texts: string[]) => ({
    title: 't',
    body: { type: 'doc', content: texts.map(paragraph) },
  });
  expect(diffContent(body('one two', 'gone', 'end'), body('one Two', 'end', 'new'))).toMatchObject([
    { type: 'changed', field: 'body', after: paragraph('one Two') },
    { type: 'added', after: paragraph('new') },
    { type: 'removed', before: paragraph('gone') },
  ]);
});
