import { valuesIn } from './values-in.ts';

/** At most this long, so that a stray bracket does not mark half a page. */
const BRACKETED = /\[[^[\]]{2,200}\]/g;

/** The parts of a text in square brackets, such as “[Name of the city]”, by which page templates mark guidance. */
export const bracketedIn = (text: string): string[] =>
  (text.match(BRACKETED) ?? []).map((found) => found.replaceAll(/\s+/g, ' '));

/** The bracketed parts of all texts in a value. */
export const bracketedInValue = (value: unknown): string[] =>
  valuesIn(value).flatMap(({ text = '' }) => bracketedIn(text));
