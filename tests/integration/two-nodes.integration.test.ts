import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { type Database, openDatabase } from '#src/platform/db/database.server.ts';
import { createOverrides } from '#src/domains/seo/overrides/overrides.server.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { createDocumentCache } from '#src/platform/http/document-cache.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openDocuments, publishPage } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const ABOUT = {
  path: '/about',
  title: 'About',
  seo: { title: 'About', description: 'Who we are.' },
  blocks: [],
};

/** The clock stands still, so nothing expires, becomes due or is read again by itself: only an announcement is left. */
const clock = () => new Date('2026-06-01T09:00:00Z');

const openOverrides = (db: Database['db']) =>
  createOverrides({
    db,
    searchEngineUpdates: { enqueue: async () => undefined },
    clock,
    log: silentLogger,
  });

/** A node with a connection pool, a cache and a listener of its own, wired as in `server/start.ts`. */
async function startNode(connectionString: string, { isDeaf = false } = {}) {
  const database = openDatabase(connectionString, silentLogger);
  onTestFinished(() => database.close());
  const documents = openDocuments(database.db, clock);
  const overrides = openOverrides(database.db);
  const pages = createPageReader(
    database.db,
    [],
    silentLogger,
    documents.settle,
    undefined,
    overrides,
  );
  const posts = createPostReader(database.db, pages, documents.settle);
  const cache = createDocumentCache({
    clock,
    nextChangeAt: documents.knownDueAt,
    changesMade: documents.duePassed,
  });
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
    visit: () =>
      readCached('/insights/news', async () => (await posts.post('news'))?.title ?? 'not found'),
    overrides,
    /** The search title of a page. */
    visitTitle: (path: string) =>
      readCached(path, async () => (await pages.page(path))?.seo.title ?? 'not found'),
    /** The types of the blocks of a page. */
    visitPage: (path: string) =>
      readCached(path, async () => {
        const page = await pages.page(path);
        return page?.blocks.map(({ type }) => type).join() ?? 'not found';
      }),
  };

  /** Reads a text through the cache. */
  async function readCached(path: string, read: () => Promise<string>): Promise<string> {
    const cached = cache.fresh(path);
    if (cached) return cached.etag;
    const generation = cache.generation();
    const text = await read();
    const bodies = { identity: Buffer.from(text) };
    cache.put(path, { etag: text, headers: [], bodies }, generation);
    return text;
  }
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

test('an override reaches another node by its announcement alone', async () => {
  await using fixture = await createTestDatabase();
  await publishPage(fixture.database.db, ABOUT, clock());
  const [node, other] = [
    await startNode(fixture.connectionString),
    await startNode(fixture.connectionString),
  ];
  const deaf = await startNode(fixture.connectionString, { isDeaf: true });
  expect(await Promise.all([node, other, deaf].map((each) => each.visitTitle('/about')))).toEqual([
    'About',
    'About',
    'About',
  ]);
  const announced = other.nextAnnouncement();
  await node.overrides.save(
    { id: randomUUID(), label: 'Edited', routes: [{ path: '/about', set: { title: 'Us' } }] },
    { ...EDITOR, id: 'u1' },
  );
  await announced;
  expect(await other.visitTitle('/about')).toBe('Us');
  expect(await deaf.visitTitle('/about')).toBe('About');
});

test('a changed shared section reaches the pages of another node by its announcement alone', async () => {
  await using fixture = await createTestDatabase();
  const editors = openDocuments(fixture.database.db, clock);
  const publish = (id: string, version: number) =>
    editors.change(id, { type: 'publish', version }, EDITOR);
  const withBlock = (type: string) => ({
    title: 'Next step',
    blocks: [{ id: 'a', type, props: {} }],
  });
  const section = await editors.create('section', withBlock('faq'), EDITOR);
  await publish(section.id, 1);
  const place = { id: 'b', type: 'shared-section', props: { section: section.id } };
  const offer = { title: 'Offer', path: '/offer', seo: {}, blocks: [place] };
  await publish((await editors.create('page', offer, EDITOR)).id, 1);

  const node = await startNode(fixture.connectionString);
  const deaf = await startNode(fixture.connectionString, { isDeaf: true });
  expect([await node.visitPage('/offer'), await deaf.visitPage('/offer')]).toEqual(['faq', 'faq']);
  const content = withBlock('steps');
  const saveId = crypto.randomUUID();
  await editors.save({ id: section.id, base: 1, content, by: EDITOR, saveId });
  const announced = node.nextAnnouncement();
  await publish(section.id, 2);
  await announced;
  expect(await node.visitPage('/offer')).toBe('steps');
  expect(await deaf.visitPage('/offer')).toBe('faq');
});
