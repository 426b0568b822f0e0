import { type Check, EVERY_KIND } from '../check.ts';
import { warns } from '../finding.ts';

/** How long statements that were checked against their sources count as current. */
const MAX_AGE_DAYS = 183;
const DAY_MS = 24 * 3_600_000;

export const datedClaims: Check = {
  id: 'dated-claims',
  title: 'Dated claims',
  kinds: EVERY_KIND,
  find({ texts, checkedOn }, { claims, today }) {
    const overdue = claims
      .filter(({ reviewBy }) => reviewBy < today)
      .flatMap(({ quote, source, owner, reviewBy }) => {
        const at = texts.find(({ text }) => text.includes(quote));
        if (!at) return [];
        const { text: _text, ...place } = at;
        return [
          warns(
            `Ask ${owner} to read ${source} again: “${quote}” was due for review on ${reviewBy}.`,
            place,
          ),
        ];
      });
    const old = checkedOn
      .filter(({ date }) => Date.parse(today) - Date.parse(date) > MAX_AGE_DAYS * DAY_MS)
      .map(({ date, ...place }) =>
        warns(
          `Compare these statements with their sources again: they were checked on ${date}.`,
          place,
        ),
      );
    return [...overdue, ...old];
  },
};
