import { ADDRESSES } from './addresses.ts';
import { formPath, LISTING_PATHS, postPath, storyPath } from './paths.ts';

/** What there is: paths of pages, slugs of posts and stories. */
export interface ContentKeys {
  pages: Iterable<string>;
  posts: readonly string[];
  stories: readonly string[];
}

/** Every path that content fills, posts last: there may be many. */
export const contentPaths = ({ pages, posts, stories }: ContentKeys): string[] => [
  ...LISTING_PATHS,
  ...stories.map(storyPath),
  ...pages,
  ...posts.map(postPath),
];

/**
 * The screens that visitors can open. What stands for many because its last part is a secret is one, `/x/*`.
 * @param forms names of the forms that have a page
 */
export const screenPaths = (forms: readonly string[]): string[] =>
  ADDRESSES.filter(({ use }) => use === 'screen').flatMap(({ path }) =>
    path === formPath(':form') ? forms.map(formPath) : path.replace(/:\w+$/, '*'),
  );

/**
 * Tells whether a menu may link to a path: a page of blocks, or one of the lists.
 * @param pages paths of all pages of blocks
 */
export const isLinkable =
  (pages: ReadonlySet<string>) =>
  (path: string): boolean =>
    pages.has(path) || LISTING_PATHS.includes(path);
