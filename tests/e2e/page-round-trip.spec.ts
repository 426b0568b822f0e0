import type { APIRequestContext } from '@playwright/test';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { isIndexable } from '#src/domains/seo/indexable.ts';
import { markdownPathOf } from '#src/domains/seo/markdown-twin.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { readDocumentIds } from './support/own-database.ts';

/** Publishing a page without an edit, seen from outside: the bytes of the site itself. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const MEGABYTE = 1024 * 1024;

/** Opens a page and publishes it as it is: by way of another title, since what equals the public version is not published. */
async function saveAndPublish(request: APIRequestContext, id: string): Promise<void> {
  const api = `/admin/api/documents/${id}`;
  const open = async () => (await (await request.get(api)).json()) as ScreenDocument;
  const { content: shown } = await open();
  for (const content of [{ ...shown, title: `${shown.title}.` }, shown]) {
    const { version, builtInHash } = await open();
    const data = { saveId: crypto.randomUUID(), base: version, builtInHash, content };
    expect((await request.post(api, { data })).status()).toBe(200);
    const change = { type: 'publish', version: version + 1, seen: (await open()).lifeMark };
    const published = await request.post(`${api}/change`, { data: change });
    expect(await published.text()).toContain('"ok":true');
  }
}

test(
  'publishing every page without an edit changes no byte of the site',
  { tag: '@full' },
  async ({ page, site, playwright }) => {
    await startSession(page, site);
    const visitor = await playwright.request.newContext({ baseURL: site.url });
    const read = async (path: string) => {
      const response = await visitor.get(path);
      expect(response.ok(), path).toBe(true);
      return response.text();
    };
    // What says when a page was changed may change: the dates of the sitemap.
    const undated = (xml: string) => xml.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '');
    const everything = async () => {
      const shown = new Map<string, string>();
      for (const { path, seo } of DEFAULT_PAGES) {
        shown.set(path, await read(path));
        if (isIndexable(path, seo)) shown.set(`${path}.md`, await read(markdownPathOf(path)));
      }
      shown.set('sitemap', undated(await read('/sitemap.xml')));
      shown.set('llms', await read('/llms.txt'));
      return shown;
    };
    const before = await everything();
    const ids = await readDocumentIds(site);
    for (const { path } of DEFAULT_PAGES) await saveAndPublish(page.request, ids.get(path)!);
    const after = await everything();
    for (const [path, html] of before) expect(after.get(path), path).toBe(html);
    await visitor.dispose();
  },
);

test(
  'a request without a form gets a refusal that names the field',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    const id = (await readDocumentIds(site)).get('/contact')!;
    const api = `/admin/api/documents/${id}`;
    const { version, builtInHash, content } = (await (
      await page.request.get(api)
    ).json()) as ScreenDocument;
    const save = async (title: string, headers = {}) => {
      const data = {
        saveId: crypto.randomUUID(),
        base: version,
        builtInHash,
        content: { ...content, title },
      };
      return page.request.post(api, { data, headers });
    };
    const large = await save('x'.repeat(10 * MEGABYTE));
    expect(large.status()).toBe(422);
    expect(await large.json()).toMatchObject({ problems: [{ field: 'title' }] });
    expect((await save('x'.repeat(14 * MEGABYTE))).status()).toBe(413);
    expect([400, 403]).toContain((await save('Ours', { Origin: 'https://evil.example' })).status());
    expect((await (await page.request.get(api)).json()) as ScreenDocument).toMatchObject({
      version,
    });
  },
);
