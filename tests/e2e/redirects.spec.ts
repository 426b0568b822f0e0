import { buildPost } from '#tests/builders/post.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { followSlugChange } from '#src/domains/redirects/slug-changed.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { embeddedConnectionString, queryRows, withDatabase } from './support/own-database.ts';
import { POST } from './support/public-pages.ts';
import { getStatus, listMisses } from './support/redirects.ts';
import { publishPage, savePost } from '#tests/support/publishing.ts';
import { KIM } from '#tests/builders/actor.ts';

/** Redirects from old addresses, and from other spellings of existing ones. */

let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  connectionString = embeddedConnectionString(site.dataDir);
});

test.afterAll(() => site.stop());

const saveRedirect = (from: string, to: string) =>
  withDatabase(connectionString, async (db) => {
    const shared = { db, siteUrl: site.url, clock: systemClock, log: silentLogger };
    const deps = { ...shared, paths: async () => [] };
    expect(await createRedirects(deps).save({ from, to, by: KIM })).toMatchObject({ ok: true });
  });

const getHits = async (path: string) =>
  (
    await queryRows<{ hits: number }>(
      connectionString,
      `select hits from seo_redirects where from_path = '${path}'`,
    )
  )[0]?.hits;

test('redirects an old address in any spelling with its query, and counts each visit', async () => {
  await saveRedirect('/old-services', '/services?from=old#top');
  const moved = { status: 301, cacheControl: 'no-store' };
  // The site hears of a redirect that another process has saved.
  await expect
    .poll(() => getStatus(site, '/old-services'))
    .toEqual({ ...moved, location: '/services?from=old#top' });
  expect(await getStatus(site, '/Old-Services?a=1&from=x')).toEqual({
    ...moved,
    location: '/services?from=old&a=1#top',
  });
  // The document cache ignores campaign parameters.
  expect(await getStatus(site, '/old-services?utm_source=talk')).toEqual({
    ...moved,
    location: '/services?from=old&utm_source=talk#top',
  });
  expect((await getStatus(site, '/old-services', { method: 'HEAD' })).status).toBe(301);
  await expect.poll(() => getHits('/old-services')).toBe(3);
  await saveRedirect('/old-services', '/about');
  await expect.poll(async () => (await getStatus(site, '/old-services')).location).toBe('/about');
});

test('redirects old articles and stories, also to other sites', async () => {
  await saveRedirect('/insights/old-post', '/insights');
  await saveRedirect('/insights/success-stories/old-client', 'https://other.example/story');
  expect((await getStatus(site, '/insights/old-post')).location).toBe('/insights');
  expect((await getStatus(site, '/insights/success-stories/old-client?a=1')).location).toBe(
    'https://other.example/story?a=1',
  );
});

test('redirects the Markdown twin of a moved page', async () => {
  await saveRedirect('/insights/old-article', POST);
  await saveRedirect('/insights/gone-elsewhere', 'https://other.example/article');
  expect(await getStatus(site, '/insights/old-article.md')).toMatchObject({
    status: 301,
    location: `${POST}.md`,
  });
  expect(await getStatus(site, '/About.md')).toMatchObject({ status: 301, location: '/about.md' });
  // An encoded slash is part of a name, not a separator.
  expect((await getStatus(site, '/services%2Fpaid-media.md')).status).toBe(404);
  expect((await getStatus(site, '/insights/gone-elsewhere.md')).status).toBe(404);
});

test('resolves a chain in one step, and serves an address that changed back and forth', async () => {
  await saveRedirect('/first', '/second');
  await saveRedirect('/second', '/contact');
  expect((await getStatus(site, '/first')).location).toBe('/contact');

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
  await expect.poll(() => getStatus(site, '/insights/alpha')).toMatchObject({ status: 200 });
  expect((await getStatus(site, '/insights/beta')).location).toBe('/insights/alpha');
});

