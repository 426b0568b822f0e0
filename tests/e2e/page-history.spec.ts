import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import {
  expectSaved,
  openEditor,
  openTab,
  storedContent,
  titleField,
} from './support/page-editor.ts';

/** Versions of a page: named, compared as texts and as pages, and one section put back, by keyboard. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test(
  'names a version, compares it with now, and puts one section back',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await openEditor(page, '/contact');
    const before = await storedContent(page, site);
    await titleField(page).fill('Contact the four of us');
    await titleField(page).blur();
    await expectSaved(page);

    await openTab(page, 'History');
    await page.getByRole('button', { name: 'Name this version' }).press('Enter');
    await page.keyboard.type('Before the change');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Named “Before the change.”')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Name this version' })).toBeFocused();

    // Another tool of the team saves what this tab has not typed: the first section goes, the second one changes.
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const [, second] = before.blocks;
    const content = { ...(await storedContent(page, site)) };
    content.blocks = content.blocks
      .slice(1)
      .map((block) =>
        block.id === second!.id
          ? { ...block, props: { ...block.props, title: 'Quite another' } }
          : block,
      );
    const saved = await page.request.post(`/admin/api/documents/${id}`, {
      headers: { Origin: site.url },
      data: { saveId: crypto.randomUUID(), base: 1, content },
    });
    expect(saved.status()).toBe(200);
    await page.reload();
    await openTab(page, 'History');
    const named = page.getByRole('region', { name: 'Named versions' });
    await named.getByRole('button', { name: /^Actions: Before the change/ }).press('Enter');
    await expectUsable(page, 'the history of a page');
    await named.getByRole('link', { name: /^Compare with now/ }).press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Compare versions' });
    await expect(dialog.getByText('2 changes', { exact: true })).toBeVisible();
    await expect(dialog.locator('ins').first()).toContainText('Quite');
    await expectUsable(page, 'a comparison of texts');
    await dialog.getByRole('button', { name: 'Show pages' }).press('Enter');
    const pages = [/^Page before, Before the change/, /^Page after, Now/].map((title) =>
      dialog.getByTitle(title).contentFrame(),
    );
    await expect(pages[0]!.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(pages[1]!.getByText('Quite another')).toBeVisible();
    await expectUsable(page, 'a comparison of pages');

    await dialog.getByRole('button', { name: 'Show pages' }).press('Enter');
    await dialog.getByRole('button', { name: /^Put back: Page hero/ }).press('Enter');
    await expect(dialog.locator('.compare-count')).toContainText('1 change');
    await expect
      .poll(async () => (await storedContent(page, site)).blocks.map((block) => block.id))
      .toEqual(before.blocks.map((block) => block.id));
    expect((await storedContent(page, site)).blocks[1]!.props['title']).toBe('Quite another');

    // Back closes the comparison, and keeps the editor.
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(named.getByRole('link', { name: /^Compare with now/ })).toBeVisible();
  },
);

test(
  'a page to compare is sealed: no script, no cache, no frame elsewhere, and none without a session',
  { tag: '@full' },
  async ({ page, site, playwright }) => {
    await startSession(page, site);
    await openEditor(page, '/contact');
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const path = `/admin/api/documents/${id}/canvas?type=checkpoint&number=0`;
    const picture = await page.request.get(path);
    expect(picture.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(picture.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(await picture.text()).not.toContain('<script');
    const stranger = await playwright.request.newContext({ baseURL: site.url });
    const refused = await stranger.get(path, { maxRedirects: 0 });
    expect(refused.status()).toBe(302);
    await stranger.dispose();
  },
);
