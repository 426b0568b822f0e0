import { expect, test } from 'vitest';
import {
  categoryOf,
  coverOf,
  DEFAULT_COVER,
  formatPostDate,
  parsePostSeo,
  readTimeFor,
  readTimeOf,
} from './post.ts';

const category = (categoryTags: string[], seo: unknown = null) => categoryOf({ categoryTags, seo });

test('the category is the first tag', () => {
  expect(category(['Go-to-Market', 'Data Quality'], { category: 'SEO' })).toBe('Go-to-Market');
});

test.each([
  ['an object', { category: 'Reporting' }],
  ['a JSON text', '{"category":"Reporting"}'],
  ['a JSON text with spaces', ' { "title": "x", "category" : " Reporting " } '],
])('without a tag it is the category of seo given as %s', (_, seo) => {
  expect(category([], seo)).toBe('Reporting');
  expect(category(['  '], seo)).toBe('Reporting');
});

test.each([
  ['nothing', null],
  ['no category', { title: 'x' }],
  ['an empty category', { category: ' ' }],
  ['a category that is no text', { category: 7 }],
  ['broken JSON', '{"category":'],
  ['JSON that is no object', '["category"]'],
  ['JSON null', 'null'],
])('with %s it is the default', (_, seo) => {
  expect(category([], seo)).toBe('CRM Implementation');
});

test('search settings keep what is text and drop the rest', () => {
  expect(parsePostSeo({ title: ' T ', description: 3, extra: 'x' })).toEqual({ title: 'T' });
  expect(
    parsePostSeo({ noindex: true, keywords: ['crm', 7, ' '], canonical: '/a', image: '' }),
  ).toEqual({ noindex: true, keywords: ['crm'], canonical: '/a' });
  expect(parsePostSeo({ noindex: 'true', keywords: 'crm' })).toEqual({});
  const asked = { question: 'Is it kept?', answer: 'Yes.' };
  expect(
    parsePostSeo({ faqSchema: [{ ...asked, answer: ' Yes. ' }, null, { question: 'Why?' }, 'x'] }),
  ).toEqual({ faqSchema: [asked] });
  expect(parsePostSeo({ faqSchema: asked })).toEqual({});
});

test('the reading time is the stored one, else five minutes', () => {
  expect(readTimeOf('8 min read')).toBe('8 min read');
  expect(readTimeOf(null)).toBe('5 min read');
  expect(readTimeOf(' ')).toBe('5 min read');
});

test.each([
  [0, '1 min read'],
  [220, '1 min read'],
  [1_100, '5 min read'],
  [1_210, '6 min read'],
])('%i words take %s', (words, expected) => {
  expect(readTimeFor(words)).toBe(expected);
});

test('a post without a cover shows the stock one', () => {
  expect(coverOf(null)).toBe(DEFAULT_COVER);
  expect(coverOf('/media/cms_media/Insights/a.svg')).toBe('/media/cms_media/Insights/a.svg');
});

test('dates are long, American and in UTC', () => {
  expect(formatPostDate(new Date('2026-11-03T00:30:00Z'))).toBe('November 3, 2026');
  expect(formatPostDate(new Date('2026-11-03T23:59:59Z'))).toBe('November 3, 2026');
});
