import { pick } from '#src/platform/pick.ts';
import { z } from 'zod';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { parseWith } from '../content-problems.ts';
import { type Post, type PostSeo, parsePostSeo } from './post.ts';
import { EMPTY_BODY, parsePostBody, type PostBody } from '../body/post-body.ts';

const text = z.string('Enter text here.');
const optionalText = text.nullish().transform((value) => value ?? null);
/** ISO 8601 */
const optionalTime = z.iso
  .datetime({ offset: true, error: 'This is not a date. Use the date picker.' })
  .nullish()
  .transform((value) => value ?? null);

const postSchema = z.looseObject({
  slug: text.default(''),
  title: text.default(''),
  excerpt: optionalText,
  /** rendered by `renderPostBody`, which leaves out what it does not know; so nothing typed is dropped here */
  body: z.looseObject({ type: z.literal('doc') }).default(EMPTY_BODY as { type: 'doc' }),
  author: optionalText,
  isListed: z.boolean().default(true),
  /** pinned to the top of the listing */
  isFeatured: z.boolean().default(false),
  /** null: when it is first published */
  publishedAt: optionalTime,
  /** when someone last made sure that it still holds */
  lastReviewedAt: optionalTime,
  categoryTags: z.array(text).default([]),
  seo: z
    .looseObject({})
    .nullish()
    .transform((value) => value ?? null),
  /** null: computed from the words */
  readTime: optionalText,
  coverImage: optionalText,
  /** the template that it was made from, until it is freed of it */
  template: z
    .looseObject({
      id: text,
      version: z.number(),
      values: z.record(z.string(), text).default({}),
    })
    .nullish()
    .transform((value) => value ?? null),
});

/** The content of a post's document. */
type PostContent = DocumentContent & z.output<typeof postSchema>;

/** Checks the shape of a post's content and fills in missing fields. */
export const parsePostContent = (given: unknown): ParsedContent => parseWith(postSchema, given);

/** Fields that posts and their content have in common. */
const KEPT = [
  'slug',
  'title',
  'excerpt',
  'author',
  'isListed',
  'categoryTags',
  'readTime',
  'coverImage',
] as const;

/** A post as content of a document. */
export function contentOfPost(post: Omit<Post, 'status'>): DocumentContent {
  return {
    ...pick(post, ...KEPT, 'body', 'isFeatured', 'seo'),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    lastReviewedAt: post.lastReviewedAt?.toISOString() ?? null,
  };
}

/** The post that content shows to the public; its date is null if the content has none. */
export function postOfContent(content: DocumentContent): Omit<Post, 'status'> {
  const post = content as PostContent;
  const seo: PostSeo | null = post.seo && parsePostSeo(post.seo);
  return {
    ...pick(post, ...KEPT),
    body: parsePostBody(post.body) satisfies PostBody,
    // Content that was stored before these fields existed has none.
    isFeatured: content['isFeatured'] === true,
    publishedAt: post.publishedAt === null ? null : new Date(post.publishedAt),
    lastReviewedAt: dateOf(content['lastReviewedAt']),
    seo,
  };
}

const dateOf = (time: unknown) => (typeof time === 'string' ? new Date(time) : null);
