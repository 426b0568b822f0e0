import type { Paragraph } from '#src/domains/content/body/paragraphs-of.ts';

/** A sentence that readers lose track of. */
interface LongSentence {
  /** path of the node that it is in */
  field: string;
  text: string;
  words: number;
}

/** Readers lose track of longer sentences; the number that plain-language guides advise is 25. */
export const MAX_SENTENCE_WORDS = 30;
/** Fewer words give no reliable grade. */
const MIN_WORDS = 100;
const MAX_LISTED = 20;

/** Measures how hard a text is to read. Pure and fast enough to run while someone writes. */
export function readabilityOf(paragraphs: readonly Paragraph[]) {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  const longSentences: LongSentence[] = [];
  for (const { text, field, isHeading } of paragraphs) {
    // Headings are no sentences.
    if (isHeading) continue;
    for (const sentence of sentencesOf(text)) {
      const found = sentence.match(WORD);
      if (!found) continue;
      sentences += 1;
      words += found.length;
      for (const word of found) syllables += countSyllables(word);
      if (found.length > MAX_SENTENCE_WORDS)
        longSentences.push({ field, text: sentence, words: found.length });
    }
  }
  return {
    words,
    sentences,
    /** years of school that a reader needs (Flesch-Kincaid); undefined for a text too short to say */
    grade:
      words < MIN_WORDS
        ? undefined
        : Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59),
    /** longest first */
    longSentences: longSentences
      .toSorted((one, other) => other.words - one.words)
      .slice(0, MAX_LISTED),
  };
}

const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|Inc|Corp|Ltd|Co|No|Dr|Mr|Mrs|Ms|St|U\.S|a\.m|p\.m)\.$/;

/** Splits a paragraph where a sentence ends and another begins. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(/[.!?…]+["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{N}])/gu)) {
    const stop = index + end.length;
    const sentence = text.slice(start, stop).trim();
    if (ABBREVIATION.test(sentence)) continue;
    sentences.push(sentence);
    start = stop;
  }
  const last = text.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}

/** An e at the end that is not spoken: 'since', 'sale', 'sales', 'moved'. */
const SILENT =
  /(?:(?<=[^aeiouyl])e|(?<=[aeiouy]l)e|(?<=[aeiouy][^aeiouycsgxz])es|(?<=[^aeiouydt])ed)$/;

/** About how many syllables an English word has; numbers count as one. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(SILENT, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}
