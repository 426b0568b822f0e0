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

test('takes the first tag as category', () => {
  expect(category(['Go-to-Market', 'Data Quality'], { category: 'SEO' })).toBe('Go-to-Market');
});

test.each([
  ['an object', { category: 'Reporting' }],
  ['a JSON string', '{"category":"Reporting"}'],
  ['a JSON string with spaces', ' { "title": "x", "category" : " Reporting " } '],
])('takes the category of seo, given as %s, if there is no tag', (_, seo) => {
  expect(category([], seo)).toBe('Reporting');
  expect(category(['  '], seo)).toBe('Reporting');
});

test.each([
  ['nothing', null],
  ['no category', { title: 'x' }],
  ['an empty category', { category: ' ' }],
  ['a category that is no string', { category: 7 }],
  ['broken JSON', '{"category":'],
  ['JSON that is no object', '["category"]'],
  ['JSON null', 'null'],
])('returns the default category for %s in seo', (_, seo) => {
  expect(category([], seo)).toBe('CRM Implementation');
});

test('drops seo values of the wrong type', () => {
  expect(parsePostSeo({ title: ' T ', description: 3, extra: 'x' })).toEqual({ title: 'T' });
  expect(
    parsePostSeo({ noindex: true, keywords: ['crm', 7, ' '], canonical: '/a', image: '' }),
  ).toEqual({ noindex: true, keywords: ['crm'], canonical: '/a' });
  expect(parsePostSeo({ noindex: 'true', keywords: 'crm' })).toEqual({});
  const entry = { question: 'Does it work?', answer: 'Yes.' };
  expect(
    parsePostSeo({ faqSchema: [{ ...entry, answer: ' Yes. ' }, null, { question: 'Why?' }, 'x'] }),
  ).toEqual({ faqSchema: [entry] });
  expect(parsePostSeo({ faqSchema: entry })).toEqual({});
});

test('returns the stored reading time, or five minutes', () => {
  expect(readTimeOf('8 min read')).toBe('8 min read');
  expect(readTimeOf(null)).toBe('5 min read');
  expect(readTimeOf(' ')).toBe('5 min read');
  expect(readTimeOf('', 0)).toBe('5 min read');
  expect(readTimeOf(null, 900)).toBe('4 min read');
  expect(readTimeOf('8 min read', 900)).toBe('8 min read');
});

test.each([
  [0, '1 min read'],
  [220, '1 min read'],
  [1_100, '5 min read'],
  [1_210, '6 min read'],
])('estimates that %i words are a %s', (words, expected) => {
  expect(readTimeFor(words)).toBe(expected);
});

test('returns the stock cover for a post without one', () => {
  expect(coverOf(null)).toBe(DEFAULT_COVER);
  expect(coverOf('/media/cms_media/Insights/a.svg')).toBe('/media/cms_media/Insights/a.svg');
});

test.each([
  ['a chosen day', '2026-11-03T00:00:00Z', 'November 3, 2026'],
  ['a moment late in the evening', '2026-11-04T05:45:00Z', 'November 3, 2026'],
  ['a moment of the next day', '2026-11-04T06:00:00Z', 'November 4, 2026'],
])('formats %s as the team sees it', (_, date, day) => {
  expect(formatPostDate(new Date(date))).toBe(day);
});
