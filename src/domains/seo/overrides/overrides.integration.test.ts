import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import {
  createPostReader,
  type PostReader,
} from '#src/domains/content/posts/post-reader.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { buildPost } from '#tests/builders/post.ts';
import { openDocuments, publishPage, savePost } from '#tests/support/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createOverrides, followOverrideMove } from './overrides.server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
/** Each look is a second later, so that changes have an order. */
let seconds = 0;
const clock = () => new Date(NOW.getTime() + (seconds += 1) * 1_000);
const BY = { ...KIM, id: 'u1' };
const ABOUT = {
  path: '/about',
  title: 'About',
  seo: { title: 'About us', description: 'Who we are.' },
  blocks: [],
};

let fixture: TestDatabase;
let notified: string[] = [];
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  notified = [];
  await fixture.database.pool.query('truncate seo_overrides, seo_override_changes cascade');
});

const open = () =>
  createOverrides({
    db: fixture.database.db,
    searchEngineUpdates: {
      enqueue: async (_tx, paths, isHidden) =>
        void notified.push(...paths.map((path) => (isHidden ? `hidden ${path}` : path))),
    },
    clock,
    log: silentLogger,
  });
const save = (path: string, set: Record<string, unknown>, id: string = randomUUID()) =>
  open().save({ id, label: 'Edited', routes: [{ path, set }] }, BY);

test('a route has what was saved for it, until the change is taken back', async () => {
  const overrides = open();
  const id = randomUUID();
  expect(await save('/about', { title: 'Ours' }, id)).toEqual({ ok: true, changed: 1 });
  expect(await overrides.of('/about')).toEqual({ title: 'Ours' });
  expect(notified).toEqual(['/about']);
  expect(await overrides.undo({ id: randomUUID(), undoes: id }, BY)).toMatchObject({ changed: 1 });
  expect(await overrides.of('/about')).toBeUndefined();
  expect(await overrides.history({ path: '/about', limit: 5 })).toMatchObject([
    { label: 'Undone', undoes: id, isUndone: false, routes: 1 },
    { label: 'Edited', undoes: null, isUndone: true, byName: BY.name },
  ]);
  // A second press takes nothing back.
  expect(await overrides.undo({ id: randomUUID(), undoes: id }, BY)).toEqual({
    ok: true,
    changed: 0,
  });
});

test('search engines hear of a page that is hidden from them, once', async () => {
  await save('/about', { noindex: true });
  expect(notified).toEqual(['hidden /about']);
  // What search engines no longer list is left out when the notice is sent.
  await save('/about', { title: 'Ours' });
  await save('/about', { noindex: null });
  await save('/about', { canonical: '/other' });
  expect(notified.slice(1)).toEqual(['/about', '/about', 'hidden /about']);
});

test('search engines hear of a page that they could not list before once they can', async () => {
  const { pool } = fixture.database;
  await pool.query(`insert into seo_routes (path, kind, status, title, description, robots, is_indexable,
      is_in_sitemap, schema_types, words, bytes, sent_bytes, content_hash, details, sentences, fingerprint, read_at, changed_at)
    values ('/own', 'page', 200, '', '', '{noindex}', false, false, '{}', 0, 0, 0, '', '{}', '{}', '{}', now(), now())`);
  await save('/own', { title: 'Ours' });
  await save('/own', { noindex: true });
  expect(notified).toEqual([]);
  await save('/own', { noindex: false });
  expect(notified).toEqual(['/own']);
});

test('the history names the first two paths of a change', async () => {
  const routes = ['/c', '/a', '/b'].map((path) => ({ path, set: { title: 'T' } }));
  await open().save({ id: randomUUID(), label: 'Imported', routes }, BY);
  expect(await open().history({ limit: 1 })).toMatchObject([{ routes: 3, paths: ['/a', '/b'] }]);
});

test('a repeated request makes one change', async () => {
  const id = randomUUID();
  await save('/about', { title: 'Ours' }, id);
  await save('/about', { title: 'Later' });
  expect(await save('/about', { title: 'Ours' }, id)).toEqual({ ok: true, changed: 0 });
  expect(await open().of('/about')).toEqual({ title: 'Later' });
});

