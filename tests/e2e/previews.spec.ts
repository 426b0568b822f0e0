import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import {
  expectSaved,
  openEditor,
  openSection,
  openTab,
  openTwoEditors,
  titleField,
} from './support/page-editor.ts';

/** A preview link from the first click to its end, and two editors who see each other. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const PHONE = { viewport: { width: 390, height: 844 } };

test('a preview link shows the working copy to someone without an account, until it is revoked', async ({
  page,
  browser,
  site,
}) => {
  await startSession(page, site);
  await openEditor(page, '/contact');
  await openSection(page, 'Page hero');
  await page.locator('#b-hero-title').fill('Only in\nthe preview');
  await page.locator('#b-hero-title').blur();
  await expectSaved(page);
  await openTab(page, 'Publish');
  await page.getByText('Share a preview').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Preview link').inputValue();
  expect(link).toMatch(/\/preview\/[\w-]{43}$/);
  await expectUsable(page, 'a new preview link');

  const visitor = await browser.newContext({ ...PHONE, baseURL: site.url });
  const phone = await visitor.newPage();
  const requested: string[] = [];
  const problems: string[] = [];
  phone.on('request', (request) => requested.push(request.resourceType()));
  phone.on('console', (message) => problems.push(message.text()));
  const response = await phone.goto(link);
  expect(response!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("form-action 'none'"),
  });
  await expect(phone.getByRole('complementary', { name: 'About this preview' })).toContainText(
    /Preview of “.+”\s*Saved .+ CT\. Not public\. Expires/,
  );
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/Only in\s*the preview/);
  await expect(phone.locator('main form input[name="email"]').first()).toBeDisabled();
  await expectUsable(phone, 'a preview on a phone');
  expect(requested).not.toContain('script');
  expect(problems).toEqual([]);
  // The public page has not changed.
  const publicPage = await visitor.request.get('/contact');
  expect(await publicPage.text()).not.toContain('the preview');

  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(page.getByText('Revoked. The link does not work any more.')).toBeVisible();
  const gone = await phone.goto(link);
  expect(gone!.status()).toBe(404);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    'This preview link does not work',
  );
  await visitor.close();
});

test(
  'two browsers see each other, and a change of one appears in the other',
  { tag: '@full' },
  async ({ browser, site }) => {
    const [ana, ben] = await openTwoEditors(browser, site, '/about');
    const others = ana.getByRole('list', { name: 'Also here' });
    // How soon is the interval of the heartbeat, which `presence.dom.test.tsx` advances by itself.
    await expect(others).toContainText('You have this open in another tab');
    await titleField(ben).fill('About all of us');
    await titleField(ben).blur();
    await expectSaved(ben);
    await expect(titleField(ana)).toHaveValue('About all of us');
    await expectUsable(ana, 'an editor who is not alone');
    await ben.goto('/');
    await expect(others).toBeHidden();
  },
);
