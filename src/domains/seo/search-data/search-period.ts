import type { SearchPeriod } from './search-figures.ts';

/** Whether a text is a day of the calendar such as `2026-11-21`. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Search Console keeps 16 months; a longer period is a slip. */
const MAX_DAYS = 550;

/** Mistakes in a typed period, by field. */
export function periodErrors(
  { from, to }: SearchPeriod,
  today: string,
): Partial<Record<'from' | 'to', string>> {
  const errors: Partial<Record<'from' | 'to', string>> = {};
  if (!isDay(from)) errors.from = 'Enter a day such as 2026-08-01.';
  if (!isDay(to)) errors.to = 'Enter a day such as 2026-10-31.';
  if (errors.from || errors.to) return errors;
  if (to < from) errors.to = 'The last day is before the first.';
  else if (to > today) errors.to = 'The last day is in the future.';
  else if ((Date.parse(to) - Date.parse(from)) / 86_400_000 >= MAX_DAYS)
    errors.to = 'A period may have 18 months. Search Console keeps 16.';
  return errors;
}

const ISO_DAY = /\d{4}-\d\d-\d\d/g;
const ENGLISH_DAY = /\b(?:\d{1,2} )?[A-Z][a-z]{2,8}\.?(?: \d{1,2},?)? \d{4}\b/g;

/**
 * The period in the value of the filter 'Date', such as `2026-08-01 - 2026-10-31` or `Aug 1, 2026 - Oct 31, 2026`. Undefined
 * for `Last 3 months`, which does not say when it was exported.
 */
export function periodOfFilter(value: string): SearchPeriod | undefined {
  const written = value.match(ISO_DAY) ?? value.match(ENGLISH_DAY)?.map(toIsoDay) ?? [];
  const [from, to = from] = written;
  return from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

function toIsoDay(text: string) {
  const at = new Date(`${text} UTC`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10);
}
