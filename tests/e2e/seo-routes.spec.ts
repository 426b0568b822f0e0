import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { waitForHydration } from './support/application.ts';

/** /admin/seo-manager: what an editor sets for a route is on the site right after, until they take it back. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const PATH = '/about';
const TITLE = 'The people who plan and build | Cadron';

async function readSite(site: Site) {
  const [html, sitemap] = await Promise.all(
    [PATH, '/sitemap.xml'].map(async (path) => (await fetch(site.url + path)).text()),
  );
  return {
    title: /<title>([^<]*)/.exec(html!)?.[1],
    card: /property="og:title" content="([^"]*)/.exec(html!)?.[1],
    isListed: sitemap!.includes(`${PATH}</loc>`),
  };
}

test('edits a route by keyboard, which the site shows at once and not any more after Undo', async ({
  page,
  site,
}) => {
  const before = await readSite(site);
  expect(before.isListed).toBe(true);
  await startSession(page, site);
  await page.goto(`${site.url}/admin/seo-manager?search=${PATH}`);
  await waitForHydration(page);

  await page.getByRole('link', { name: `Edit ${PATH}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: PATH });
  await expect(editor.getByRole('heading', { name: PATH })).toBeFocused();
  const title = editor.getByRole('textbox', { name: 'Search title' });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(TITLE);
  await expect(editor.getByText(TITLE, { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(title).toHaveValue(TITLE);
  await editor.getByRole('combobox', { name: 'Search engines' }).selectOption('Hidden (noindex)');
  await editor.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText(`${PATH} was changed.`)).toBeVisible();
  expect(await readSite(site)).toEqual({ title: TITLE, card: TITLE, isListed: false });
  await expect(page.getByRole('link', { name: `Edit ${PATH}`, exact: true })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText('Set here');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('1 route changed back.')).toBeVisible();
  expect(await readSite(site)).toEqual(before);
});