test('a page takes precedence over a redirect of its path', async () => {
  await saveRedirect('/soon', '/about');
  expect((await getStatus(site, '/soon')).status).toBe(301);
  const seo = { title: 'Soon', description: 'It is here.' };
  const blocks = [{ type: 'page-hero', id: 'hero', props: { title: 'It is here' } }];
  await withDatabase(connectionString, (db) =>
    publishPage(db, { path: '/soon', title: 'Soon', seo, blocks }, new Date()),
  );
  expect((await getStatus(site, '/soon')).status).toBe(200);
  // Saved without a list of pages, as before the page existed.
  await saveRedirect('/contact', '/about');
  expect((await getStatus(site, '/contact')).status).toBe(200);
  expect(await getStatus(site, '/Contact/')).toMatchObject({ status: 301, location: '/contact' });
});

test('redirects an address in another case with its query, without a miss', async ({ page }) => {
  const leads = [
    ['/About?a=1', '/about?a=1'],
    ['/Services/AI-Enablement', '/services/ai-enablement'],
    ['/Insights?category=X', '/insights?category=X'],
    ['/INSIGHTS/crm-consulting', '/insights/crm-consulting'],
    ['/insights/CRM-Consulting', '/insights/crm-consulting'],
    ['/Insights/Success-Stories', '/insights/success-stories'],
  ] as const;
  for (const [asked, location] of leads) {
    expect(await getStatus(site, asked)).toEqual({
      status: 301,
      cacheControl: 'no-store',
      location,
    });
    expect((await getStatus(site, location)).status).not.toBe(301);
  }
  await withDatabase(connectionString, (db) =>
    savePost(db, buildPost({ slug: 'Old-CMS-Slug' }), new Date()),
  );
  await expect.poll(() => getStatus(site, '/insights/Old-CMS-Slug')).toMatchObject({ status: 200 });
  const answered = () => getStatus(site, '/insights/old-cms-slug');
  await expect
    .poll(answered, { timeout: 15_000 })
    .toMatchObject({ location: '/insights/Old-CMS-Slug' });
  await getStatus(site, '/not-there'); // its miss is written after those that came before
  await expect.poll(() => listMisses(connectionString, '/not-there')).toHaveLength(1);
  expect(await listMisses(connectionString, '/about')).toEqual([]);

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
  await expect.poll(() => getStatus(site, '/insights/in-capitals')).toMatchObject({ status: 200 });
  await visit(page, `${site.url}/insights/in-capitals`);
  await page.getByRole('link', { name: 'Of us' }).click();
  await expect(page).toHaveURL(`${site.url}/about?b=2`);
  await expect(page).toHaveTitle(/About/);
});

test('redirects an old address with a trailing slash in one step', async () => {
  await saveRedirect('/old-wordpress', '/about?x=1');
  const moved = { status: 301, cacheControl: 'no-store' };
  expect(await getStatus(site, '/old-wordpress/?a=2')).toEqual({
    ...moved,
    location: '/about?x=1&a=2',
  });
  expect(await getStatus(site, '/Old-WordPress/', { method: 'HEAD' })).toMatchObject(moved);
  expect((await getStatus(site, '/About/')).location).toBe('/about');
  expect((await getStatus(site, '/growth-audit/?a=1')).location).toBe('/book-audit?a=1');
  for (const path of ['/about', '/insights', '/nowhere', '/admin/leads'])
    expect(await getStatus(site, `${path}/?a=1`)).toMatchObject({
      status: 308,
      location: `${path}?a=1`,
    });
  await expect.poll(() => getHits('/old-wordpress')).toBe(1);
});

test('a link to an old address leads on and counts once, although browsers load links ahead', async ({
  page,
}) => {
  await saveRedirect('/moved-page', '/about#team');
  await saveRedirect('/moved-elsewhere', '/media/cms_media/Insights/default.svg');
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
  await expect.poll(() => getStatus(site, '/insights/with-links')).toMatchObject({ status: 200 });
  await visit(page, `${site.url}/insights/with-links`);
  await page.getByRole('link', { name: 'The old page' }).click();
  await expect(page).toHaveURL(`${site.url}/about?a=1&utm_source=post#team`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/About/);
  await expect.poll(() => getHits('/moved-page')).toBe(1);

  await page.goBack();
  await page.getByRole('link', { name: 'The old file' }).click();
  await expect(page).toHaveURL(`${site.url}/media/cms_media/Insights/default.svg`);
});
