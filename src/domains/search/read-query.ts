/** One condition of a query. */
export interface Term {
  /** one word, or several that have to follow each other */
  words: readonly string[];
  /** a page with it is left out */
  isExcluded: boolean;
}

/** What a visitor typed, as it is understood. */
export interface Query {
  /** on one line, cut to a length that is still a query; what the field shows again */
  text: string;
  terms: readonly Term[];
}

/** More than that is not a query but a text; the rest of it is not looked for. */
export const MAX_QUERY_LENGTH = 200;
const MAX_TERMS = 12;

/** A phrase in quotes (whose end may be missing), or a run without spaces; either may be excluded by a minus. */
const PART = /(-?)(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/gu;
/** A number with its dots and commas, or a word. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;

/**
 * Reads any text as a query: words, "phrases in quotes", and -words to leave out. Nothing that can be typed is an error;
 * what is no word is passed over.
 */
export function readQuery(typed: string): Query {
  const text = typed
    .slice(0, MAX_QUERY_LENGTH * 4)
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim();
  const whole = text.replaceAll(/\p{Cs}/gu, ''); // the cut may have halved a character
  return { text: whole, terms: [...whole.matchAll(PART)].flatMap(readPart).slice(0, MAX_TERMS) };
}

function readPart([, minus, phrase, run]: RegExpMatchArray): Term[] {
  const isExcluded = minus === '-';
  const words = wordsOf(phrase ?? run ?? '');
  if (words.length === 0) return [];
  // What is joined by a hyphen or a slash is usually written in other ways too, so each part counts for itself.
  return phrase === undefined && !isExcluded
    ? words.map((word) => ({ words: [word], isExcluded }))
    : [{ words, isExcluded }];
}

/** Words in lower case; the s of a genitive is none. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .match(WORD) ?? [];

/** Whether a term is a word for itself, which may be corrected or passed over; a number of several parts is a phrase. */
export const isLoose = ({ words, isExcluded }: Term): boolean =>
  words.length === 1 && !isExcluded && !/[.,]/.test(words[0]!);

/** Whether it is a whole number, which is never meant to be another one. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Whether a word may be the beginning of a longer one; a letter for itself is too little to tell. */
export const mayBeBegun = (word: string): boolean => word.length > 1 && !isNumber(word);

/** Terms as a visitor could have typed them. */
export const writeTerms = (terms: readonly Term[]): string =>
  terms
    .map(({ words, isExcluded }) => {
      const written = words.length > 1 ? `"${words.join(' ')}"` : words.join('');
      return isExcluded ? `-${written}` : written;
    })
    .join(' ');
