import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { textOfProps } from '#src/domains/search/text-of-props.ts';

/** Search terms that the sample content contains. */

const LONG_WORD = /[a-z]{7,}/i;

/** A story whose company name can be misspelled. */
const named = SUCCESS_STORIES.find(({ companyName }) => LONG_WORD.test(companyName))!;

export const STORY = {
  title: named.title,
  path: `/insights/success-stories/${named.slug}`,
};

/** A word of that story, as in the lexicon. */
export const WORD = LONG_WORD.exec(named.companyName)![0].toLowerCase();

/** The same word with two letters swapped. */
export const SLIP = WORD.slice(0, 3) + WORD[4] + WORD[3] + WORD.slice(5);

const texts = DEFAULT_PAGES.map(({ blocks }) =>
  blocks.map(({ props }) => textOfProps(props)).join(' '),
);
const frequency = new Map<string, number>();
for (const text of texts)
  for (const word of new Set(text.toLowerCase().match(/[a-z]{8,}/g)))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);

/** A word with more than one page of results. */
export const COMMON_WORD = [...frequency].toSorted(([, a], [, b]) => b - a)[0]![0];
