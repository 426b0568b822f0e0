import type {
  DocumentBlock,
  DocumentContent,
  DocumentKind,
} from '#src/domains/documents/document.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { TestedDocuments } from '#tests/support/publishing.ts';

/** The response to a visitor of an address, after redirects: what is public there as JSON, a 410, or a 404. */
export type Visit = { shown: unknown } | 'gone' | 'not-found';

/** The system under the model: the pure functions in memory, or the real documents on a database. */
export interface DocumentSystem extends Pick<
  TestedDocuments,
  | 'find'
  | 'create'
  | 'save'
  | 'change'
  | 'purge'
  | 'history'
  | 'contentOf'
  | 'nameCheckpoint'
  | 'restore'
  | 'tidy'
> {
  visit(address: string): Promise<Visit>;
}

/** @param clock the model's clock; the system must not use another */
export type CreateSystem = (clock: Clock) => Promise<DocumentSystem>;

/** Contents of one kind that the system stores as they are. Every token is a word that occurs nowhere else. */
export interface Samples {
  kind: DocumentKind;
  content(token: string): DocumentContent;
  /** changes the text of a field */
  retitle(content: DocumentContent, token: string): DocumentContent;
  /** moves a content to an address that contains the token */
  move(content: DocumentContent, token: string): DocumentContent;
  addressOf(content: DocumentContent): string;
}

const hero = (token: string): DocumentBlock => ({
  id: `id-${token}`,
  type: 'hero',
  props: { headline: token },
});

export const samplePages: Samples = {
  kind: 'page',
  content: (token) => ({
    path: `/${token}`,
    title: token,
    seo: { title: token, description: 'About it' },
    blocks: [hero(`${token}a`), hero(`${token}b`)],
  }),
  retitle: (content, token) => ({ ...content, title: token }),
  move: (content, token) => ({ ...content, path: `/${token}` }),
  addressOf: (content) => String(content['path']),
};

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export const samplePosts: Samples = {
  kind: 'post',
  content: (token) => ({
    slug: token,
    title: token,
    excerpt: 'In short',
    body: { type: 'doc', content: [paragraph(`${token}a`), paragraph(`${token}b`)] },
    author: null,
    isListed: true,
    publishedAt: null,
    categoryTags: [],
    seo: null,
    isFeatured: false,
    lastReviewedAt: null,
    readTime: null,
    coverImage: null,
    template: null,
  }),
  retitle: (content, token) => ({ ...content, title: token }),
  move: (content, token) => ({ ...content, slug: token }),
  addressOf: (content) => `/insights/${String(content['slug'])}`,
};

/** Edits of the blocks of a page or the paragraphs of a post. */
export function editItems(
  content: DocumentContent,
  edit: (items: readonly unknown[]) => readonly unknown[],
): DocumentContent {
  if (content.blocks) return { ...content, blocks: edit(content.blocks) as DocumentBlock[] };
  const body = content['body'] as { type: string; content: unknown[] };
  return { ...content, body: { ...body, content: edit(body.content) } };
}

/** A new block or paragraph, like those that a content has. */
export const newItem = (content: DocumentContent, token: string): unknown =>
  content.blocks ? hero(token) : paragraph(token);

/** Replaces the text of a block or paragraph. */
export function rewordItem(item: unknown, token: string): unknown {
  const block = item as { type: string };
  return block.type === 'paragraph' ? paragraph(token) : { ...block, props: { headline: token } };
}
