import { categoryOf, coverOf, readTimeFor, readTimeOf } from '#src/domains/content/posts/post.ts';
import { countWords, parsePostBody } from '#src/domains/content/body/post-body.ts';
import { textAt } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/** Reads the settings from a post's content. */
export function valuesOfPost(content: DocumentContent) {
  const text = (...place: string[]) => textAt(content, ...place);
  return {
    slug: text('slug'),
    excerpt: text('excerpt'),
    author: text('author'),
    tags: tagsOf(content['categoryTags']),
    cover: text('coverImage'),
    readTime: text('readTime'),
    isListed: content['isListed'] !== false,
    isFeatured: content['isFeatured'] === true,
    /** ISO 8601; empty for none */
    publishedAt: text('publishedAt'),
    lastReviewedAt: text('lastReviewedAt'),
  };
}

const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [];

/** The card of a post in the listing. */
export function cardOfPost(content: DocumentContent) {
  const { tags, cover, readTime, excerpt, publishedAt } = valuesOfPost(content);
  return {
    title: content.title.trim(),
    excerpt: excerpt.trim(),
    category: categoryOf({ categoryTags: tags, seo: content['seo'] }),
    readTime: readTimeOf(readTime, wordsOf(content['body'])),
    cover: coverOf(cover),
    publishedAt,
  };
}

export const wordsOf = (body: unknown): number => countWords(parsePostBody(body));

/** The reading time without an override. */
export const computedTime = (words: number): string => readTimeFor(words);