test('of many routes none is changed if one cannot be', async () => {
  const routes = [
    { path: '/about', set: { title: 'Ours' } },
    { path: '/contact', set: { canonical: 'javascript:x' } },
  ];
  const result = await open().save({ id: randomUUID(), label: 'Imported', routes }, BY);
  expect(result).toMatchObject({ ok: false, problems: [{ path: '/contact', field: 'canonical' }] });
  expect((await open().all()).size).toBe(0);
  expect(await open().history({ limit: 5 })).toEqual([]);
});

test('ten thousand routes are one change, which is taken back whole', async () => {
  const overrides = open();
  const routes = Array.from({ length: 10_000 }, (_, at) => ({
    path: `/insights/post-${at}`,
    set: { title: `Post ${at}` },
  }));
  const id = randomUUID();
  expect(await overrides.save({ id, label: 'Imported', routes }, BY)).toMatchObject({
    changed: 10_000,
  });
  expect((await overrides.all()).get('/insights/post-9999')).toEqual({ title: 'Post 9999' });
  await overrides.undo({ id: randomUUID(), undoes: id }, BY);
  expect((await overrides.all()).size).toBe(0);
});

async function searchablePosts(posts: PostReader): Promise<string[]> {
  const slugs: string[] = [];
  for await (const some of posts.searchable())
    slugs.push(...some.map(({ slug }) => `search ${slug}`));
  return slugs;
}

test('pages and posts have the values of their address, and hidden ones are in no list', async () => {
  const { db } = fixture.database;
  await publishPage(db, ABOUT, NOW);
  await savePost(db, buildPost({ slug: 'news', status: 'published', publishedAt: NOW }), NOW);
  const overrides = open();
  const pages = createPageReader(db, [], silentLogger, undefined, undefined, overrides);
  const posts = createPostReader(db, pages, undefined, overrides);
  const listed = async () => [
    ...(await pages.indexable()).map(({ path }) => path),
    ...(await pages.allSearchable()).map(({ path }) => `search ${path}`),
    ...(await posts.indexable()).map(({ slug }) => slug),
    ...(await searchablePosts(posts)),
  ];
  expect(await listed()).toEqual(['/about', 'search /about', 'news', 'search news']);
  await save('/about', { title: 'Ours', noindex: true });
  await save('/insights/news', { title: 'Theirs', noindex: true });
  expect((await pages.page('/about'))?.seo).toEqual({ ...ABOUT.seo, title: 'Ours', noindex: true });
  expect((await posts.post('news'))?.override).toEqual({ title: 'Theirs', noindex: true });
  expect(await listed()).toEqual([]);
});

test('an override moves with its page', async () => {
  const { db } = fixture.database;
  const documents = openDocuments(db, () => NOW, {
    followMove: (tx, move) => followOverrideMove(tx, move),
  });
  const page = { ...ABOUT, path: '/team' };
  const editor = { id: 'u1', name: 'Kim' };
  const { id } = await publishPage(db, page, NOW);
  await save('/team', { title: 'Ours' });
  const found = (await documents.find(id))!;
  const content = { ...found.content, path: '/people' };
  const saved = await documents.save({
    id,
    base: found.version,
    by: editor,
    saveId: randomUUID(),
    content,
  });
  if (!saved.ok) throw new Error(saved.reason);
  await documents.change(id, { type: 'publish', version: saved.version }, editor);
  expect([...(await open().all())]).toEqual([['/people', { title: 'Ours' }]]);
});

test('while the database is away, a route keeps what this node read last', async () => {
  await save('/about', { title: 'Ours' });
  let isDown = false;
  const { db } = fixture.database;
  const flaky = new Proxy(db, {
    get: (target, name: keyof typeof db) => {
      if (isDown) throw new Error('down');
      return target[name];
    },
  });
  const overrides = createOverrides({
    db: flaky,
    searchEngineUpdates: { enqueue: async () => undefined },
    clock: () => NOW,
    log: silentLogger,
  });
  await overrides.all();
  isDown = true;
  expect(await overrides.of('/about')).toEqual({ title: 'Ours' });
  expect(await overrides.of('/contact')).toBeUndefined();
});
