import type {
  DocumentBlock,
  DocumentContent,
  DocumentKind,
} from '#src/domains/documents/document.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openDocuments } from '#tests/support/publishing.ts';

/** The response to a visitor of an address, after redirects: what is public there as JSON, a 410, or a 404. */
export type Visit = { shown: unknown } | 'gone' | 'not-found';

/** The documents of the site on a database, with the readers and redirects that visitors go through. */
export function createDatabaseDocuments(db: Database['db'], clock: Clock, { kind }: Samples) {
  const log = silentLogger;
  const documents = openDocuments(db, clock);
  const pages = createPageReader(db, [], log, documents.settle);
  const posts = createPostReader(db, pages, documents.settle);
  const siteUrl = 'https://cadron.example';
  const redirects = createRedirects({ db, clock, log, siteUrl, paths: async () => [] });
  const read = (address: string) =>
    kind === 'page' ? pages.page(address) : posts.post(address.slice('/insights/'.length));
  return {
    ...documents,
    async visit(address: string): Promise<Visit> {
      const shown = await read(address);
      if (shown) return { shown };
      const target = (await redirects.resolveNotFound(address))?.to ?? address;
      const moved = target === address ? undefined : await read(target);
      if (moved) return { shown: moved };
      const isSecond = target !== address && (await redirects.resolveNotFound(target));
      if (isSecond) throw new Error(`${address} redirects twice`);
      return (await documents.wasPublicAt(target)) ? 'gone' : 'not-found';
    },
  };
}

export type DocumentSystem = ReturnType<typeof createDatabaseDocuments>;

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
