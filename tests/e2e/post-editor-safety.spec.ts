import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expect,
  ownSite,
  type Site,
  startSite,
  test as base,
} from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { expectSaved, saveAgain, saveLine } from './support/page-editor.ts';
import {
  bodyOf,
  endOfBlock,
  openPostEditor,
  openTwoPostEditors,
  storedBody,
  textOf,
} from './support/post-editor.ts';

/** /admin/blog-editor/<id>: what is typed outlasts another writer, a crash of the tab and one of the server. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const SLUG = 'why-forecasts-get-argued';

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
    await startSession(page, site);
    await openPostEditor(page, site, SLUG);
    await context.setOffline(true);
    await endOfBlock(page, 2);
    await page.keyboard.type(' Typed on a train.');
    await expect(saveLine(page)).toContainText('text is kept in this browser');
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

test(
  'kill -9 of the server while someone types loses nothing that the browser has kept',
  { tag: '@full' },
  async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cadron-killed-'));
    const dataDir = join(folder, 'data');
    const first = await startSite({ dataDir });
    const page = await (await browser.newContext({ baseURL: first.url })).newPage();
    await startSession(page, first);
    await openPostEditor(page, first, SLUG);
    let killed: Promise<void> | undefined;
    await page.route('**/admin/api/documents/*', (route) => {
      // Whether the save arrives before the end of the server is up to the machine.
      if (route.request().method() === 'POST') killed ??= first.kill();
      return route.continue();
    });
    await endOfBlock(page, 0);
    await page.keyboard.type(' Typed before');
    await expect.poll(() => killed !== undefined).toBe(true);
    await page.keyboard.type(' and after.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Another paragraph.');
    await expect(saveLine(page)).toContainText('text is kept in this browser');
    await killed;
    await first.stop();

    await using second = await startSite({ dataDir, port: first.port });
    await saveAgain(page);
    expect(textOf(await storedBody(page, second))).toMatch(
      /Typed before and after\.Another paragraph\./,
    );
    await page.context().close();
    await rm(folder, { recursive: true, force: true });
  },
);
