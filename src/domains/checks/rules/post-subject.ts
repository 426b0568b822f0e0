import { found } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** Two posts about the same: search engines show one of them, and readers do not know which is current. */
export const similarPost: DocumentRule = (_document, { similarPosts }) =>
  similarPosts.map(({ title, path }) =>
    found(
      'similar-post',
      `Say in the title how this differs from “${title}” (${path ?? 'without an address'}), or add to that post instead: search engines show only one of two that are about the same.`,
      { field: 'title' },
    ),
  );

/** Years further back read as outdated. */
const MAX_AGE_YEARS = 2;
const FIRST_YEAR = 2000;
const MAX_FOUND = 5;
const YEAR = /(?<![\p{L}\p{N}$€£.,:/-])(20\d\d)(?![\p{L}\p{N}%]|[.,:/-]\d)/gu;
/** Phrases before a year in which something began or was made, which stays true. */
const HISTORY =
  /(?:since|back to|dates from|founded|established|started|began|born|act of|version|launched)(?: \p{L}+){0,3} $/iu;

/** Claims that name a year: readers take them for outdated after two years. */
export const oldYears: DocumentRule = ({ post }, { today }) => {
  const newest = Number(today.slice(0, 4)) - MAX_AGE_YEARS;
  return (post?.paragraphs ?? [])
    .flatMap(({ text, field }) => {
      const year = findOldYear(text, newest);
      const message = `Check what this says of ${year}, more than two years ago: bring it up to date, or say why the year matters. Readers take old numbers for outdated ones.`;
      return year === undefined ? [] : [found('old-years', message, { field })];
    })
    .slice(0, MAX_FOUND);
};

function findOldYear(text: string, newest: number): string | undefined {
  for (const { 0: year, index } of text.matchAll(YEAR)) {
    const value = Number(year);
    if (value >= FIRST_YEAR && value < newest && !HISTORY.test(text.slice(0, index))) return year;
  }
  return undefined;
}
