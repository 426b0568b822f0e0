import { coverOf, formatPostDate, parsePostSeo, type PostSeo, readTimeOf } from './post.ts';
import { type BodyNode, parsePostBody } from './post-body.ts';
import type {
  findPublishedTitles,
  findListedPosts,
  findPublishedPost,
  findPublishedPosts,
} from './post-repository.server.ts';

type Row<Find extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Find>>
>;
type CardRow = Awaited<ReturnType<typeof findListedPosts>>[number];
type IndexableRow = Awaited<ReturnType<typeof findPublishedTitles>>[number];
type ArchiveRow = Awaited<ReturnType<typeof findPublishedPosts>>[number];

/** A post in a listing (spec section 3, 'Listing item derivation'). */
export interface PostCardView {
  slug: string;
  title: string;
  excerpt: string | undefined;
  category: string;
  readTime: string;
  coverImage: string;
  /** 'November 3, 2026', and the same for machines; none for a post published without a date */
  date: string | undefined;
  dateTime: string | undefined;
}

/** A whole post as its page shows it. */
export interface PostView extends PostCardView {
  author: string | undefined;
  body: BodyNode;
  seo: PostSeo;
  /** ISO time of the last change */
  updatedAt: string;
}

/** A post as lists for machines name it. */
export interface IndexablePostView {
  slug: string;
  title: string;
  description: string | undefined;
  modified: Date;
}

export interface ArchiveEntryView {
  id: string;
  slug: string;
  title: string;
  excerpt: string | undefined;
  date: string | undefined;
  dateTime: string | undefined;
  year: number | undefined;
}

export function presentCard(row: CardRow): PostCardView {
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt?.trim() || undefined,
    category: row.category,
    readTime: readTimeOf(row.readTime),
    coverImage: coverOf(row.coverImage),
    ...presentDate(row.publishedAt),
  };
}

export function presentPost(row: Row<typeof findPublishedPost>): PostView {
  return {
    ...presentCard(row),
    author: row.author ?? undefined,
    body: parsePostBody(row.body),
    seo: parsePostSeo(row.seo),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentIndexable({
  slug,
  title,
  excerpt,
  seo,
  modified,
}: IndexableRow): IndexablePostView {
  const description = parsePostSeo(seo).description ?? excerpt ?? undefined;
  return { slug, title, description, modified };
}

export function presentArchiveEntry({
  id,
  slug,
  title,
  excerpt,
  publishedAt,
}: ArchiveRow): ArchiveEntryView {
  const year = publishedAt?.getUTCFullYear();
  return { id, slug, title, excerpt: excerpt ?? undefined, ...presentDate(publishedAt), year };
}

function presentDate(date: Date | null) {
  return { date: date ? formatPostDate(date) : undefined, dateTime: date?.toISOString() };
}
