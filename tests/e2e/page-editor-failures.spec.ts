import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expect,
  ownSite,
  type Site,
  startSite,
  test as base,
} from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import {
  expectSaved,
  openEditor,
  saveAgain,
  saveLine,
  storedContent,
  titleField,
} from './support/page-editor.ts';

/** Failures while an editor types: nothing typed is lost. `page-editor.spec.ts` has an ended session and a reload. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

async function typeTitle(page: Page, text: string): Promise<void> {
  await titleField(page).fill('');
  await titleField(page).pressSequentially(text, { delay: 20 });
}

/** The titles of the unsaved states that the browser keeps. */
const keptTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('no copies')));
      });
    const db = await resultOf(indexedDB.open('cadron-documents'));
    const kept = db.transaction('copies').objectStore('copies').getAll();
    const copies = (await resultOf(kept)) as { content: { title: string } }[];
    db.close();
    return copies.map(({ content }) => content.title);
  });

test(
  'a tab that crashes while someone types',
  { tag: '@full' },
  async ({ page, site, context }) => {
    await startSession(page, site);
    await openEditor(page, '/about');
    const url = page.url();
    // The save that would come after a pause never leaves the browser.
    await page.route('**/admin/api/documents/*', (route) => route.abort());
    await typeTitle(page, 'Typed until the tab crashed');
    // Copies are made every 400 ms.
    await expect.poll(() => keptTitles(page)).toContain('Typed until the tab crashed');
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const again = await context.newPage();
    await again.goto(url);
    const offer = again.getByRole('region', { name: /never saved/ });
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect(titleField(again)).toHaveValue('Typed until the tab crashed');
    await expectSaved(again);
    expect((await storedContent(again, site)).title).toBe('Typed until the tab crashed');
  },
);

test('ten minutes offline', { tag: '@full' }, async ({ page, site, context }) => {
  await page.clock.install();
  await startSession(page, site);
  await openEditor(page, '/book-audit');
  await context.setOffline(true);
  await typeTitle(page, 'Typed when the train entered the tunnel');
  for (let minute = 1; minute <= 10; minute += 1) {
    await page.clock.fastForward('01:00');
    await expect(saveLine(page)).toContainText('text is kept in this browser');
  }
  await titleField(page).press('End');
  await titleField(page).pressSequentially(' and left it');
  await context.setOffline(false);
  await expectSaved(page);
  const { title } = await storedContent(page, site);
  expect(title).toBe('Typed when the train entered the tunnel and left it');
});

test('kill -9 of the server during a save', { tag: '@full' }, async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-killed-'));
  const dataDir = join(folder, 'data');
  const first = await startSite({ dataDir });
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await startSession(page, first);
  await openEditor(page, '/contact');
  let killed: Promise<void> | undefined;
  await page.route('**/admin/api/documents/*', (route) => {
    // Whether the request arrives before the end of the server is up to the machine.
    if (route.request().method() === 'POST') killed ??= first.kill();
    return route.continue();
  });
  await typeTitle(page, 'Typed before');
  await expect.poll(() => killed !== undefined).toBe(true);
  await titleField(page).press('End');
  await titleField(page).pressSequentially(' and after the end of the server');
  await expect(saveLine(page)).toContainText('text is kept in this browser');
  await killed;
  await first.stop();

  await using second = await startSite({ dataDir, port: first.port });
  await saveAgain(page);
  const { title } = await storedContent(page, second);
  expect(title).toBe('Typed before and after the end of the server');
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
