import { createAdapters } from '#src/domains/content/document-adapters.server.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Page } from '#src/domains/content/pages/page.ts';
import { contentOfPage } from '#src/domains/content/pages/page-content.ts';
import { contentOfPost } from '#src/domains/content/posts/post-content.ts';
import type { Post } from '#src/domains/content/posts/post.ts';
import { createDocuments } from '#src/domains/documents/create-documents.server.ts';
import type { DocumentContent, DocumentKind } from '#src/domains/documents/document.ts';
import type {
  DocumentChange,
  Documents,
  DocumentView,
} from '#src/domains/documents/documents.server.ts';
import type { EngineDeps } from '#src/domains/documents/engine-deps.ts';
import { followSlugChange } from '#src/domains/redirects/slug-changed.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type HistoryEntry, listHistory } from './documents/list-history.server.ts';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { FRAME_ID, frameOf, type SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Publishes through the documents domain, as the editors do. */

export const EDITOR: Actor = { id: 'test-editor', name: 'editor@cadron.test' };

export interface DocumentsOptions extends Partial<EngineDeps> {
  /** pages of `content/pages`; default: none */
  defaults?: readonly Page[];
}

/** The adapters of the site. */
export const openAdapters = (pages: readonly Page[]): EngineDeps['adapters'] =>
  createAdapters({ pages, stories: [], templates: [], frame: BUILT_IN_FRAME });

/** Documents whose checkpoints and revisions are listed one by one, which no screen does. */
export interface TestedDocuments extends Documents {
  history(id: string, page: { before?: Date; limit: number }): Promise<HistoryEntry[]>;
}

/** Documents with the adapters of the site. */
export const openDocuments = (
  db: Database['db'],
  clock: Clock,
  { defaults = [], ...deps }: DocumentsOptions = {},
): TestedDocuments => ({
  ...createDocuments({
    db,
    clock,
    log: silentLogger,
    adapters: openAdapters(defaults),
    followMove: followSlugChange,
    ...deps,
  }),
  history: (id, page) => listHistory(db, id, page),
});

/**
 * Publishes a page, or replaces the one at its path.
 * @throws Error with the message for the editor
 */
export async function publishPage(
  db: Database['db'],
  page: Page,
  now: Date,
  options?: DocumentsOptions,
): Promise<DocumentView> {
  const documents = openDocuments(db, () => now, options);
  return publish(documents, 'page', page.path, contentOfPage(page));
}

/**
 * Publishes a post, or replaces the one with its slug. A draft is taken offline. A post without a date stays without one.
 * @returns the post's id
 * @throws Error with the message for the editor
 */
export async function savePost(
  db: Database['db'],
  post: Post,
  now: Date,
  options?: DocumentsOptions,
): Promise<string> {
  const documents = openDocuments(db, () => now, options);
  const content = contentOfPost(post);
  const path = `/insights/${post.slug}`;
  if (post.status === 'draft') {
    const { id, state } = await save(documents, 'post', path, content);
    if (state === 'published' || state === 'changed')
      await change(documents, id, { type: 'unpublish' });
    return id;
  }
  const { id } = await publish(documents, 'post', path, content);
  if (post.publishedAt === null)
    await db.execute(sql`update cms_blog_posts set published_at = null where id = ${id}`);
  return id;
}

async function publish(
  documents: Documents,
  kind: DocumentKind,
  address: string,
  content: DocumentContent,
): Promise<DocumentView> {
  const { id, version } = await save(documents, kind, address, content);
  return change(documents, id, { type: 'publish', version });
}

async function change(documents: Documents, id: string, what: DocumentChange) {
  const result = await documents.change(id, what, EDITOR);
  if (!result.ok) throw new Error(result.message);
  return result.document;
}

/** Saves a document at its address, or a new one. */
async function save(
  documents: Documents,
  kind: DocumentKind,
  address: string,
  content: DocumentContent,
): Promise<DocumentView> {
  const found = await documents.list({ kind, search: address, limit: 1_000 });
  const same = found.documents.find((each) => each.address === address);
  if (!same) return documents.create(kind, content, EDITOR);
  const { id, version: base } = same;
  const saved = await documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
  if (!saved.ok) throw new Error(`the document could not be saved: ${saved.reason}`);
  return (await documents.find(id))!;
}

/** Changes what is public of the frame of the site, as its editor does. */
export async function publishFrame(
  documents: Pick<Documents, 'list' | 'find' | 'save' | 'change'>,
  change: (frame: SiteFrame) => Partial<SiteFrame>,
  by = EDITOR,
): Promise<void> {
  await documents.list({ kind: 'frame', limit: 1 });
  const { id, version: base, content, builtInHash } = (await documents.find(FRAME_ID))!;
  const frame = frameOf(content);
  const saved = await documents.save({
    id,
    base,
    builtInHash,
    content: { ...frame, ...change(frame) },
    by,
    saveId: randomUUID(),
  });
  if (!saved.ok) throw new Error(`The frame was not saved: ${saved.reason}`);
  const published = await documents.change(id, { type: 'publish', version: saved.version }, by);
  if (!published.ok) throw new Error(published.message);
}
