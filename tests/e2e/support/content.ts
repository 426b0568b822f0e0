import { fileURLToPath } from 'node:url';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { PAGE_SIZE } from '#src/domains/content/posts/post-reader.server.ts';
import { readSeedPosts, type SeedPost } from '#src/domains/content/posts/seed-posts.server.ts';

/**
 * The contents of `content/`, newest first. Tests use it for names, slugs and counts, so that `content/` can be
 * replaced.
 */

const byDate = (a: SeedPost, b: SeedPost) => +b.meta.published_at - +a.meta.published_at;

/** Every published post. */
export const POSTS = (
  await readSeedPosts(fileURLToPath(new URL('../../../content/posts', import.meta.url)))
)
  .filter(({ meta }) => meta.status === 'published')
  .toSorted(byDate);

/** Posts on cards; the first one is featured. */
export const LISTED_POSTS = POSTS.filter(({ meta }) => meta.is_listed);

/** The number of posts on the first page of the listing. */
export const FIRST_PAGE_COUNT = Math.min(LISTED_POSTS.length, 1 + PAGE_SIZE);

/** Posts that are only in the archive. */
export const UNLISTED_POSTS = POSTS.filter(({ meta }) => !meta.is_listed);

/** Unique categories of listed posts. */
export const CATEGORIES = [...new Set(LISTED_POSTS.map(({ category }) => category))];

export const pathOfPost = ({ slug }: Pick<SeedPost, 'slug'>) => `/insights/${slug}`;

/** The path of the listing of a category. */
export const pathOfCategory = (category: string) =>
  `/insights?${new URLSearchParams({ category })}`;

/** The default page at a path. */
export const pageAt = (path: string) => DEFAULT_PAGES.find((page) => page.path === path)!;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the first heading of a page: its label, if it has one, and its title with any line breaks. */
export function headingOf(path: string): RegExp {
  const { label, title } = pageAt(path).blocks[0]!.props as { label?: string; title: string };
  const name = label ? `(${escaped(label)}: )?` : '';
  return new RegExp(`^${name}${title.split(/\s+/).map(escaped).join('\\s*')}$`);
}
