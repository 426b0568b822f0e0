import type { Paragraph } from '#src/domains/content/body/paragraphs-of.ts';

/** Words that stand in a text already and name a target. */
export interface LinkPhrase {
  /** as in the text */
  text: string;
  /** path of the node that it is in */
  field: string;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const MAX_WORDS = 6;
/** Too common to name anything alone, or to begin or end a phrase. */
const COMMON = new Set(
  'a an and are as at be before by do does for from get good has have how in into is it its more new of on or our that the their this to up we what when which who why will with work your you'.split(
    ' ',
  ),
);

/**
 * The longest phrase of a text that also stands in the title of a target: what a link could be put on. Headings are left out, and
 * a single word is none, as too many titles share one.
 */
export function findLinkPhrase(
  paragraphs: readonly Paragraph[],
  title: string,
): LinkPhrase | undefined {
  const wanted = phrasesOf(title);
  if (wanted.size === 0) return undefined;
  let best: (LinkPhrase & { words: number }) | undefined;
  for (const { text, field, isHeading } of paragraphs) {
    if (isHeading) continue;
    const words = [...text.matchAll(WORD)];
    for (let at = 0; at < words.length; at += 1)
      for (
        let count = Math.min(MAX_WORDS, words.length - at);
        count > (best?.words ?? 1);
        count -= 1
      ) {
        const last = words[at + count - 1]!;
        const start = words[at]!.index;
        const phrase = text.slice(start, last.index + last[0].length);
        if (wanted.has(keyOf(phrase))) best = { text: phrase, field, words: count };
      }
  }
  return best && { text: best.text, field: best.field };
}

/** Every run of two or more words of a title that neither begins nor ends with a common one. */
function phrasesOf(title: string): Set<string> {
  const words = title.match(WORD) ?? [];
  const phrases = new Set<string>();
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 2; end <= Math.min(words.length, start + MAX_WORDS); end += 1) {
      const run = words.slice(start, end);
      if (!isCommon(run[0]!) && !isCommon(run.at(-1)!)) phrases.add(keyOf(run.join(' ')));
    }
  return phrases;
}

const isCommon = (word: string) => COMMON.has(word.toLowerCase());
const keyOf = (phrase: string) => phrase.toLowerCase().replaceAll(/\s+/g, ' ');
