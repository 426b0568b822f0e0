import { found, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

/** How long statements that were checked against their sources count as current. */
const MAX_AGE_DAYS = 183;
const DAY_MS = 24 * 3_600_000;

export const datedClaims: DocumentRule = ({ texts, checkedOn }, { claims, today }) => [
  ...claims
    .filter(({ reviewBy }) => reviewBy < today)
    .flatMap(({ quote, source, owner, reviewBy }) => {
      const at = texts.find(({ text }) => text.includes(quote));
      const message = `Ask ${owner} to read ${source} again: “${quote}” was due for review on ${reviewBy}.`;
      return at ? [found('dated-claims', message, placeOf(at))] : [];
    }),
  ...checkedOn
    .filter(({ date }) => Date.parse(today) - Date.parse(date) > MAX_AGE_DAYS * DAY_MS)
    .map((at) =>
      found(
        'dated-claims',
        `Compare these statements with their sources again: they were checked on ${at.date}.`,
        placeOf(at),
      ),
    ),
];

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
