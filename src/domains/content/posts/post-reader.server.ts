import { inBatches } from '#src/platform/db/in-batches.ts';
import { isRouteIndexable } from '#src/domains/seo/overrides/override.ts';
import { NO_OVERRIDES, type OverrideReader } from '#src/domains/seo/overrides/overrides.server.ts';
import { addressKey, canShowPost } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  countListedPosts,
  countPostsByState,
  countPublishedPosts,
  findFarWindow,
  listCategories,
  type Window,
} from './post-counts-repository.server.ts';
import {
  countAuthors,
  countTags,
  findListedPosts,
  findNewestPosts,
  findPublishedBySlugs,
  findPublishedPost,
  findPublishedPosts,
  listPublishedPostSummaries,
  findRelatedPosts,
  listPublishedSlugs,
  listVersionsAfter,
} from './post-repository.server.ts';
import type { PageReader, SettleFirst } from '../pages/page-reader.server.ts';
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

/** Posts per page of the listing, without the featured one, and per page of the archive. */
export const PAGE_SIZE = 12;
const ARCHIVE_PAGE_SIZE = 50;

const BATCH_SIZE = 1_000;

/** What is listed for machines, unless they ask for more. */
const NEWEST: Window = { offset: 0, limit: 1_000 };

export type PostListing = Awaited<ReturnType<PostReader['listing']>>;

export type PostArchive = Awaited<ReturnType<PostReader['archive']>>;

export interface PostCounts {
  published: number;
  /** published posts that the listing shows */
  listed: number;
  drafts: number;
}

/** A name that published posts share. */
export interface NameCount {
  name: string;
  /** posts with it */
  count: number;
}

/** Reads published posts for the public site. Never returns a draft. Every method throws if the database fails. */
export type PostReader = ReturnType<typeof createPostReader>;

