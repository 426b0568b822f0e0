import { expect, onTestFinished, test } from 'vitest';
import { createPageReader } from '#src/domains/content/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/post-reader.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { createDocumentCache } from '#src/platform/http/document-cache.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The clock stands still, so nothing expires, becomes due or is read again by itself: only an announcement is left. */
const clock = () => new Date('2026-06-01T09:00:00Z');

/** A node with a connection pool, a cache and a listener of its own, wired as in `server/start.ts`. */
async function startNode(connectionString: string, { isDeaf = false } = {}) {
  const database = openDatabase(connectionString, silentLogger);
  onTestFinished(() => database.close());
  const documents = openDocuments(database.db, clock);
  const pages = createPageReader(database.db, [], silentLogger, documents.settle);
  const posts = createPostReader(database.db, pages, documents.settle);
  const cache = createDocumentCache({ clock, nextChangeAt: documents.knownDueAt });
  let heard = Promise.withResolvers<void>();
  if (!isDeaf) {
    const listening = listenForContentChanges(
      connectionString,
      () => {
        cache.expire();
        heard.resolve();
      },
      silentLogger,
    );
    onTestFinished(() => listening.stop());
    await heard.promise; // of the connection itself
  }
  return {
    /** Call it before the change. */
    nextAnnouncement() {
      heard = Promise.withResolvers();
      return heard.promise;
    },
    async visit() {
      const cached = cache.fresh('/insights/news');
      if (cached) return cached.etag;
      const generation = cache.generation();
      const title = (await posts.post('news'))?.title ?? 'not found';
      const bodies = { identity: Buffer.from(title) };
      cache.put('/insights/news', { etag: title, headers: [], bodies }, generation);
      return title;
    },
  };
}

test('a publication reaches another node by its announcement alone', async () => {
  await using fixture = await createTestDatabase();
  const editors = openDocuments(fixture.database.db, clock);
  const node = await startNode(fixture.connectionString);
  const deaf = await startNode(fixture.connectionString, { isDeaf: true });
  expect([await node.visit(), await deaf.visit()]).toEqual(['not found', 'not found']);
  const { id } = await editors.create('post', { slug: 'news', title: 'News' }, EDITOR);
  const announced = node.nextAnnouncement();
  await editors.change(id, { type: 'publish', version: 1 }, EDITOR);
  await announced;
  expect(await node.visit()).toBe('News');
  // Without announcements nothing would change, so no other path makes this test pass.
  expect(await deaf.visit()).toBe('not found');
});
