import { expect, test } from '@playwright/test';
import { buildPost } from '#tests/builders/post.ts';
import { publishPage } from '#src/domains/content/publish-page.server.ts';
import { savePost } from '#src/domains/content/publish-post.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { followSlugChange } from '#src/domains/redirects/slug-changed.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { documentRequests, visit } from './support/application.ts';
import {
  onDatabase,
  openOwnPostgres,
  type OwnPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';
import { POST } from './support/public-pages.ts';

/** Old addresses lead to new ones, and those that nobody knows are noted. */

let postgres: OwnPostgres;
let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  postgres = await openOwnPostgres();
  connectionString = await postgres.createDatabase();
  site = await startSite({ env: onDatabase(connectionString) });
});

test.afterAll(async () => {
  await site.stop();
  await postgres[Symbol.asyncDispose]();
});

const keep = (from: string, to: string) =>
  withDatabase(connectionString, async (db) => {
    const shared = { db, siteUrl: site.url, clock: systemClock, log: silentLogger };
    const deps = { ...shared, paths: async () => [] };
    expect(await createRedirects(deps).save({ from, to })).toMatchObject({ ok: true });
  });

/** Where a document request is sent, with its status. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
  await answer.body?.cancel();
  const location = answer.headers.get('location');
  return { status: answer.status, location, kept: answer.headers.get('cache-control') };
}

const hitsOf = async (path: string) =>
  (
    await queryRows<{ hits: number }>(
      connectionString,
      `select hits from seo_redirects where from_path = '${path}'`,
    )
  )[0]?.hits;

const missesOf = (path: string) =>
  queryRows<{ hits: number; referrer: string | null }>(
    connectionString,
    `select hits, referrer from seo_not_found where path = '${path}'`,
  );

test('an old address leads to the new one with its query, in any spelling, and each visit counts', async () => {
  await keep('/old-services', '/services?from=old#top');
  const moved = { status: 301, kept: 'no-store' };
  expect(await ask('/old-services')).toEqual({ ...moved, location: '/services?from=old#top' });
  expect(await ask('/Old-Services?a=1&from=x')).toEqual({
    ...moved,
    location: '/services?from=old&a=1#top',
  });
  // Parameters of campaigns are unknown to the documents that are kept in memory.
  expect(await ask('/old-services?utm_source=talk')).toEqual({
    ...moved,
    location: '/services?from=old&utm_source=talk#top',
  });
  expect((await ask('/old-services', { method: 'HEAD' })).status).toBe(301);
  await expect.poll(() => hitsOf('/old-services')).toBe(3);
  await keep('/old-services', '/about');
  expect((await ask('/old-services')).location).toBe('/about');
});

test('old articles and stories lead on too, also to other sites', async () => {
  await keep('/insights/old-post', '/insights');
  await keep('/insights/success-stories/old-client', 'https://other.example/story');
  expect((await ask('/insights/old-post')).location).toBe('/insights');
  expect((await ask('/insights/success-stories/old-client?a=1')).location).toBe(
    'https://other.example/story?a=1',
  );
});

test('the Markdown twin of a page that has moved has moved with it', async () => {
  await keep('/insights/old-article', POST);
  await keep('/insights/gone-elsewhere', 'https://other.example/article');
  expect(await ask('/insights/old-article.md')).toMatchObject({
    status: 301,
    location: `${POST}.md`,
  });
  expect(await ask('/About.md')).toMatchObject({ status: 301, location: '/about.md' });
  expect(await ask('/services%2Fpaid-media.md')).toMatchObject({
    status: 301,
    location: '/services/paid-media.md',
  });
  expect((await ask('/insights/gone-elsewhere.md')).status).toBe(404);
});

test('a chain is one step, and an address that changed back and forth answers itself', async () => {
  await keep('/first', '/second');
  await keep('/second', '/contact');
  expect((await ask('/first')).location).toBe('/contact');

  const post = (slug: string) =>
    withDatabase(connectionString, (db) => savePost(db, buildPost({ slug }), new Date()));
  const move = (from: string, to: string) =>
    withDatabase(connectionString, (db) =>
      db.transaction((tx) => followSlugChange(tx, { from, to }, new Date())),
    );
  await post('alpha');
  await move('/insights/beta', '/insights/alpha');
  await move('/insights/alpha', '/insights/beta');
  await move('/insights/beta', '/insights/alpha');
  await expect.poll(() => ask('/insights/alpha')).toMatchObject({ status: 200 });
  expect((await ask('/insights/beta')).location).toBe('/insights/alpha');
});

test('a page that exists wins over a redirect of its path', async () => {
  await keep('/soon', '/about');
  expect((await ask('/soon')).status).toBe(301);
  const seo = { title: 'Soon', description: 'It is here.' };
  const blocks = [{ type: 'page-hero', id: 'hero', props: { title: 'It is here' } }];
  await withDatabase(connectionString, (db) =>
    publishPage(db, { path: '/soon', title: 'Soon', seo, blocks }, new Date()),
  );
  expect((await ask('/soon')).status).toBe(200);
  // Without knowledge of the pages, as before the page was there.
  await keep('/contact', '/about');
  expect((await ask('/contact')).status).toBe(200);
  expect(await ask('/Contact/')).toMatchObject({ status: 301, location: '/contact' });
});

test('an address in another case leads to its own with its query, and is no miss', async ({
  page,
}) => {
  const leads = [
    ['/About?a=1', '/about?a=1'],
    ['/Services/AI-Enablement', '/services/ai-enablement'],
    ['/Insights?category=X', '/insights?category=X'],
    ['/INSIGHTS/crm-consulting', '/insights/crm-consulting'],
    ['/insights/CRM-Consulting', '/insights/crm-consulting'],
    ['/Insights/Success-Stories', '/insights/success-stories'],
  ] as const;
  for (const [asked, location] of leads) {
    expect(await ask(asked)).toEqual({ status: 301, kept: 'no-store', location });
    expect((await ask(location)).status).not.toBe(301);
  }
  await withDatabase(connectionString, (db) =>
    savePost(db, buildPost({ slug: 'Old-CMS-Slug' }), new Date()),
  );
  await expect.poll(() => ask('/insights/Old-CMS-Slug')).toMatchObject({ status: 200 });
  const answered = () => ask('/insights/old-cms-slug');
  await expect
    .poll(answered, { timeout: 15_000 })
    .toMatchObject({ location: '/insights/Old-CMS-Slug' });
  await ask('/not-there'); // its miss is written after those that came before
  await expect.poll(() => missesOf('/not-there')).toHaveLength(1);
  expect(await missesOf('/about')).toEqual([]);

  const body = {
    type: 'doc' as const,
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Of us', marks: [{ type: 'link', attrs: { href: '/About?b=2' } }] },
        ],
      },
    ],
  };
  await withDatabase(connectionString, (db) =>
    savePost(db, buildPost({ slug: 'in-capitals', body }), new Date()),
  );
  await expect.poll(() => ask('/insights/in-capitals')).toMatchObject({ status: 200 });
  await visit(page, `${site.url}/insights/in-capitals`);
  const documents = documentRequests(page);
  await page.getByRole('link', { name: 'Of us' }).click();
  await expect(page).toHaveURL(`${site.url}/about?b=2`);
  await expect(page).toHaveTitle(/About/);
  expect(documents).toEqual([]);
});

test('an old address with a slash at its end takes one step', async () => {
  await keep('/old-wordpress', '/about?x=1');
  const moved = { status: 301, kept: 'no-store' };
  expect(await ask('/old-wordpress/?a=2')).toEqual({ ...moved, location: '/about?x=1&a=2' });
  expect(await ask('/Old-WordPress/', { method: 'HEAD' })).toMatchObject(moved);
  expect((await ask('/About/')).location).toBe('/about');
  expect((await ask('/growth-audit/?a=1')).location).toBe('/book-audit?a=1');
  for (const path of ['/about', '/insights', '/nowhere', '/admin/leads'])
    expect(await ask(`${path}/?a=1`)).toMatchObject({ status: 308, location: `${path}?a=1` });
  await expect.poll(() => hitsOf('/old-wordpress')).toBe(1);
});

test('a link to an old address arrives without a new document, and one to a file with one', async ({
  page,
}) => {
  await keep('/moved-page', '/about#team');
  await keep('/moved-elsewhere', '/media/cms_media/Insights/default.svg');
  const link = (text: string, href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
  });
  const body = {
    type: 'doc' as const,
    content: [
      link('The old page', '/moved-page?a=1&utm_source=post'),
      link('The old file', '/moved-elsewhere'),
    ],
  };
  await withDatabase(connectionString, (db) =>
    savePost(db, buildPost({ slug: 'with-links', body }), new Date()),
  );
  await expect.poll(() => ask('/insights/with-links')).toMatchObject({ status: 200 });
  await visit(page, `${site.url}/insights/with-links`);
  const documents = documentRequests(page);
  await page.getByRole('link', { name: 'The old page' }).click();
  await expect(page).toHaveURL(`${site.url}/about?a=1&utm_source=post#team`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/About/);
  expect(documents).toEqual([]);
  await expect.poll(() => hitsOf('/moved-page')).toBe(1);

  await page.goBack();
  await page.getByRole('link', { name: 'The old file' }).click();
  await expect(page).toHaveURL(`${site.url}/media/cms_media/Insights/default.svg`);
});

test('what is not found is noted once per visit, without its query', async ({ page }) => {
  const referer = { Referer: `${site.url}/services?email=ana@x.example` };
  expect(await ask('/Lost-Page?email=ana@x.example', { headers: referer })).toMatchObject({
    status: 404,
    kept: 'no-store',
  });
  await ask('/lost-page?utm_source=talk');
  await ask('/lost-page', { method: 'HEAD' });
  await ask('/wp-login.php');
  await expect.poll(() => missesOf('/lost-page')).toEqual([{ hits: 2, referrer: '/services' }]);
  for (const path of ['/insights/lost', '/insights/success-stories/lost']) {
    expect((await ask(path)).status).toBe(404);
    await expect.poll(() => missesOf(path)).toEqual([{ hits: 1, referrer: null }]);
  }
  const kept = await queryRows(connectionString, `select * from seo_not_found`);
  expect(JSON.stringify(kept)).not.toMatch(/ana@|email|utm_|wp-login/);

  await page.goto(`${site.url}/lost-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await missesOf('/lost-page'))[0]?.hits).toBe(3);
});

test('a miss that is not written yet when the server stops is written then', async () => {
  const own = await postgres.createDatabase();
  const other = await startSite({ env: onDatabase(own) });
  await fetch(`${other.url}/last-words`);
  await other.stop();
  expect(await queryRows(own, 'select path, hits from seo_not_found')).toEqual([
    { path: '/last-words', hits: 1 },
  ]);
});

test('while the database is away an unknown address is 404, and then as before', async () => {
  const own = await openOwnPostgres();
  await using _own = own;
  await using other = await startSite({ env: onDatabase(await own.createDatabase()) });
  await own.stop();
  const answer = await fetch(`${other.url}/nowhere`, { signal: AbortSignal.timeout(15_000) });
  expect(answer.status).toBe(404);
  await own.start();
  await other.waitUntilReady();
  expect((await fetch(`${other.url}/nowhere`)).status).toBe(404);
});
