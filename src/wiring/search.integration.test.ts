import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { buildPost } from '#tests/builders/post.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { publicPages } from '#src/domains/content/pages/page-tables.server.ts';
import { createStoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { posts } from '#src/domains/content/posts/post-tables.server.ts';
import { refreshDocuments } from '#src/domains/search/refresh-search.server.ts';
import { refreshSearch } from '#src/domains/search/refresh-search.job.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchSource } from './search-source.server.ts';
import { wireSearch, type WiredSearch } from './search.server.ts';
import { publishPage, savePost } from '#tests/support/publishing.ts';

/** Search over a few pages, a post and the success stories, filled as by the worker. */

const NOW = new Date('2026-11-21T00:00:00Z');

function buildPage(path: string, title: string, text: string, noindex = false): Page {
  const props = { sections: [{ heading: title, parts: [{ kind: 'paragraph', text }] }] };
  return {
    path,
    title,
    seo: { title, description: text, noindex },
    blocks: [{ type: 'rich-text', id: 'all', props }],
  };
}

const PAGES: readonly Page[] = [
  buildPage(
    '/services',
    'Services',
    'Ways to put a CRM, its integration and its reports in order.',
  ),
  buildPage('/services/crm-integration', 'CRM Integration', 'Systems joined to one record.'),
  buildPage('/who-we-help', 'Who we help', 'Companies with a long sale, such as in manufacturing.'),
  buildPage('/manufacturing', 'Manufacturing', 'From the quote to the invoice.'),
  buildPage('/playbooks/quick-wins', 'HubSpot Quick Wins', 'Repairs in HubSpot, each in minutes.'),
  buildPage('/crm-for-roofers', 'CRM for roofers', 'What roofers ask of a CRM.'),
  buildPage('/salesforce-vs-hubspot', 'Salesforce vs HubSpot', 'Two systems compared.'),
  buildPage('/insights/crm-audit', 'CRM audit', 'What an audit of a CRM looks at.'),
  buildPage('/about', 'About', 'Who does the work. Contact us, or read our privacy page.'),
  buildPage('/contact', 'Contact', 'How to reach us.'),
  buildPage('/privacy', 'Privacy', 'What we store, and for how long.'),
  buildPage('/terms', 'Terms', 'What we agree on.'),
  buildPage('/vistage', 'Vistage', 'For members alone.', true),
];

const FORECAST = buildPost({ slug: 'forecast', title: 'Why a forecast gets argued about' });

let fixture: TestDatabase;
let wired: WiredSearch;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await savePost(fixture.database.db, FORECAST, NOW);
  wired = wire(fixture).wired;
  await refresh();
});
afterAll(() => fixture?.drop());

function wire({ database: { db }, connectionString }: TestDatabase) {
  const queue = createJobQueue(connectionString, silentLogger);
  const pages = createPageReader(db, PAGES, silentLogger);
  const deps = {
    db,
    pages,
    posts: createPostReader(db, pages),
    stories: createStoryReader(db, SUCCESS_STORIES, silentLogger),
    clock: () => NOW,
    log: silentLogger,
  };
  return {
    queue,
    wired: wireSearch({ ...deps, queue }),
  };
}

const refresh = async () => {
  for (const { handle } of wired.jobs) await handle({});
};
const paths = async (typed: string) =>
  (await wired.services.search.find(typed)).hits.map(({ path }) => path);

test.each([
  ['hubpsot', 'hubspot', '/playbooks/quick-wins'],
  ['forcast', 'forecast', '/insights/forecast'],
  ['manufactering', 'manufacturing', '/manufacturing'],
  ['rofers', 'roofers', '/crm-for-roofers'],
  ['slaesforce', 'salesforce', '/salesforce-vs-hubspot'],
  ['cmr audit', 'crm audit', '/insights/crm-audit'],
])('finds for %s what %s finds', async (typed, meant, path) => {
  const { corrected, hits, total } = await wired.services.search.find(typed);
  expect(corrected).toBe(meant);
  expect(total).toBe((await wired.services.search.find(meant)).total);
  expect(hits.slice(0, 3).map((hit) => hit.path)).toContain(path);
});

