import { isObject, parseJson } from '#src/platform/json.ts';
import { publicDay } from '#src/platform/clock/site-day.ts';
import { type PageMetadata, parseFaq } from '#src/domains/seo/page-metadata.ts';
import type { PostBody } from '../body/post-body.ts';
import { SCHEMA_TYPES, type SchemaType } from './schema-type.ts';

/** Only editors see drafts. `isListed` is a separate switch for published posts (docs/specification.md, section 3). */
export const POST_STATUSES = ['draft', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** A post's metadata for search engines. `category` applies if the post has no tags (docs/specification.md, section 3). */
export interface PostSeo extends Partial<
  Pick<
    PageMetadata,
    'title' | 'description' | 'image' | 'canonical' | 'noindex' | 'keywords' | 'faqSchema'
  >
> {
  category?: string;
  /** how structured data names the post; default: `BlogPosting` */
  schemaType?: SchemaType;
}

/** A post as an editor writes it: everything but its id, creation and change times. */
export interface Post {
  slug: string;
  title: string;
  excerpt: string | null;
  body: PostBody;
  author: string | null;
  status: PostStatus;
  isListed: boolean;
  /** pinned: before all others in the listing */
  isFeatured: boolean;
  publishedAt: Date | null;
  /** when someone last made sure that it still holds */
  lastReviewedAt: Date | null;
  categoryTags: string[];
  seo: PostSeo | null;
  /** as displayed, such as '7 min read'; null: computed from the words */
  readTime: string | null;
  coverImage: string | null;
}

export const DEFAULT_CATEGORY = 'CRM Implementation';
const DEFAULT_READ_TIME = '5 min read';
export const DEFAULT_COVER = '/media/cms_media/Insights/default.svg';

const SEO_TEXTS = ['title', 'description', 'category', 'image', 'canonical'] as const;

/** An adult's reading speed in text with tables and charts. */
const WORDS_PER_MINUTE = 220;

/**
 * Parses the `seo` column: an object, or a JSON string of one (docs/specification.md, section 3). Returns `{}` for anything
 * else, also for broken JSON: bad metadata must not hide a post.
 */
export function parsePostSeo(stored: unknown): PostSeo {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isObject(value)) return {};
  const texts = SEO_TEXTS.map((name) => [name, trimmedText(value[name])]);
  const keywords = Array.isArray(value['keywords'])
    ? value['keywords'].flatMap((word: unknown) => trimmedText(word) ?? [])
    : [];
  const faqSchema = parseFaq(value['faqSchema']);
  const schemaType = SCHEMA_TYPES.find((type) => type === value['schemaType']);
  return {
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(schemaType && { schemaType }),
    ...(value['noindex'] === true && { noindex: true }),
    ...(keywords.length > 0 && { keywords }),
    ...(faqSchema.length > 0 && { faqSchema }),
  };
}

/** First category tag, else the seo category, else the default (docs/specification.md, section 3). */
export function categoryOf(post: { categoryTags: readonly string[]; seo: unknown }): string {
  return trimmedText(post.categoryTags[0]) ?? parsePostSeo(post.seo).category ?? DEFAULT_CATEGORY;
}

/**
 * The stored reading time, else that of the words, else '5 min read' (docs/specification.md, sections 3 and 9).
 * @param words null for a row of another tool, which does not count them; 0 for a post with only a title
 */
export function readTimeOf(stored: string | null, words: number | null = null): string {
  return trimmedText(stored) ?? (words ? readTimeFor(words) : DEFAULT_READ_TIME);
}

/** The label for the reading time of a text, at least '1 min read'. */
export function readTimeFor(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

/** When a post was last changed or reviewed, whichever is later. */
export function modifiedAt(post: { updatedAt: Date; lastReviewedAt: Date | null }): Date {
  const { updatedAt, lastReviewedAt } = post;
  return lastReviewedAt && lastReviewedAt > updatedAt ? lastReviewedAt : updatedAt;
}

/** The post's cover, else the stock one (docs/specification.md, section 3). */
export function coverOf(stored: string | null): string {
  return trimmedText(stored) ?? DEFAULT_COVER;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats the day of a date that readers see, like 'November 3, 2026' (docs/specification.md, section 3; `publicDay`). */
export function formatPostDate(date: Date): string {
  return longDate.format(new Date(publicDay(date)));
}

function trimmedText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
