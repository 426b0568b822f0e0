import { expect, test } from 'vitest';
import type { BlockLabels } from './field-labels.ts';
import { nameOf, nameWithin, readableName } from './name-of-field.ts';

const LABELS: BlockLabels = {
  faq: {
    fields: {
      title: { label: 'Headline' },
      items: {
        label: 'Questions',
        item: { label: 'Question', fields: { answer: { label: 'Answer' } } },
      },
      action: { label: 'Button', fields: { href: { label: 'Link' } } },
      parts: { label: 'Text' },
    },
  },
};

test.each([
  ['seo.title', 'SEO title'],
  ['coverImage', 'Cover image'],
  ['cta-banner', 'CTA banner'],
  ['items.a1.question', 'Items a1 question'],
])('spells %s as %s', (field, name) => {
  expect(readableName(field)).toBe(name);
});

test.each([
  ['', 'FAQ'],
  ['title', 'FAQ: Headline'],
  ['items', 'FAQ: Questions'],
  ['items.1', 'FAQ, question 2'],
  ['items.1.answer', 'FAQ, question 2: Answer'],
  ['items.some-id.answer', 'FAQ, question: Answer'],
  ['action.href', 'FAQ, button: Link'],
  ['parts.2.text.1.href', 'FAQ: Text'],
  ['later', 'FAQ: Later'],
])('calls the field %s by the labels of the form: %s', (field, name) => {
  expect(nameOf(field, 'faq', LABELS)).toBe(name);
  const within = name.replace(/^FAQ(, |: )?/, '');
  expect(nameWithin(field, 'faq', LABELS)).toBe(
    within && within.charAt(0).toUpperCase() + within.slice(1),
  );
});

test.each([
  [undefined, 'seo.title', 'Search title'],
  [undefined, 'path', 'Path'],
  [undefined, '', 'Whole document'],
  [undefined, 'body.content.3.attrs.alt', 'Text'],
  ['faq', '', 'FAQ'],
  ['faq', 'ctaLabel', 'FAQ: CTA label'],
  ['faq', 'items.1.answer', 'FAQ, item 2: Answer'],
  ['faq', 'labels.0', 'FAQ, label 1'],
  ['faq', 'sections.0.parts.2.text.1.href', 'FAQ, section 1: Link'],
  ['faq', 'people.0.name', 'FAQ, person 1: Name'],
  ['', 'title', 'Section: Title'],
])('without labels, in %s the field %s is called %s', (type, field, name) => {
  expect(nameOf(field, type)).toBe(name);
});
