import { expect, test } from 'vitest';
import { postCoverSvg } from './post-cover.tsx';

const CATEGORIES = [
  'CRM Implementation',
  'AI Enablement',
  'Go-to-Market',
  'Reporting & Analytics',
  'Data Quality',
];
const SLUGS = ['one-long-slug', 'another-long-slug', 'a-slug-with-7', 'a', 'b', 'c'];

test.each(CATEGORIES)('%s: draws each slug differently and deterministically', (category) => {
  const covers = SLUGS.map((slug) => postCoverSvg(slug, category));
  expect(new Set(covers).size).toBe(SLUGS.length);
  expect(postCoverSvg(SLUGS[0]!, category)).toBe(covers[0]);
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 675"/);
    expect(cover).not.toMatch(/NaN|undefined|var\(|<text/);
  }
});

test('draws an unknown category like the first one', () => {
  expect(postCoverSvg('a', 'Something new')).toBe(postCoverSvg('a', 'CRM Implementation'));
});

test('bands with an outline end beyond the edge of the cover', () => {
  const cover = postCoverSvg('a', 'CRM Implementation');
  expect(cover).toContain('H1203');
  expect(cover).not.toContain('H1200V3');
});
