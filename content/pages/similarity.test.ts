import { describe, expect, test } from 'vitest';
import { DEFAULT_PAGES } from './index.ts';
import { pageText, shingles, similarity, wordsOf } from './page-text.ts';

const SEARCH_PAGES = DEFAULT_PAGES.filter(
  ({ path }) =>
    path.startsWith('/insights/') || ['/salesforce-vs-hubspot', '/crm-for-roofers'].includes(path),
);

const sentence = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(' ');

describe('the text of a page', () => {
  const page = {
    blocks: [
      {
        type: 'rich-text',
        id: 'first',
        props: {
          tone: 'sand',
          sections: [
            {
              id: 'anchor',
              heading: 'Heading',
              parts: [
                { kind: 'paragraph', text: ['Before ', { text: 'a link', href: '/x' }, '.'] },
              ],
            },
          ],
        },
      },
      { type: 'cta-banner', id: 'last', props: { title: 'One\ntwo', drawing: 'loop', count: 3 } },
    ],
  };

  test('is what a visitor reads, in order', () => {
    expect(pageText(page).split('\n')).toEqual(['Heading', 'Before ', 'a link', '.', 'One', 'two']);
  });

  test('counts words by letters and digits, whatever the apostrophe', () => {
    expect(wordsOf('The carrier’s 45-minute “call”.')).toEqual(
      wordsOf("the carrier's 45 minute call"),
    );
    expect(wordsOf('The carrier’s')).toHaveLength(2);
  });
});

describe('similarity', () => {
  test('counts every run of five words once', () => {
    expect(shingles(sentence(0, 7)).size).toBe(3);
    expect(shingles('the same the same the same the same').size).toBe(2);
    expect(shingles(sentence(0, 4)).size).toBe(0);
  });

  test('finds a copy, however it is punctuated', () => {
    const text = sentence(0, 60);
    expect(similarity(text, text.replaceAll(' ', ', ').toUpperCase())).toBe(1);
  });

  test('finds a short text copied into a long page', () => {
    const long = `${sentence(100, 900)} ${sentence(0, 40)} ${sentence(1000, 1800)}`;
    expect(similarity(sentence(0, 40), long)).toBe(1);
    expect(similarity(long, sentence(0, 40))).toBe(1);
  });

  test('measures a paragraph lifted into other text', () => {
    const own = sentence(100, 170);
    const lifted = similarity(
      `${sentence(0, 34)} ${own}`,
      `${sentence(0, 34)} ${sentence(200, 270)}`,
    );
    expect(lifted).toBeCloseTo(0.3, 5);
  });

  test('is 0 for texts with fewer than five words', () => {
    expect(similarity('', sentence(0, 9))).toBe(0);
  });
});

test('the comparison pages are among the checked pages', () => {
  const paths = SEARCH_PAGES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/salesforce-vs-hubspot', '/crm-for-roofers']));
});

describe.each(SEARCH_PAGES)('$path', (page) => {
  const text = pageText(page);

  test('has at least 700 words', () => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(700);
  });

  test('shares less than 30% of its text with any other page', () => {
    const others = DEFAULT_PAGES.filter(({ path }) => path !== page.path);
    const alike = others
      .map((other) => ({ path: other.path, share: similarity(text, pageText(other)) }))
      .filter(({ share }) => share >= 0.3);
    expect(alike).toEqual([]);
  });
});
