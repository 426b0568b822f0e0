import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { publicHtml } from '#tests/support/public-html.ts';
import { openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentEndpoints, saveOf } from './document-endpoints.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
/** As many as the pool of the test has connections. */
const AT_ONCE = 4;

export type RoundTrips = Awaited<ReturnType<typeof openRoundTrips>>;

/** A site whose pages are opened, saved and published like by the editor's browser. */
export async function openRoundTrips(defaults: readonly Page[]) {
  const fixture = await createTestDatabase();
  const { db, pool } = fixture.database;
  const documents = openDocuments(db, () => NOW, { defaults });
  const pages = createPageReader(db, defaults, silentLogger);
  const endpoints = createDocumentEndpoints(documents);
  return {
    documents,
    endpoints,
    pages,
    /** Reads what visitors get. */
    shown: async (path: string) => publicHtml((await pages.page(path))!),
    /** Opens a page, saves and publishes it. @param edits the states that are saved one after the other; default: as it is */
    async saveAndPublish(
      id: string,
      edits: readonly ((content: DocumentContent) => DocumentContent)[] = [(content) => content],
    ) {
      const save = async (edit: (content: DocumentContent) => DocumentContent) => {
        const opened = await endpoints.open(id);
        const saved = await endpoints.save(id, saveOf(opened, edit(opened.content)));
        if (saved.body.version !== opened.version + 1)
          throw new Error(`The save was refused: ${JSON.stringify(saved)}`);
      };
      const publish = async () => {
        const { version } = await endpoints.open(id);
        return endpoints.decide(id, { type: 'publish', version });
      };
      for (const edit of edits) await save(edit);
      let published = await publish();
      if (published.body.message?.startsWith('This version is already public')) {
        // What equals the public version is published by way of another one.
        const { content } = await endpoints.open(id);
        await save(() => ({ ...content, title: `${content['title']}.` }));
        await publish();
        await save(() => content);
        published = await publish();
      }
      if (published.status !== 200)
        throw new Error(`The publication was refused: ${JSON.stringify(published)}`);
    },
    /** Forgets all documents. */
    empty: () =>
      pool.query('truncate cms_documents, cms_public_pages, cms_blog_posts, activity cascade'),
    close: () => fixture.drop(),
  };
}

/** Runs a few items at a time. */
export async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
