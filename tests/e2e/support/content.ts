import { fileURLToPath } from 'node:url';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { PAGE_SIZE } from '#src/domains/content/post-reader.server.ts';
import { readSeedPosts, type SeedPost } from '#src/domains/content/seed-posts.server.ts';

/** What `content/` holds, newest first: tests take names, slugs and counts from here, so that `content/` may be replaced. */

const byDate = (a: SeedPost, b: SeedPost) => +b.meta.published_at - +a.meta.published_at;

/** Every published post. */
export const POSTS = (
  await readSeedPosts(fileURLToPath(new URL('../../../content/posts', import.meta.url)))
)
  .filter(({ meta }) => meta.status === 'published')
  .toSorted(byDate);

/** Posts that stand on cards; the first one is featured. */
export const LISTED_POSTS = POSTS.filter(({ meta }) => meta.is_listed);

/** How many posts the first page of the listing shows: a featured one and a page of cards. */
export const FIRST_PAGE_COUNT = Math.min(LISTED_POSTS.length, 1 + PAGE_SIZE);

/** Posts that stand in the archive alone. */
export const UNLISTED_POSTS = POSTS.filter(({ meta }) => !meta.is_listed);

/** Categories of listed posts, each once. */
export const CATEGORIES = [...new Set(LISTED_POSTS.map(({ category }) => category))];

export const pathOfPost = ({ slug }: Pick<SeedPost, 'slug'>) => `/insights/${slug}`;

/** The address of the listing of a category. */
export const pathOfCategory = (category: string) =>
  `/insights?${new URLSearchParams({ category })}`;

/** The page of blocks at a path, as `content/` declares it. */
export const pageAt = (path: string) => DEFAULT_PAGES.find((page) => page.path === path)!;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the first heading of a page of blocks says; where it breaks into lines is a matter of style. */
export function headingOf(path: string): RegExp {
  const { title } = pageAt(path).blocks[0]!.props as { title: string };
  return new RegExp(`^${title.split(/\s+/).map(escaped).join('\\s*')}$`);
}
