import { publicDay, siteDay } from '#src/platform/clock/site-day.ts';
import { categoryOf, formatPostDate, parsePostSeo } from './post.ts';
import type { DocumentAdapter, ListedFacts } from '#src/domains/documents/document-adapter.ts';
import { isIndexable } from '#src/domains/seo/indexable.ts';
import { findAddressConflict, validatePostSlug } from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Page } from '../pages/page.ts';
import { contentOfPost, parsePostContent, postOfContent } from './post-content.ts';
import { findSlugsIgnoringCase } from './post-repository.server.ts';
import { deletePost, findPostsExcept, upsertPublicPost } from './public-post-repository.server.ts';
import { referencesOf } from '../references.ts';
import { refuseUnsafe } from '../unsafe-addresses.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { textOfBody } from '../body/post-body.ts';

const BATCH_SIZE = 200;

/**
 * Posts as documents: what is public is a row of `cms_blog_posts` with the document's id.
 * @param defaults pages of `content/pages`, whose addresses are taken
 */
export function createPostAdapter(
  defaults: readonly Pick<Page, 'path'>[],
  siteUrl?: string,
): DocumentAdapter {
  return {
    references: referencesOf,
    facts: factsOfPost,
    parse: (given) => refuseUnsafe(parsePostContent(given)),
    addressField: 'slug',
    addressOf(content) {
      const { slug } = postOfContent(content);
      return slug === '' ? null : postPath(slug);
    },
    isIndexable(content) {
      const { slug, seo } = postOfContent(content);
      return isIndexable(postPath(slug), seo ?? {}, siteUrl);
    },
    problemsOfPublication(_document, content, at) {
      const { slug, title, publishedAt } = postOfContent(content);
      if (publishedAt && publicDay(publishedAt) > siteDay(at)) {
        const message = `The post has the date ${formatPostDate(publishedAt)}. Schedule it for that day, or change the date.`;
        return [{ field: 'publishedAt', message }];
      }
      if (title.trim() === '')
        return [{ field: 'title', message: 'Give the post a title before you publish it.' }];
      if (slug === '')
        return [{ field: 'slug', message: 'Give the post a slug before you publish it.' }];
      return [];
    },
    async refuseAddress(tx, path, { id }) {
      const slug = path.slice(postPath('').length);
      const refusal = validatePostSlug(slug);
      if (refusal) return refusal.message;
      // Also drafts of other tools: the column is unique.
      const slugs = await findSlugsIgnoringCase(tx, slug, id);
      const conflict =
        findAddressConflict(
          path,
          defaults.map((page) => page.path),
          'page',
        ) ?? findAddressConflict(path, slugs.map(postPath), 'post');
      return conflict?.message;
    },
    async show(tx, { id, createdAt }, { content, at, firstPublishedAt }) {
      const post = postOfContent(content);
      await upsertPublicPost(tx, { ...post, id, createdAt, updatedAt: at }, firstPublishedAt);
    },
    hide: (tx, { id }) => deletePost(tx, id),
    async findUntracked(db, { ids }) {
      const rows = await findPostsExcept(db, ids, BATCH_SIZE);
      return rows.map((row) => ({
        id: row.id,
        content: contentOfRow(row),
        createdAt: row.createdAt,
        savedAt: row.updatedAt,
        liveSince: row.status === 'published' ? (row.publishedAt ?? row.updatedAt) : null,
      }));
    },
  };
}

type Row = Awaited<ReturnType<typeof findPostsExcept>>[number];

/** Other tools may store metadata as a JSON string. */
const contentOfRow = (row: Row) =>
  contentOfPost({ ...row, seo: row.seo === null ? null : parsePostSeo(row.seo) });

/** Facts of a working copy that the list of posts shows, and searches in. */
function factsOfPost(content: DocumentContent): ListedFacts {
  const post = postOfContent(content);
  const body = textOfBody(post.body);
  return {
    category: categoryOf(post),
    tags: tagsOf(post.categoryTags),
    author: post.author?.trim() || null,
    isListed: post.isListed,
    date: post.publishedAt,
    words: body.match(/\S+/g)?.length ?? 0,
    template: templateOf(content['template']),
    text: [post.title, post.excerpt, body].filter(Boolean).join('\n'),
  };
}

const tagsOf = (tags: readonly string[]) => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

const templateOf = (template: unknown): string | null => {
  if (typeof template !== 'object' || template === null || !('id' in template)) return null;
  return typeof template.id === 'string' ? template.id : null;
};
