import { isIndexable } from '#src/domains/seo/indexable.ts';
import { addressKey, canShowPost } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  countListedPosts,
  countPostsByState,
  countPublishedPosts,
  findListedPosts,
  findNewestPosts,
  findPublishedPost,
  findPublishedPosts,
  findPublishedPostsAfter,
  findPublishedTitles,
  findRelatedPosts,
  listCategories,
  listPublishedSlugs,
} from './post-repository.server.ts';
import type { PageReader } from './page-reader.server.ts';
import { parsePostSeo } from './post.ts';
import {
  type ArchiveEntryView,
  type IndexablePostView,
  type PostCardView,
  type PostView,
  presentArchiveEntry,
  presentCard,
  presentIndexable,
  presentPost,
} from './post-view.server.ts';

export type { ArchiveEntryView, PostCardView, PostView };

/** Cards on a page of the listing, beside the featured one; posts on a page of the archive. */
export const PAGE_SIZE = 12;
export const ARCHIVE_PAGE_SIZE = 50;

const BATCH = 200;

export interface PostListing {
  /** the newest post, on the first page only */
  featured: PostCardView | undefined;
  posts: PostCardView[];
  page: number;
  pageCount: number;
  categories: string[];
}

export interface PostArchive {
  /** posts of one year together; those without a date last */
  years: { year: number | undefined; posts: ArchiveEntryView[] }[];
  page: number;
  pageCount: number;
  /** of all published posts */
  total: number;
}

export interface PostCounts {
  published: number;
  /** those of the published ones that the listing shows */
  listed: number;
  drafts: number;
}

/** What the public site reads of posts. Drafts never leave it. Throws when the database fails. */
export interface PostReader {
  /** Published and listed posts (spec section 7, 'Blog listing'), a page at a time. Pages beyond the last are empty. */
  listing(request: { category?: string | undefined; page: number }): Promise<PostListing>;
  /** Published posts, listed or not (spec section 7, 'Archive'), a page at a time. */
  archive(page: number): Promise<PostArchive>;
  /** A published post, also an unlisted one. */
  post(slug: string): Promise<PostView | undefined>;
  /** Other listed posts, those of the same category first. */
  related(post: { slug: string; category: string }, limit: number): Promise<PostCardView[]>;
  /** Every published post that search engines may have, newest first, with its last change. */
  indexable(): Promise<IndexablePostView[]>;
  /** Slugs of all published posts, newest first. */
  slugs(): Promise<string[]>;
  /** Published posts that do not ask to be left out, whole, some hundred at a time, also those that name another page to list. */
  everyFindable(): AsyncIterable<PostView[]>;
  /** The newest listed posts, whole. */
  newest(limit: number): Promise<PostView[]>;
  /** How many posts there are, for the admin area. */
  counts(): Promise<PostCounts>;
}

/** @param pages whose addresses no post has: of an imported one the page is shown, and listed alone */
export function createPostReader(db: Db, pages: Pick<PageReader, 'paths'>): PostReader {
  /** Tells which posts are shown at their address. */
  async function reachability() {
    const taken = new Set([...(await pages.paths())].map(addressKey));
    return ({ slug }: { slug: string }) =>
      canShowPost(slug) && !taken.has(addressKey(postPath(slug)));
  }
  return {
    async listing({ category, page }) {
      const isFirst = page === 1;
      const window = isFirst
        ? { offset: 0, limit: PAGE_SIZE + 1 }
        : { offset: 1 + (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const [rows, total, categories] = await Promise.all([
        findListedPosts(db, category, window),
        countListedPosts(db, category),
        // Without its filter buttons the listing still serves (spec section 7: errors silently ignored).
        listCategories(db).catch((): string[] => []),
      ]);
      const cards = rows.map(presentCard);
      return {
        featured: isFirst ? cards[0] : undefined,
        posts: isFirst ? cards.slice(1) : cards,
        page,
        pageCount: pagesFor(total - 1, PAGE_SIZE),
        categories,
      };
    },
    async archive(page) {
      const [rows, total] = await Promise.all([
        findPublishedPosts(db, {
          offset: (page - 1) * ARCHIVE_PAGE_SIZE,
          limit: ARCHIVE_PAGE_SIZE,
        }),
        countPublishedPosts(db),
      ]);
      const entries = rows.map(presentArchiveEntry);
      const years = [...Map.groupBy(entries, (entry) => entry.year)];
      return {
        years: years.map(([year, posts]) => ({ year, posts })),
        page,
        pageCount: pagesFor(total, ARCHIVE_PAGE_SIZE),
        total,
      };
    },
    async indexable() {
      const isReachable = await reachability();
      return (await findPublishedTitles(db))
        .filter((row) => isReachable(row) && isIndexable(postPath(row.slug), parsePostSeo(row.seo)))
        .map(presentIndexable);
    },
    async slugs() {
      const isReachable = await reachability();
      return (await listPublishedSlugs(db)).filter((slug) => isReachable({ slug }));
    },
    async *everyFindable() {
      const isReachable = await reachability();
      for (let last: string | undefined; ;) {
        const rows = await findPublishedPostsAfter(db, last, BATCH);
        yield rows
          .filter(isReachable)
          .map(presentPost)
          .filter(({ seo }) => !seo.noindex);
        if (rows.length < BATCH) return;
        last = rows.at(-1)!.id;
      }
    },
    async newest(limit) {
      const isReachable = await reachability();
      return (await findNewestPosts(db, limit)).filter(isReachable).map(presentPost);
    },
    async post(slug) {
      // PostgreSQL refuses a text with a null byte, and no slug has one.
      const row = slug.includes('\0') ? undefined : await findPublishedPost(db, slug);
      return row && presentPost(row);
    },
    async related({ slug, category }, limit) {
      return (await findRelatedPosts(db, slug, category, limit)).map(presentCard);
    },
    counts: () => countPostsByState(db),
  };
}

function pagesFor(items: number, size: number): number {
  return Math.max(1, Math.ceil(items / size));
}
