import { ADDRESSES } from './addresses.ts';
import { formPath, LISTING_PATHS, postPath, storyPath } from './paths.ts';

/** Paths of all pages, slugs of all posts and stories. */
interface ContentKeys {
  pages: Iterable<string>;
  posts: readonly string[];
  stories: readonly string[];
}

/** Every path with content. Posts come last, because there may be many. */
export const contentPaths = ({ pages, posts, stories }: ContentKeys): string[] => [
  ...LISTING_PATHS,
  ...stories.map(storyPath),
  ...pages,
  ...posts.map(postPath),
];

/**
 * Paths of the screens that visitors can open. Screens with a secret as their last segment are one path, `/x/*`.
 * @param forms names of the forms that have a page
 */
export const screenPaths = (forms: readonly string[]): string[] =>
  ADDRESSES.filter(({ use }) => use === 'screen').flatMap(({ path }) =>
    path === formPath(':form') ? forms.map(formPath) : path.replace(/:\w+$/, '*'),
  );
