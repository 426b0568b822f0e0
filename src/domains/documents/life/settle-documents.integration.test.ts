import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments, type TestedDocuments } from '#tests/support/publishing.ts';
import type { DocumentContent } from '../document.ts';
import type { Documents } from '../documents.server.ts';

const START = new Date('2026-06-01T09:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: TestedDocuments;
let now: Date;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await query('truncate cms_documents, cms_public_pages, cms_blog_posts, activity cascade');
  now = START;
  documents = open();
});

const open = () => openDocuments(fixture.database.db, () => now);
const readersOf = ({ settle }: Documents) => {
  const pages = createPageReader(fixture.database.db, [], silentLogger, settle);
  return { pages, posts: createPostReader(fixture.database.db, pages, settle) };
};
const page = (path: string): DocumentContent => ({
  path,
  title: path,
  seo: { title: path, description: '' },
  blocks: [],
});
async function countAll(batches: AsyncIterable<readonly unknown[]>) {
  let total = 0;
  for await (const batch of batches) total += batch.length;
  return total;
}
async function schedule(content: DocumentContent, kind: 'page' | 'post', from: Date, until?: Date) {
  const { id, version } = await documents.create(kind, content, EDITOR);
  const when = { at: from, ...(until && { until }) };
  const result = await documents.change(id, { type: 'schedule', version, ...when }, EDITOR);
  expect(result).toMatchObject({ ok: true, document: { state: 'scheduled' } });
  return id;
}

test('shows a scheduled post to every reader from its moment on, without a worker', async () => {
  const { posts } = readersOf(documents);
  await schedule({ slug: 'soon', title: 'Soon' }, 'post', at(60), at(120));
  const everywhere = async () => ({
    listing: (await posts.listing({ page: 1 })).featured?.slug,
    archive: (await posts.archive(1)).total,
    post: (await posts.post('soon'))?.dateTime,
    sitemap: (await posts.indexable()).map(({ slug }) => slug),
    paths: await posts.slugs(),
    feed: (await posts.newest(5)).map(({ slug }) => slug),
    search: await countAll(posts.searchable()),
    counts: (await posts.counts()).published,
  });
  const nowhere = {
    listing: undefined,
    archive: 0,
    post: undefined,
    sitemap: [],
    paths: [],
    feed: [],
    search: 0,
    counts: 0,
  };
  now = at(59);
  expect(await everywhere()).toEqual(nowhere);
  now = at(60);
  expect(await everywhere()).toEqual({
    listing: 'soon',
    archive: 1,
    post: at(60).toISOString(),
    sitemap: ['soon'],
    paths: ['soon'],
    feed: ['soon'],
    search: 1,
    counts: 1,
  });
  now = at(120);
  expect(await everywhere()).toEqual(nowhere);
  expect(await documents.wasPublicAt('/insights/soon')).toBe(true);
});

test.each(['page', 'paths', 'indexable', 'allSearchable', 'counts'] as const)(
  'a page that is due is shown by PageReader.%s first',
  async (method) => {
    const { pages } = readersOf(documents);
    await schedule(page('/soon'), 'page', at(60));
    now = at(60);
    const found = method === 'page' ? await pages.page('/soon') : await pages[method]();
    expect(JSON.stringify(found instanceof Set ? [...found] : found)).toMatch(/soon|"edited":1/);
  },
);

test('makes a due change once when many readers of several nodes come at the same time', async () => {
  const nodes = [documents, open(), open()];
  const id = await schedule(page('/soon'), 'page', at(60));
  await Promise.all(nodes.map((node) => node.contentChanged()));
  now = at(61);
  const counts = await Promise.all([...nodes, ...nodes, ...nodes].map((node) => node.settle()));
  // Callers of one node share a run and its count.
  expect(counts.filter((count) => count === 1).length % 3).toBe(0);
  expect(await query(`select 1 from activity where action = 'page.published'`)).toHaveLength(1);
  expect(await documents.find(id)).toMatchObject({
    state: 'published',
    life: { live: { since: at(60) }, publish: null },
  });
  for (const node of nodes)
    expect((await readersOf(node).pages.page('/soon'))?.title).toBe('/soon');
});

