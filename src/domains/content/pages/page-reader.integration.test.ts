import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Page } from './page.ts';
import { createPageReader } from './page-reader.server.ts';
import { EDITOR, openDocuments, publishPage } from '#tests/support/publishing.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

const buildPage = (path: string, title: string): Page => ({
  path,
  title,
  seo: { title: `${title} | Cadron`, description: 'A page.' },
  blocks: [{ type: 'hero', id: 'hero-1', props: { heading: title } }],
});
const HOME = buildPage('/', 'Default home');
const AUDIT = buildPage('/services/audit', 'Default audit');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => fixture.database.pool.query('truncate cms_documents, cms_public_pages cascade'));

const reader = () => createPageReader(fixture.database.db, [HOME, AUDIT], silentLogger);
const DEFAULTS = { defaults: [HOME, AUDIT] };
const publish = (page: Page, at = NOW) => publishPage(fixture.database.db, page, at, DEFAULTS);
test('returns the default page until a revision is published, then the revision', async () => {
  expect(await reader().page('/')).toEqual(HOME);
  const edited = buildPage('/', 'Edited home');
  await publish(edited);
  expect(await reader().page('/')).toEqual(edited);
  expect(await reader().page('/services/audit')).toEqual(AUDIT);
  expect(await reader().page('/nowhere')).toBeUndefined();
});

test('returns what was published last', async () => {
  await publish(buildPage('/', 'First'), new Date('2026-06-02T00:00:00Z'));
  await publish(buildPage('/', 'Second'), NOW);
  expect((await reader().page('/'))?.title).toBe('Second');
});

test('publishes a page while another page is being published', async () => {
  const { db } = fixture.database;
  await publish(buildPage('/', 'First'));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from cms_documents where address = '/' for update`);
    await publish(buildPage('/services/audit', 'Free'));
  });
  expect((await reader().page('/services/audit'))?.title).toBe('Free');
});

test('shows a default page that was taken offline nowhere, also not while the database is down', async () => {
  const documents = openDocuments(fixture.database.db, () => NOW, DEFAULTS);
  const { id } = (await documents.openBuiltIn('/'))!;
  await documents.change(id, { type: 'unpublish' }, EDITOR);
  expect(await reader().page('/')).toBeUndefined();
  expect([...(await reader().paths())]).toEqual(['/services/audit']);
  expect((await reader().indexable()).map(({ path }) => path)).toEqual(['/services/audit']);
  expect((await reader().allSearchable()).map(({ path }) => path)).toEqual(['/services/audit']);
  expect(await reader().counts()).toEqual({ edited: 0, defaults: 1 });
  expect(await documents.wasPublicAt('/')).toBe(true);
  const before = reader();
  await before.page('/');
  await fixture.database.pool.query('alter table cms_public_pages rename to out_of_reach');
  try {
    expect(await before.page('/')).toBeUndefined();
    expect([...(await before.paths())]).toEqual(['/services/audit']);
    expect([...(await before.pathsAmong(['/', '/services/audit']))]).toEqual(['/services/audit']);
  } finally {
    await fixture.database.pool.query('alter table out_of_reach rename to cms_public_pages');
  }
  await documents.change(id, { type: 'reset-to-built-in' }, EDITOR);
  expect(await reader().page('/')).toEqual(HOME);
  expect(await documents.wasPublicAt('/')).toBe(false);
});

test('counts edited and default pages, and lists the paths of both', async () => {
  expect(await reader().counts()).toEqual({ edited: 0, defaults: 2 });
  await publish(buildPage('/', 'Edited'));
  await publish(buildPage('/', 'Edited again'));
  await publish(buildPage('/landing', 'A page without a default'));
  await publish(buildPage('/another', 'Not asked for'));
  expect(await reader().counts()).toEqual({ edited: 3, defaults: 1 });
  const all = ['/', '/another', '/landing', '/services/audit'];
  expect([...(await reader().paths())].toSorted()).toEqual(all);
  const asked = ['/services/audit', '/', '/missing', '/landing'];
  expect([...(await reader().pathsAmong(asked))].toSorted()).toEqual(
    all.filter((path) => path !== '/another'),
  );
});

test('decides from the newest revision whether a page is indexable, and returns its date', async () => {
  await publish({
    ...buildPage('/', 'Hidden'),
    seo: { title: 'H', description: 'd', noindex: true },
  });
  await publish({
    ...buildPage('/copy', 'Copy'),
    seo: { ...HOME.seo, canonical: '/services/audit' },
  });
  await publish(buildPage('/services/audit', 'Shown'));
  const indexable = await reader().indexable();
  const { title, seo } = buildPage('/services/audit', 'Shown');
  expect(indexable).toEqual([
    { path: '/services/audit', title, description: seo.description, modified: NOW },
  ]);
  await publish(buildPage('/', 'Shown again'));
  expect((await reader().indexable()).map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/services/audit',
  ]);
});

test('returns defaults with a warning while the database is down, and rejects counts', async () => {
  const down = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  const warn = vi.fn<() => void>();
  const pages = createPageReader(down.db, [HOME], { ...silentLogger, warn });
  expect(await pages.page('/')).toEqual(HOME);
  expect(await pages.page('/landing')).toBeUndefined();
  expect([...(await pages.paths())]).toEqual(['/']);
  expect(warn).toHaveBeenCalledTimes(3);
  await expect(pages.counts()).rejects.toThrow();
  await down.close();
});

test('returns the newest revision of every page without noindex for the search, and rejects on an outage', async () => {
  const hidden: Page = { ...buildPage('/hidden', 'Hidden'), seo: { ...HOME.seo, noindex: true } };
  const landing: Page = {
    ...buildPage('/landing', 'Landing, second'),
    seo: { ...HOME.seo, canonical: '/elsewhere' },
  };
  await publish(hidden);
  await publish(buildPage('/landing', 'Landing'));
  await publish(landing);
  const pages = await reader().allSearchable();
  expect(pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([HOME, landing, AUDIT]);
  const broken = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  const outage = createPageReader(broken.db, [HOME], silentLogger);
  await expect(outage.allSearchable()).rejects.toThrow();
  await broken.close();
});
