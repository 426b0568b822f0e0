import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';

const blocks = [
  { id: 'a', type: 'faq' },
  { id: 'b', type: 'cta-banner' },
];

test.each([
  [undefined, 'seo.title', 'Search title'],
  [undefined, 'path', 'Path'],
  [undefined, '', 'Whole document'],
  [undefined, 'body.content.3.attrs.alt', 'Text'],
  ['a', '', 'FAQ'],
  ['a', 'title', 'FAQ: Title'],
  ['a', 'items', 'FAQ: Items'],
  ['a', 'items.1.answer', 'FAQ, item 2: Answer'],
  ['a', 'labels.0', 'FAQ, label 1'],
  ['a', 'sections.0.parts.2.text.1.href', 'FAQ, section 1: Link'],
  ['a', 'people.0.name', 'FAQ, person 1: Name'],
  ['b', 'action.href', 'CTA banner: Link'],
  ['gone', 'title', 'Section: Title'],
])('block %s, field %s is called %s', (block, field, expected) => {
  expect(placeName(field, block, { blocks })).toBe(expected);
});
