/** One condition of a query. */
export interface Term {
  /** one word, or several that must follow each other */
  words: readonly string[];
  /** excludes documents that contain it */
  isExcluded: boolean;
}

/** A parsed query. */
export interface Query {
  /** the typed text on one line, at most `MAX_QUERY_LENGTH` characters, shown in the field again */
  text: string;
  terms: readonly Term[];
}

export const MAX_QUERY_LENGTH = 200;
const MAX_TERMS = 12;

/** A quoted phrase (the closing quote may be missing) or a run without spaces; a minus before it excludes it. */
const PART = /(-?)(?:["“”]([^"“”]*)["“”]?|([^\s"“”]+))/gu;
/** A number with dots and commas, or a word. */
const WORD = /\p{N}+(?:[.,]\p{N}+)+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;

/**
 * Parses any text as a query: words, "quoted phrases", and -excluded words. Never throws; ignores characters that belong to no
 * word, and text beyond `MAX_QUERY_LENGTH`.
 */
export function parseQuery(typed: string): Query {
  const text = typed
    .slice(0, MAX_QUERY_LENGTH * 4)
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim();
  const whole = text.replaceAll(/\p{Cs}/gu, ''); // slice() may have cut a surrogate pair
  return { text: whole, terms: [...whole.matchAll(PART)].flatMap(parsePart).slice(0, MAX_TERMS) };
}

function parsePart([, minus, phrase, run]: RegExpMatchArray): Term[] {
  const isExcluded = minus === '-';
  const words = splitIntoWords(phrase ?? run ?? '');
  if (words.length === 0) return [];
  // Words joined by a hyphen or a slash are often spelled in other ways too, so each part is a term.
  return phrase === undefined && !isExcluded
    ? words.map((word) => ({ words: [word], isExcluded }))
    : [{ words, isExcluded }];
}

/** Words in lower case, without a possessive 's'. */
const splitIntoWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
    .match(WORD) ?? [];

/** Whether a term is a single word that may be corrected or ignored. A number of several parts is a phrase. */
export const isLoose = ({ words, isExcluded }: Term): boolean =>
  words.length === 1 && !isExcluded && !/[.,]/.test(words[0]!);

/** Whether a word is a whole number, which is never corrected. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Whether a word may be completed. A single letter has too many completions. */
export const mayBePrefix = (word: string): boolean => word.length > 1 && !isNumber(word);

/** Formats terms in the syntax of a query. */
export const formatTerms = (terms: readonly Term[]): string =>
  terms
    .map(({ words, isExcluded }) => {
      const formatted = words.length > 1 ? `"${words.join(' ')}"` : words.join('');
      return isExcluded ? `-${formatted}` : formatted;
    })
    .join(' ');
