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
