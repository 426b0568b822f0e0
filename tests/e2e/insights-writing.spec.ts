import { sql } from 'drizzle-orm';
import { buildPost } from '#tests/builders/post.ts';
import type { Post } from '#src/domains/content/posts/post.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';
import { savePost } from '#tests/support/publishing.ts';

/** Posts as they are drafted, published, changed and unpublished. */

let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  connectionString = embeddedConnectionString(site.dataDir);
});

test.afterAll(() => site.stop());

const DAY_MS = 86_400_000;

/** Saves a post as if its own day was over: none is published ahead of its date. */
const save = (post: Partial<Post>) => {
  const now = new Date(Math.max(Date.now(), (post.publishedAt?.getTime() ?? 0) + DAY_MS));
  return withDatabase(connectionString, (db) => savePost(db, buildPost(post), now));
};

async function removeAllPosts() {
  await withDatabase(connectionString, async (db) => {
    await db.execute(sql`delete from cms_blog_posts`);
    await announceContentChange(db);
  });
  await expect.poll(() => read('/insights')).toContain('No Blog Posts Found');
}

const status = async (path: string) => (await fetch(site.url + path)).status;
const read = async (path: string) => (await fetch(site.url + path)).text();

test('a draft appears nowhere until it is published', async () => {
  const draft = { slug: 'unfinished', title: 'An unfinished thought', publishedAt: new Date() };
  await save({ ...draft, status: 'draft' });
  expect(await status('/insights/unfinished')).toBe(404);
  expect(await read('/insights')).not.toContain(draft.title);
  expect(await read('/insights?archive=1')).not.toContain(draft.title);
  await save({ ...draft, status: 'published' });
  await expect.poll(() => status('/insights/unfinished')).toBe(200);
  expect(await read('/insights')).toContain(draft.title);
});

test('an unlisted post is readable and only in the archive', async ({ page }) => {
  await save({ slug: 'quiet', title: 'Quietly published', isListed: false });
  await expect.poll(() => status('/insights/quiet')).toBe(200);
  await page.goto(`${site.url}/insights?archive=1`);
  await expect(
    page.locator('#archive').getByRole('link', { name: 'Quietly published' }),
  ).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Quietly published' })).toHaveCount(0);
});

test('a post with only a title has the specified defaults', async ({ page }) => {
  await save({
    slug: 'bare',
    title: 'Bare bones',
    excerpt: null,
    body: { type: 'doc', content: [] },
    author: null,
    categoryTags: [],
    publishedAt: new Date('2031-01-02T12:00:00Z'),
  });
  await expect.poll(() => read('/insights')).toContain('Bare bones');
  await page.goto(`${site.url}/insights`);
  const featured = page.getByRole('region', { name: 'Featured article' });
  await expect(featured).toContainText('Bare bones');
  await expect(featured).toContainText('CRM Implementation');
  await expect(featured).toContainText('5 min read');
  await expect(featured).toContainText('January 2, 2031');
  const cover = await featured.locator('img').getAttribute('src');
  expect(await status(cover!)).toBe(200);
  await page.goto(`${site.url}/insights/bare`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare bones');
});

test('a post without a date is last and shows no date', async ({ page }) => {
  await save({ slug: 'undated', title: 'Some day', publishedAt: null });
  await expect.poll(() => read('/insights?archive=1')).toContain('Some day');
  await page.goto(`${site.url}/insights?archive=1`);
  await expect(page.locator('#archive').getByRole('link').last()).toHaveText('Some day');
  await expect(page.locator('#archive').getByRole('listitem').last().getByRole('time')).toHaveCount(
    0,
  );
});

test('author input is escaped and never executed', async ({ page }) => {
  const attack = `<img src=x onerror="window.broken=1"><script>window.broken=1</script>`;
  await save({
    slug: 'attack',
    title: attack,
    excerpt: attack,
    author: attack,
    categoryTags: [attack],
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: attack }] },
      ],
    },
    publishedAt: new Date('2032-01-01'),
  });
  // An editor cannot save such a link; another tool writes what it likes.
  const marks = [{ type: 'link', attrs: { href: 'javascript:window.broken=1' } }];
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a link', marks }] };
  await withDatabase(connectionString, async (db) => {
    await db.execute(sql`update cms_blog_posts
      set body = jsonb_insert(body, '{content,-1}', ${JSON.stringify(paragraph)}::jsonb, true)
      where slug = 'attack'`);
    await announceContentChange(db);
  });
  await expect.poll(() => read('/insights/attack')).toContain('a link');
  await expect.poll(() => status('/insights/attack')).toBe(200);
  for (const path of [
    '/insights/attack',
    '/insights',
    `/insights?${new URLSearchParams({ category: attack })}`,
  ]) {
    await page.goto(site.url + path);
    await expect(page.getByText(attack).first()).toBeAttached();
    expect(await page.evaluate('window.broken'), path).toBeUndefined();
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  }
});

test(
  'distributes many posts over pages, each on exactly one',
  { tag: '@full' },
  async ({ page }) => {
    await removeAllPosts();
    const titles = Array.from(
      { length: 30 },
      (_, n) => `Numbered post ${String(n).padStart(2, '0')}`,
    );
    for (const [n, title] of titles.entries())
      await save({
        slug: `numbered-${n}`,
        title,
        publishedAt: new Date(Date.UTC(2030, 0, 31 - n)),
      });
    await expect.poll(() => read('/insights?page=3')).toContain('Numbered post 29');

    const found: string[] = [];
    await page.goto(`${site.url}/insights`);
    for (const number of [1, 2, 3]) {
      await expect(page.getByText(`Page ${number} of 3`)).toBeVisible();
      found.push(...(await page.getByRole('article').getByRole('link').allTextContents()));
      if (number < 3) await page.getByRole('link', { name: 'Older articles' }).first().click();
    }
    expect(found).toEqual(titles);
    await expect(page.getByRole('link', { name: 'Older articles' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    expect(await status('/insights?page=4')).toBe(404);
  },
);

test('without posts the listing is empty but has its newsletter form', async ({ page }) => {
  await removeAllPosts();
  const answer = await page.goto(`${site.url}/insights`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No Blog Posts Found' })).toBeVisible();
  await expect(page.getByText('Check back later for new content!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All Content' })).toHaveCount(1);
  await expect(page.getByText('Complete Article Archive')).toHaveCount(0);
  await expect(page.getByRole('main').getByLabel('Email address')).toBeVisible();
});
