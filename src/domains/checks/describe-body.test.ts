import { expect, test } from 'vitest';
import { ARTICLE_SAMPLE } from '#content/styleguide/article.ts';
import { paragraph, withBody } from '#tests/builders/check-fixtures.ts';
import { runChecks } from './run-checks.ts';

const node = (type: string, attrs: object, ...content: object[]) => ({ type, attrs, content });
const question = (...content: object[]) => node('faqQuestion', {}, ...content);
const answer = (...content: object[]) => node('faqAnswer', {}, node('paragraph', {}, ...content));
const text = (value: string) => ({ type: 'text', text: value });
const faq = (...parts: object[]) => node('faq', {}, node('faqItem', {}, ...parts));

const findingsOf = (block: object) => {
  const { document, site } = withBody(paragraph('x'), block);
  return runChecks(document, site).map(({ severity, field }) => [severity, field]);
};

test.each([
  ['attrs.label', node('cta', { title: 'Ask', label: ' ', href: '/about' })],
  ['attrs.href', node('cta', { title: 'Ask', label: 'Book it', href: '' })],
  ['attrs.href', node('cta', { title: 'Ask', label: 'Book it', href: 'javascript:1' })],
  ['attrs.after', node('metric', { label: 'Days', before: '64', after: '' })],
  ['attrs.guide', node('download', { guide: 'no-guide' })],
  ['attrs.src', node('video', { src: 'https://videos.example/1', title: 'A' })],
  [
    'attrs.poster',
    node('video', {
      src: 'https://vimeo.com/12345678',
      title: 'A',
      poster: '/media/cms_media/gone.jpg',
    }),
  ],
  [
    'attrs.caption',
    node('image', {
      src: '/media/cms_media/Pictures/team.jpg',
      alt: 'A',
      caption: 'x'.repeat(241),
    }),
  ],
  ['', node('callout', { tone: 'tip' }, { type: 'paragraph' })],
  ['', node('testimonial', { name: 'Dana' }, { type: 'paragraph' })],
  ['content.0', faq(question(text('Why?')), answer())],
  ['content.0', faq(question(), answer(text('So.')))],
])('publication is blocked at %s of an unfinished block %#', (place, block) => {
  expect(findingsOf(block)).toEqual([
    ['error', ['body.content.1', place].filter(Boolean).join('.')],
  ]);
});

test('finished blocks have no problems in their fields', () => {
  const { document } = withBody(...ARTICLE_SAMPLE.content!);
  expect(document.blockProblems).toEqual([]);
  expect(document.links.map(({ href }) => href)).toEqual(['/contact', '/book-audit']);
});
