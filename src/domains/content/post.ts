import { type PageMetadata, readFaq } from '#src/domains/seo/page-metadata.ts';
import type { PostBody } from './post-body.ts';

/** Drafts are only seen by editors; whether a published post is listed is a separate switch (spec section 3). */
export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** How a post presents itself to search engines; `category` is a fallback of the category tags (spec section 3). */
export interface PostSeo extends Partial<
  Pick<
    PageMetadata,
    'title' | 'description' | 'image' | 'canonical' | 'noindex' | 'keywords' | 'faqSchema'
  >
> {
  category?: string;
}

/** A post as an editor writes it; everything but its id and times. */
export interface Post {
  slug: string;
  title: string;
  excerpt: string | null;
  body: PostBody;
  author: string | null;
  status: PostStatus;
  isListed: boolean;
  publishedAt: Date | null;
  categoryTags: string[];
  seo: PostSeo | null;
  /** as printed, such as '7 min read' */
  readTime: string | null;
  coverImage: string | null;
}

export const DEFAULT_CATEGORY = 'CRM Implementation';
export const DEFAULT_READ_TIME = '5 min read';
export const DEFAULT_COVER = '/media/cms_media/Insights/default.svg';

const SEO_TEXTS = ['title', 'description', 'category', 'image', 'canonical'] as const;

/** An adult's pace in prose that has figures and tables. */
const WORDS_PER_MINUTE = 220;

/**
 * The search settings of a stored post: an object, or the JSON text of one (spec section 3). Anything else, also broken
 * JSON, counts as none: bad metadata must not hide a post.
 */
export function parsePostSeo(stored: unknown): PostSeo {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const given = value as Record<string, unknown>;
  const texts = SEO_TEXTS.map((name) => [name, textOf(given[name])]);
  const keywords = Array.isArray(given['keywords'])
    ? given['keywords'].flatMap((word: unknown) => textOf(word) ?? [])
    : [];
  const faqSchema = readFaq(given['faqSchema']);
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(given['noindex'] === true && { noindex: true }),
    ...(keywords.length > 0 && { keywords }),
    ...(faqSchema.length > 0 && { faqSchema }),
  };
}

/** First category tag, else the seo category, else the default (spec section 3). */
export function categoryOf(post: { categoryTags: readonly string[]; seo: unknown }): string {
  return textOf(post.categoryTags[0]) ?? parsePostSeo(post.seo).category ?? DEFAULT_CATEGORY;
}

/** The stored reading time, else '5 min read' (spec sections 3 and 9). */
export function readTimeOf(stored: string | null): string {
  return textOf(stored) ?? DEFAULT_READ_TIME;
}

/** Reading time of a text of so many words, never under a minute. */
export function readTimeFor(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

/** The post's cover, else the stock one (spec section 3). */
export function coverOf(stored: string | null): string {
  return textOf(stored) ?? DEFAULT_COVER;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 3, 2026', in UTC so that server and reader agree (spec section 3). */
export function formatPostDate(date: Date): string {
  return longDate.format(date);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
