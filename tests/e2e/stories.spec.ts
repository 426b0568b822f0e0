import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { expectSaved, stateMark } from './support/page-editor.ts';

/** Success stories: from the editor to the site, and back to the built-in text. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test('a story is edited beside its page, published, and put back', async ({ page, site }) => {
  const title = 'Orders in 28 days, and what it took';
  await startSession(page, site);
  await page.goto('/admin/blog-editor/stories');
  await page.getByRole('link', { name: /^From request to order/ }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Client').click();
  await expectSaved(page);
  const preview = page.frameLocator('iframe[title$="as visitors see it"]:not([aria-hidden])');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title);
  const list = `${site.url}/insights/success-stories`;
  expect(await (await fetch(list)).text()).not.toContain(title);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(stateMark(page)).toHaveText('Published');
  await expect.poll(async () => (await fetch(list)).text()).toContain(title);

  await page.getByRole('button', { name: /built-in text/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /built-in text/ })
    .click();
  await expect.poll(async () => (await fetch(list)).text()).not.toContain(title);
});

test('a new story says what it lacks only when it is to be published', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin/blog-editor/stories');
  await page.getByRole('button', { name: 'New success story' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeEditable();
  await expect(page.getByText('Name the client before you publish the story.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByText('Name the client before you publish the story.')).toBeVisible();
});
