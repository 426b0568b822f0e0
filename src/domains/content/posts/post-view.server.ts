import { publicDay } from '#src/platform/clock/site-day.ts';
import type { RouteOverride } from '#src/domains/seo/overrides/override.ts';
import {
  coverOf,
  formatPostDate,
  modifiedAt,
  parsePostSeo,
  type PostSeo,
  readTimeOf,
} from './post.ts';
import { type BodyNode, parsePostBody } from '../body/post-body.ts';
import type {
  listPublishedPostSummaries,
  findListedPosts,
  findPublishedPost,
  findPublishedPosts,
} from './post-repository.server.ts';

type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Find>>
>;
/** A row without what no page shows; a working copy has the rest, too. */
type PostRow = Omit<
  Row<typeof findPublishedPost>,
  'id' | 'status' | 'createdAt' | 'isListed' | 'isFeatured'
>;
type CardRow = Awaited<ReturnType<typeof findListedPosts>>[number];
type IndexableRow = Awaited<ReturnType<typeof listPublishedPostSummaries>>[number];
type ArchiveRow = Awaited<ReturnType<typeof findPublishedPosts>>[number];

/** A post in a listing (docs/specification.md, section 3). */
export interface PostCardView {
  slug: string;
  title: string;
  excerpt: string | undefined;
  category: string;
  readTime: string;
  coverImage: string;
  /** in pixels; added by `withCurrentSizes` of the media library */
  coverSize?: { width: number; height: number };
  /** such as 'November 3, 2026'; undefined for a post published without a date */
  date: string | undefined;
  /** the same as an ISO timestamp */
  dateTime: string | undefined;
}

/** A post with its body, as its page shows it. */
export interface PostView extends PostCardView {
  author: string | undefined;
  body: BodyNode;
  seo: PostSeo;
  /** what the SEO manager sets for its address */
  override?: RouteOverride;
  /** ISO time of the last change or review, whichever is later */
  updatedAt: string;
  /** such as 'November 3, 2026'; undefined if nobody has reviewed it since */
  reviewed: string | undefined;
  /** the same as an ISO timestamp */
  reviewedTime: string | undefined;
}

/** A post in lists for machines, such as the sitemap. */
export interface IndexablePostView {
  slug: string;
  title: string;
  description: string | undefined;
  modified: Date;
}

export type ArchiveEntryView = ReturnType<typeof presentArchiveEntry>;

export function presentCard(row: CardRow): PostCardView {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt?.trim() || undefined,
    category: row.category,
    readTime: readTimeOf(row.readTime, row.wordCount),
    coverImage: coverOf(row.coverImage),
    ...presentDate(row.publishedAt),
  };
}

export function presentPost(row: PostRow): PostView {
  return {
    ...presentCard(row),
    author: row.author ?? undefined,
    body: parsePostBody(row.body),
    seo: parsePostSeo(row.seo),
    updatedAt: modifiedAt(row).toISOString(),
    reviewed: row.lastReviewedAt ? formatPostDate(row.lastReviewedAt) : undefined,
    reviewedTime: row.lastReviewedAt?.toISOString(),
  };
}

export function presentIndexable(
  { slug, title, excerpt, seo, ...times }: IndexableRow,
  override: RouteOverride | undefined,
): IndexablePostView {
  const own = parsePostSeo(seo).description ?? excerpt ?? undefined;
  const description = override?.description ?? own;
  return { slug, title, description, modified: modifiedAt(times) };
}

export function presentArchiveEntry({ id, slug, title, excerpt, publishedAt }: ArchiveRow) {
  const year = publishedAt ? Number(publicDay(publishedAt).slice(0, 4)) : undefined;
  return { id, slug, title, excerpt: excerpt ?? undefined, ...presentDate(publishedAt), year };
}

function presentDate(date: Date | null) {
  return { date: date ? formatPostDate(date) : undefined, dateTime: date?.toISOString() };
}
