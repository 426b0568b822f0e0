import { describe, expect, test } from 'vitest';
import { AUTHORS } from '#content/authors.ts';
import { COMPARISON_PAGES } from './comparison/index.ts';
import { DIFFERENCES } from './comparison/salesforce-hubspot-differences.ts';
import { DATED_CLAIMS } from './dated-claims.ts';
import { LOCAL_PAGES } from './local/index.ts';
import { pageText } from './page-text.ts';

/** Rows of the comparison that give our judgment instead of a vendor's documentation. */
const JUDGMENTS = new Set(['When it is wrong', 'What decides']);
const DATED = /\b(as of|read in|looked in|since) ([A-Z][a-z]+ 20\d\d)\b/i;

const linesOf = (path: string) =>
  pageText([...LOCAL_PAGES, ...COMPARISON_PAGES].find((page) => page.path === path)!).split('\n');
const claimsOn = (path: string) => DATED_CLAIMS.filter((claim) => claim.path === path);
const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

describe.each([...LOCAL_PAGES, ...COMPARISON_PAGES])('$path', ({ path }) => {
  test('lists every statement that it dates by month', () => {
    const unlisted = linesOf(path).filter(
      (line) => DATED.test(line) && !claimsOn(path).some(({ quote }) => line.includes(quote)),
    );
    expect(unlisted).toEqual([]);
  });

  test('contains its listed claims, dated with the month of their reading', () => {
    for (const { quote, readOn } of claimsOn(path)) {
      const line = linesOf(path).find((text) => text.includes(quote));
      expect(line, quote).toBeDefined();
      const [, word, month] = DATED.exec(line!) ?? [];
      if (word !== 'Since') expect(month ?? monthOf(readOn), quote).toBe(monthOf(readOn));
    }
  });
});

test('every cell about a vendor in the comparison is listed', () => {
  const quotes = claimsOn('/salesforce-vs-hubspot').map(({ quote }) => quote);
  const unlisted = DIFFERENCES.filter(({ label }) => !JUDGMENTS.has(label))
    .flatMap(({ cells }) => cells)
    .filter((cell) => !quotes.some((quote) => cell.includes(quote)));
  expect(unlisted).toEqual([]);
});

test('every claim has an owner among the principals and a review within a year', () => {
  const names = AUTHORS.map(({ name }) => name);
  for (const { quote, owner, readOn, reviewBy } of DATED_CLAIMS) {
    expect(names, quote).toContain(owner);
    const days = (Date.parse(reviewBy) - Date.parse(readOn)) / 86_400_000;
    expect(days, quote).toBeGreaterThan(0);
    expect(days, quote).toBeLessThanOrEqual(366);
  }
});
