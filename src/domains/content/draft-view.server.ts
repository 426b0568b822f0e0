import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Page } from './pages/page.ts';
import { pageOfContent } from './pages/page-content.ts';
import { categoryOf } from './posts/post.ts';
import { countWords } from './body/post-body.ts';
import { postOfContent } from './posts/post-content.ts';
import { storyOfContent } from './stories/story-content.ts';
import type { SuccessStory } from './stories/success-story.ts';
import { presentPost, type PostView } from './posts/post-view.server.ts';

/** A working copy as its public page would show it. */
export type DraftView =
  | { kind: 'page'; page: Page }
  | { kind: 'post'; post: PostView }
  | { kind: 'story'; story: SuccessStory };

/**
 * Presents a working copy like public content.
 * @returns undefined for a kind without a page of its own
 */
export function presentDraft({
  kind,
  content,
  savedAt,
  life,
}: Pick<DocumentView, 'kind' | 'content' | 'savedAt' | 'life'>): DraftView | undefined {
  if (kind === 'page') return { kind, page: pageOfContent(content) };
  if (kind === 'story') return { kind, story: storyOfContent(content) };
  if (kind !== 'post') return undefined;
  const post = postOfContent(content);
  const publishedAt = post.publishedAt ?? life.firstPublishedAt ?? null;
  const row = {
    ...post,
    publishedAt,
    category: categoryOf(post),
    wordCount: countWords(post.body),
    updatedAt: savedAt,
  };
  return { kind, post: presentPost(row) };
}