/** @param pages at an address that a page and an imported post share, only the page is shown and listed */
export function createPostReader(
  db: Db,
  pages: Pick<PageReader, 'paths'>,
  settle: SettleFirst = () => Promise.resolve(),
  overrides: OverrideReader = NO_OVERRIDES,
  siteUrl?: string,
) {
  /** Resolves to a filter for posts that their address shows. */
  async function loadReachabilityFilter() {
    await settle();
    const taken = new Set([...(await pages.paths())].map(addressKey));
    return ({ slug }: { slug: string }) =>
      canShowPost(slug) && !taken.has(addressKey(postPath(slug)));
  }
  return {
    /** One page of the published and listed posts (docs/specification.md, section 7). Pages beyond the last are empty. */
    async listing({ category, page }: { category?: string | undefined; page: number }) {
      await settle();
      const isFirst = page === 1;
      const window = isFirst
        ? { offset: 0, limit: PAGE_SIZE + 1 }
        : { offset: 1 + (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const [rows, total, categories] = await Promise.all([
        findFarWindow(db, { category }, window, (near, part) =>
          findListedPosts(db, category, near, part),
        ),
        countListedPosts(db, category),
        // The listing works without filter buttons (docs/specification.md, section 7).
        listCategories(db).catch((): string[] => []),
      ]);
      const cards = rows.map(presentCard);
      return {
        /** the newest pinned post, else the newest one; on the first page only */
        featured: isFirst ? cards[0] : undefined,
        posts: isFirst ? cards.slice(1) : cards,
        page,
        pageCount: countPages(total - 1, PAGE_SIZE),
        categories,
      };
    },
    /** One page of the published posts, listed or not (docs/specification.md, section 7). */
    async archive(page: number) {
      await settle();
      const [rows, total] = await Promise.all([
        findFarWindow(
          db,
          { isArchive: true },
          { offset: (page - 1) * ARCHIVE_PAGE_SIZE, limit: ARCHIVE_PAGE_SIZE },
          (near, part) => findPublishedPosts(db, near, part),
        ),
        countPublishedPosts(db),
      ]);
      const entries = rows.map(presentArchiveEntry);
      const years = [...Map.groupBy(entries, (entry) => entry.year)];
      return {
        /** posts of one year together; those without a date last */
        years: years.map(([year, posts]) => ({ year, posts })),
        page,
        pageCount: countPages(total, ARCHIVE_PAGE_SIZE),
        total,
      };
    },
    /** Those of a window of the published posts, newest first, that search engines may list, with the time of their last change. */
    async indexable(window: Window = NEWEST): Promise<IndexablePostView[]> {
      const isReachable = await loadReachabilityFilter();
      const overriding = await overrides.all();
      const isListed = ({ slug, seo }: { slug: string; seo: unknown }) =>
        isRouteIndexable(
          postPath(slug),
          parsePostSeo(seo),
          overriding.get(postPath(slug)),
          siteUrl,
        );
      const rows = await findFarWindow(db, { isArchive: true }, window, (near, part) =>
        listPublishedPostSummaries(db, near, part),
      );
      return rows
        .filter((row) => isReachable(row) && isListed(row))
        .map((row) => presentIndexable(row, overriding.get(postPath(row.slug))));
    },
    /** Slugs of all published posts, newest first. */
    async slugs(): Promise<string[]> {
      const isReachable = await loadReachabilityFilter();
      return (await listPublishedSlugs(db)).filter((slug) => isReachable({ slug }));
    },
    /**
     * Every published post without `noindex`, in batches, also one with the canonical of another page: its slug, and a version that
     * each change of it changes.
     */
    async *searchable(): AsyncIterable<{ slug: string; version: string }[]> {
      const isReachable = await loadReachabilityFilter();
      const overriding = await overrides.all();
      const isHidden = ({ slug, seo }: { slug: string; seo: unknown }) =>
        overriding.get(postPath(slug))?.noindex ?? parsePostSeo(seo).noindex;
      const batches = inBatches(BATCH_SIZE, (last?: { id: string }) =>
        listVersionsAfter(db, last?.id, BATCH_SIZE),
      );
      for await (const rows of batches)
        yield rows
          .filter((row) => isReachable(row) && !isHidden(row))
          .map(({ slug, version }) => ({ slug, version }));
    },
    /** Those of some posts that are published, in any order. */
    async withSlugs(slugs: readonly string[]): Promise<PostView[]> {
      return (await findPublishedBySlugs(db, slugs)).map(presentPost);
    },
    /** The newest listed posts with their bodies. */
    async newest(limit: number): Promise<PostView[]> {
      const isReachable = await loadReachabilityFilter();
      return (await findNewestPosts(db, limit)).filter(isReachable).map(presentPost);
    },
    /** A published post, also an unlisted one. */
    async post(slug: string): Promise<PostView | undefined> {
      await settle();
      // PostgreSQL rejects a string with a null byte.
      if (slug.includes('\0')) return undefined;
      const [row, override] = await Promise.all([
        findPublishedPost(db, slug),
        overrides.of(postPath(slug)),
      ]);
      return row && { ...presentPost(row), ...(override && { override }) };
    },
    /** Other listed posts, those of the same category first. */
    async related(
      { slug, category }: { slug: string; category: string },
      limit: number,
    ): Promise<PostCardView[]> {
      await settle();
      return (await findRelatedPosts(db, slug, category, limit)).map(presentCard);
    },
    /** Tags of published posts, used most first, then by name. */
    async tags(): Promise<NameCount[]> {
      await settle();
      return countTags(db);
    },
    /** Authors of published posts, likewise. */
    async authors(): Promise<NameCount[]> {
      await settle();
      return countAuthors(db);
    },
    /** Post counts for the admin area. */
    async counts(): Promise<PostCounts> {
      await settle();
      return countPostsByState(db);
    },
  };
}

function countPages(items: number, size: number) {
  return Math.max(1, Math.ceil(items / size));
}