test.each([
  ['integr', '/services/crm-integration'],
  ['crm integration', '/services/crm-integration'],
  ['who we help', '/who-we-help'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['success stories', '/insights/success-stories'],
  [SUCCESS_STORIES[0]!.companyName, `/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`],
  ['privacy', '/privacy'],
  ['team', '/about'],
  ['Jobs', '/about'],
  ['testimonials', '/insights/success-stories'],
])('finds for %s first %s', async (typed, path) => {
  expect((await paths(typed))[0]).toBe(path);
});

test('corrects no word that means a page, and reports none as missing', async () => {
  const { corrected, missing, isPartial, hits } = await wired.services.search.find('testimonials');
  expect({ corrected, missing, isPartial }).toEqual({ missing: [], isPartial: false });
  expect(hits[0]!.excerpt.map(({ text }) => text).join('')).toContain(
    'What changed for our clients',
  );
  expect((await wired.services.search.suggest('careers', 3)).hits[0]!.path).toBe('/about');
});

test('does not find pages with noindex', async () => {
  expect(await paths('vistage')).not.toContain('/vistage');
});

test('finds a post while it is published, listed or not', async () => {
  const { db } = fixture.database;
  const post = buildPost({ slug: 'quince', title: 'Quince jelly', isListed: false });
  await savePost(db, { ...post, status: 'draft' }, NOW);
  await refresh();
  expect(await paths('quince')).toEqual([]);
  await savePost(db, post, NOW);
  await refresh();
  expect(await paths('quince')).toEqual(['/insights/quince']);
  await db.delete(posts).where(eq(posts.slug, 'quince'));
  await refresh();
  expect(await paths('quince')).toEqual([]);
});

test('does not find the previous text of a republished page', async () => {
  const { db } = fixture.database;
  const page = PAGES.find(({ path }) => path === '/terms')!;
  const said = (text: string) => ({
    ...page,
    blocks: [{ type: 'rich-text', id: 'all', props: { sections: [{ heading: text }] } }],
  });
  await publishPage(db, said('Bergamot'), NOW);
  await refresh();
  expect(await paths('bergamot')).toEqual(['/terms']);
  await publishPage(db, said('Calamondin'), NOW);
  await refresh();
  expect(await paths('bergamot')).toEqual([]);
  expect(await paths('calamondin')).toEqual(['/terms']);
  await db.delete(publicPages);
  await refresh();
  expect(await paths('calamondin')).toEqual([]);
});

test('queues one refresh for several changes', async () => {
  await using other = await createTestDatabase();
  const { queue, wired: node } = wire(other);
  onTestFinished(async () => {
    node.stop();
    await queue.stop();
  });
  node.contentChanged(); // ignored before the queue has started
  await queue.start([refreshSearch]);
  for (let n = 0; n < 20; n += 1) node.contentChanged();
  await vi.waitFor(async () => expect(await queue.counts()).toMatchObject({ waiting: 1 }));
  expect(await node.services.search.isFilled()).toBe(false);
  await queue.work(node.jobs);
  await vi.waitFor(async () => expect(await node.services.search.isFilled()).toBe(true));
});

test('reads the text of a post again only after a change of the post', async () => {
  await using other = await createTestDatabase();
  const { db, pool } = other.database;
  await savePost(db, FORECAST, NOW);
  await savePost(db, buildPost({ slug: 'quince', title: 'Quince jelly' }), NOW);
  const pages = createPageReader(db, [], silentLogger);
  const posts = createPostReader(db, pages);
  const read = vi.fn(posts.withSlugs);
  const stories = { allSearchable: () => Promise.resolve([]) };
  const source = searchSource(pages, { ...posts, withSlugs: read }, stories);
  const refreshAgain = async () => {
    read.mockClear();
    const result = await refreshDocuments({ db, source, log: silentLogger });
    return { ...result, read: read.mock.calls.flat(2).toSorted() };
  };
  expect((await refreshAgain()).read).toEqual(['forecast', 'quince']);
  expect(await refreshAgain()).toEqual({ written: 0, removed: 0, read: [] });
  // As another tool would, which does not note when.
  await pool.query(`update cms_blog_posts set title = 'Medlar jelly' where slug = 'quince'`);
  expect(await refreshAgain()).toEqual({ written: 1, removed: 0, read: ['quince'] });
  await pool.query(`update cms_blog_posts set updated_at = now() where slug = 'quince'`);
  expect(await refreshAgain()).toEqual({ written: 0, removed: 0, read: ['quince'] });
  expect((await refreshAgain()).read).toEqual([]);
});
