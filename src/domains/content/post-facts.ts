import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { ListedFacts } from '#src/domains/documents/document-adapter.ts';
import { categoryOf } from './post.ts';
import { textOfBody } from './post-body.ts';
import { postOfContent } from './post-content.ts';

/** What the list of posts shows of a working copy, and searches in it. */
export function factsOfPost(content: DocumentContent): ListedFacts {
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

const tagsOf = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

const templateOf = (template: unknown): string | null => {
  if (typeof template !== 'object' || template === null || !('id' in template)) return null;
  return typeof template.id === 'string' ? template.id : null;
};
