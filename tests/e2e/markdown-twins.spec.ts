import type { APIRequestContext, APIResponse } from '@playwright/test';
import { BRAND } from '#content/brand.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { buildPost } from '#tests/builders/post.ts';
import { markdownPathOf } from '#src/domains/seo/markdown-twin.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { LISTED_POSTS, pathOfPost } from './support/content.ts';
import { elementsOf, parseHtml, textPartsOf } from '#tests/support/html.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';
import { publishPage, savePost } from '#tests/support/publishing.ts';
import { sampleOf } from '#tests/support/tier.ts';

/** Pages as Markdown, for language models and for people who prefer text. */

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** The text without code blocks. */
const prose = (markdown: string) =>
  markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

const linksIn = (markdown: string) =>
  [...prose(markdown).matchAll(/\]\(([^)\s]*)\)/g)].map(([, href]) => href!);

/** The heading without whitespace differences. */
const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

function headingOf(html: string): string {
  const [heading] = elementsOf(parseHtml(html), 'h1');
  return words(heading ? textPartsOf(heading).join(' ') : '');
}

test('every page of the sitemap has a twin with its heading, no markup, and valid links', async ({
  request,
  site,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  const internal = new Set<string>();
  for (const path of sampleOf(paths)) {
    const answer = await request.get(markdownPathOf(path));
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    const [first] = text.split('\n');
    expect(first, path).toMatch(/^# \S/);
    expect(words(first!), path).toBe(headingOf(await (await request.get(path)).text()));
    expect(prose(text).match(/(?<!\\)<[a-z/!][^>]*>/gi) ?? [], path).toEqual([]);
    expect(prose(text).match(/^#{1,6}\s*$|^#{1,6}[^#\s].*$|\n{3,}/gm) ?? [], path).toEqual([]);
    expect(text.trimEnd().split('\n').at(-1)).toBe(`Address: ${new URL(path, site.url).href}`);
    for (const href of linksIn(text)) {
      expect(href, path).toMatch(/^(https?:\/\/|mailto:)/);
      if (href.startsWith(`${site.url}/`)) internal.add(href.replace(/#.*/, ''));
    }
  }
  expect(internal.size).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const href of sampleOf([...internal]))
    if ((await request.get(href)).status() !== 200) broken.push(href);
  expect(broken).toEqual([]);
});

test('an article has author and date; tables, FAQs and statistics are readable as text', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const { slug, meta, markdown } = LISTED_POSTS.find((post) => /^\|/m.test(post.markdown))!;
  const [firstRow] = /^\|.*\|$/m.exec(markdown)!;
  const article = await read(`/insights/${slug}.md`);
  const day = meta.published_at.toISOString().slice(0, 10);
  expect(article).toMatch(/^# .+\n\n> .+\n\n- Author: /);
  expect(article).toContain(`\n- Author: ${meta.author}\n- Published: ${day}\n`);
  expect(article).toContain(`${firstRow}
| ---`);
  expect(article).not.toContain('On this page');
  const comparison = await read('/salesforce-vs-hubspot.md');
  expect(comparison).toContain('| Compared | Salesforce | HubSpot |');
  const home = await read('/index.md');
  expect(home).toContain('- **125%** conversion increase\n');
  const [before, after] = SUCCESS_STORIES[0]!.metrics;
  for (const { metric, value } of [before!, after!])
    expect(home).toContain(`- ${metric}: ${value}\n`);
  expect(home.match(/become one customer record/g)).toHaveLength(1);
  const quotient = await read('/ai-quotient.md');
  expect(quotient).toMatch(/\[Fill in the form on the page\]\(\S+\/ai-quotient\)/);
});

test('a twin is sent as Markdown with its page as canonical', async ({ request, site }) => {
  const expectHeaders = (answer: APIResponse) => {
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${site.url}/privacy>; rel="canonical"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  };
  const head = await request.head('/privacy.md');
  expectHeaders(head);
  expect(await head.text()).toBe('');
  const first = await request.get('/privacy.md');
  expectHeaders(first);
  expectHeaders(await request.head('/privacy.md'));
  const etag = first.headers()['etag']!;
  const again = await request.get('/privacy.md', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('pages without indexing and unknown pages have no twin', async ({ request }) => {
  for (const path of [
    '/vistage.md',
    '/nowhere.md',
    '/insights/nowhere.md',
    '/insights/success-stories/nowhere.md',
    '/newsletter.md',
    '/ai-quotient/assessment.md',
    '/.md',
    '/about.md.md',
    '/%E0%A4%A.md',
    '/%00.md',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a link to a twin shows its text', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/about.md';
    link.textContent = 'As text';
    document.querySelector('main h1')!.append(link);
  });
  await page.getByRole('link', { name: 'As text' }).click();
  await expect(page.locator('body')).toContainText(/^# \S/);
  await expect(page.locator('body')).toContainText('Address: ');
});

test('/llms.txt lists every twin once, optional ones last', async ({ request, site }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text.startsWith(`# ${BRAND.name}\n`)).toBe(true);
  expect(text).toMatch(/^# .+\n\n> \S.*\n\n- What we do: /);
  const expected = (await sitemapPaths(request)).map((path) => site.url + markdownPathOf(path));
  expect(linksIn(text).toSorted()).toEqual(expected.toSorted());
  const entries = text.match(/^- \[.*$/gm)!;
  expect(entries.filter((entry) => !/^- \[[^\]]+\]\(\S+\.md\): \S/.test(entry))).toEqual([]);
  expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
    'Services',
    'Who we help',
    'Tools and playbooks',
    'Success stories',
    'Insights',
    'Company',
    'Optional',
  ]);
  const stories = /^## Success stories\n\n([\s\S]*?)\n\n/m.exec(text)![1]!;
  expect(stories.split('\n')).toHaveLength(1 + SUCCESS_STORIES.length);
});

test.describe('when content changes', () => {
  let connectionString: string;
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite();
    connectionString = embeddedConnectionString(site.dataDir);
  });
  test.afterAll(() => site.stop());

  test('twins and /llms.txt follow publishing and unpublishing, and tolerate invalid data', async () => {
    const read = async (path: string) => (await fetch(site.url + path)).text();
    const save = (title: string, slug = 'new-article') =>
      withDatabase(connectionString, (db) => savePost(db, buildPost({ slug, title }), new Date()));

    expect((await fetch(`${site.url}/insights/new-article.md`)).status).toBe(404);
    await save('First *words*');
    await expect.poll(() => read('/insights/new-article.md')).toContain('# First \\*words\\*\n');
    await expect.poll(() => read('/llms.txt')).toContain('[First \\*words\\*](');
    await save('<img src=x onerror=alert(1)>');
    await expect.poll(() => read('/insights/new-article.md')).toContain('# \\<img src=x');

    const about = DEFAULT_PAGES.find(({ path }) => path === '/about')!;
    expect(await read('/about.md')).toMatch(/^# \S/);
    await withDatabase(connectionString, (db) =>
      publishPage(db, { ...about, seo: { ...about.seo, noindex: true } }, new Date()),
    );
    await expect.poll(async () => (await fetch(`${site.url}/about.md`)).status).toBe(404);
    await expect.poll(() => read('/llms.txt')).not.toContain('/about.md');
    expect((await fetch(`${site.url}/about`)).status).toBe(200);

    const hidden = buildPost({ slug: 'new-article', seo: { noindex: true } });
    await withDatabase(connectionString, (db) => savePost(db, hidden, new Date()));
    await expect
      .poll(async () => (await fetch(`${site.url}/insights/new-article.md`)).status)
      .toBe(404);
    expect((await fetch(`${site.url}/insights/new-article`)).status).toBe(200);

    const seo = { title: 'Café', description: 'Coffee.', canonical: 'https://', image: 'https://' };
    const blocks = [{ type: 'steps', id: 'a', props: null }];
    await withDatabase(connectionString, (db) =>
      publishPage(db, { path: '/café', title: 'Café', seo, blocks }, new Date()),
    );
    await expect.poll(() => read('/caf%C3%A9')).toContain('<title>Café</title>');
    expect(await read('/caf%C3%A9.md')).toContain('# Café\n\n> Coffee.');
    expect(await read('/sitemap.xml')).toContain('/caf%C3%A9</loc>');
  });

  test('/llms.txt lists older articles as optional', async () => {
    await withDatabase(connectionString, async (db) => {
      for (let n = 0; n < 20; n++) {
        const publishedAt = new Date(Date.UTC(2031, 0, 31 - n));
        const dayAfter = new Date(publishedAt.getTime() + 86_400_000);
        await savePost(db, buildPost({ slug: `numbered-${n}`, publishedAt }), dayAfter);
      }
    });
    const read = async () => (await fetch(`${site.url}/llms.txt`)).text();
    await expect.poll(read).toContain('/insights/numbered-19.md');
    const [, insights = '', optional = ''] =
      /^## Insights\n\n([\s\S]*?)\n\n[\s\S]*^## Optional\n\n([\s\S]*)/m.exec(await read()) ?? [];
    expect(insights.match(/\/insights\/numbered-\d+\.md/g)).toHaveLength(20);
    expect(optional).toContain(`${pathOfPost(LISTED_POSTS[0]!)}.md`);
  });
});
