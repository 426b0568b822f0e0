import { ABOUT_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';

/** Words that visitors type for a page that uses others, such as 'Open positions'. */
const WORDS_BY_PAGE: readonly (readonly [path: string, words: string])[] = [
  [ABOUT_PATH, 'team staff people job jobs career careers hiring vacancy vacancies'],
  [STORIES_PATH, 'testimonial testimonials references reviews'],
];

const PAGES = new Map(
  WORDS_BY_PAGE.flatMap(([path, words]) => words.split(' ').map((word) => [word, path] as const)),
);

/** The path of the page that a query of this one word means; it is the first hit. Undefined for other queries. */
export const findMeantPage = (text: string): string | undefined => PAGES.get(text.toLowerCase());