test('never shows what began and ended while nobody looked', async () => {
  const id = await schedule(page('/short'), 'page', at(60), at(120));
  now = at(600);
  expect(await documents.settle()).toBe(1);
  expect((await documents.find(id))?.state).toBe('unpublished');
  expect(await query('select 1 from cms_public_pages')).toEqual([]);
  const entries = await query(
    `select action, at, actor_name from activity order by id desc limit 2`,
  );
  expect(entries).toEqual([
    { action: 'page.unpublished', at: at(120), actor_name: 'Schedule' },
    { action: 'page.published', at: at(60), actor_name: 'Schedule' },
  ]);
});

test('a due change that fails is stored, counted and tried again, and others are made', async () => {
  const blocked = await schedule(page('/blocked'), 'page', at(60));
  await schedule(page('/fine'), 'page', at(61));
  // As another tool would.
  await query(`insert into cms_public_pages (path, document_id, revision, title, seo, blocks, published_at)
    values ('/blocked', gen_random_uuid(), 1, 'Foreign', '{}', '[]', now())`);
  now = at(62);
  const { pages } = readersOf(documents);
  expect((await pages.page('/fine'))?.title).toBe('/fine');
  expect(await documents.countOverdue()).toBe(1);
  expect(await documents.find(blocked)).toMatchObject({
    state: 'scheduled',
    dueFailure: expect.any(String),
  });
  // Caches do not treat everything as outdated meanwhile.
  expect(documents.knownDueAt()).toEqual(at(92));
  await query(`delete from cms_public_pages where title = 'Foreign'`);
  now = at(91);
  expect(await documents.settle()).toBe(0);
  now = at(92);
  expect(await documents.settle()).toBe(1);
  expect(await documents.find(blocked)).toMatchObject({ state: 'published', dueFailure: null });
  expect(await documents.countOverdue()).toBe(0);
});

test('reads on while the schedule cannot be read, and catches up', async () => {
  const { pages } = readersOf(documents);
  await schedule(page('/soon'), 'page', at(60));
  now = at(60);
  await query('alter table cms_documents rename to out_of_reach');
  try {
    expect(await pages.page('/soon')).toBeUndefined();
    // What is cached stays, rather than a default that is rendered without the database.
    expect(documents.knownDueAt()).toBeUndefined();
  } finally {
    await query('alter table out_of_reach rename to cms_documents');
  }
  now = at(65);
  expect((await pages.page('/soon'))?.title).toBe('/soon');
});

test('takes a public page offline at its time, and keeps what was edited since', async () => {
  const { id } = await documents.create('page', page('/offer'), EDITOR);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  await documents.change(id, { type: 'schedule-unpublish', at: at(60) }, EDITOR);
  now = at(60);
  expect(await readersOf(documents).pages.page('/offer')).toBeUndefined();
  expect((await documents.find(id))?.state).toBe('unpublished');
});

test('a change that meets a schedule at its moment leaves both in the history', async () => {
  // The checks of a publication run between settling and the transaction.
  const late = openDocuments(fixture.database.db, () => now, {
    findBlockers: async () => {
      now = at(60);
      return [];
    },
  });
  const id = await schedule({ ...page('/soon'), title: 'Scheduled' }, 'page', at(60));
  const edited = { ...page('/soon'), title: 'Edited' };
  await documents.save({ id, base: 1, content: edited, by: EDITOR, saveId: randomUUID() });
  now = at(59);
  const changed = await late.change(id, { type: 'publish', version: 2 }, EDITOR);
  expect(changed).toMatchObject({ ok: true, document: { state: 'published' } });
  const entries = await query(
    `select action, at, actor_name, before, after from activity where action = 'page.published' order by id`,
  );
  expect(entries).toEqual([
    {
      action: 'page.published',
      at: at(60),
      actor_name: 'Schedule',
      before: { Address: null, 'Goes public': expect.any(String) },
      after: { Address: '/soon', 'Goes public': null },
    },
    {
      action: 'page.published',
      at: at(60),
      actor_name: EDITOR.name,
      before: { Title: 'Scheduled', State: 'changed' },
      after: { Title: 'Edited', State: 'published' },
    },
  ]);
  const history = await documents.history(id, { limit: 10 });
  expect(history.filter(({ type }) => type === 'revision').map(({ number }) => number)).toEqual([
    2, 1,
  ]);
  expect(await documents.countOverdue()).toBe(0);
});
