import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { signIn } from './support/admin-session.ts';
import { expectSaved, saveLine } from './support/page-editor.ts';
import {
  bodyOf,
  endOfBlock,
  openPostEditor,
  openTwoPostEditors,
  storedBody,
  textOf,
} from './support/post-editor.ts';

/** /admin/blog-editor/<id>: a post is written by keyboard, by two people at once, and through a crash. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const SLUG = 'why-forecasts-get-argued';

test('a post is written by keyboard alone: blocks, formats, links, a table, undo', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await openPostEditor(page, site, SLUG);
  const body = bodyOf(page);
  await endOfBlock(page, 0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('## What changed');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We **stopped** arguing.');
  await expect(body.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(body.locator('strong', { hasText: 'stopped' })).toBeVisible();

  await page.keyboard.press('Enter');
  await page.keyboard.type('/metr');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await expect(menu.getByRole('option', { name: /^Metric/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectUsable(page, 'the menu of blocks');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What was measured')).toBeFocused();
  await page.keyboard.type('Days from quote to order');
  await expect(body.locator('.body-metric')).toContainText('Days from quote to order');

  await endOfBlock(page, 2);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/table');
  await page.keyboard.press('Enter');
  for (const head of ['Stage', 'Deals']) {
    await page.keyboard.type(head);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Win rate');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: 'Change the table' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(body.locator('table').first().locator('tr')).toHaveCount(4);

  await endOfBlock(page, 0);
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Link to' }).fill('/contact');
  await page.keyboard.press('Enter');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(body.locator('a[data-href="/contact"]')).toHaveCount(1);

  await expectSaved(page);
  const { content = [] } = await storedBody(page, site);
  expect(content.slice(0, 5).map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'paragraph',
    'table',
    'metric',
  ]);
  await expectUsable(page, 'the post editor');
});

test(
  'two writers: paragraphs merge, and the cursor of each stays in its text',
  { tag: '@full' },
  async ({ browser, site }) => {
    const [ana, ben] = await openTwoPostEditors(browser, site, SLUG);
    await endOfBlock(ana, 0);
    await endOfBlock(ben, 1);
    for (const part of ['One', 'two', 'three', 'four']) {
      await ana.keyboard.type(` Ana${part}`);
      await ben.keyboard.type(` Ben${part}`);
    }
    await ana.keyboard.press('Enter');
    await ana.keyboard.type('A new paragraph of Ana.');
    const whole =
      /AnaOne Anatwo Anathree Anafour.*A new paragraph of Ana.*BenOne Bentwo Benthree Benfour/s;
    await expect.poll(async () => textOf(await storedBody(ana, site))).toMatch(whole);
    for (const page of [ana, ben]) {
      await page.bringToFront();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(bodyOf(page)).toContainText('A new paragraph of Ana.');
      await expect(bodyOf(page)).toContainText('Benfour');
    }
    // Each goes on where they were.
    await ben.keyboard.type(' Still here.');
    await expect
      .poll(async () => textOf(await storedBody(ben, site)))
      .toContain('Benfour Still here.');
    await expect(ben.locator('.conflict')).toHaveCount(0);
  },
);

test(
  'a crash while typing loses at most the last second',
  { tag: '@full' },
  async ({ page, site, context }) => {
    await signIn(page, site);
    await openPostEditor(page, site, SLUG);
    await context.setOffline(true);
    await endOfBlock(page, 2);
    await page.keyboard.type(' Typed on a train.');
    await expect(saveLine(page)).toContainText('kept in this browser');
    const url = page.url();
    const again = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    await again.goto(url);
    await again
      .getByRole('region', { name: /never saved/ })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expectSaved(again);
    await expect(bodyOf(again)).toContainText('Typed on a train.');
    expect(textOf(await storedBody(again, site))).toContain('Typed on a train.');
  },
);
