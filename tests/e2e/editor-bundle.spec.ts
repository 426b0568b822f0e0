import type { Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { waitForHydration } from './support/application.ts';
import { untilIdle } from './support/page-visit.ts';
import { openEditor } from './support/page-editor.ts';
import { openPostEditor } from './support/post-editor.ts';

/** Visitors load nothing of the editors: no file of their own, and none of their words in the files that they load. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

/** One page without forms, one with a form, one with the largest island. */
const PUBLIC = ['/', '/contact', '/ai-quotient'];
/** Texts that only the code and the styles of the editors contain. */
const MARKS = [
  '/admin/api/documents',
  'canvas-stage',
  'inspector-panel',
  'data-canvas',
  'slash-menu',
  'writing-sheet',
];

/** Scripts and styles that the page has loaded. The manifest names all routes. */
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path) && !path.includes('/manifest-')),
  );

test('the head of the page editor names its scripts and fonts, which are few', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await openEditor(page, '/about');
  const loaded = await loadedFiles(page);
  const html = await (await page.request.get(page.url())).text();
  const head = html.slice(0, html.indexOf('<body'));
  const named = (rel: string) =>
    [...head.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(
      ([, href]) => href!,
    );
  const scripts = named('modulepreload').filter((path) => !path.includes('/manifest-'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThan(16);
  expect(loaded).toEqual(expect.arrayContaining(scripts));
  expect(named('preload')).toEqual([
    expect.stringMatching(/\.woff2$/),
    expect.stringMatching(/\.woff2$/),
  ]);
});

test('public pages load no byte of the editors', { tag: '@full' }, async ({ page, site }) => {
  await startSession(page, site);
  await openEditor(page, '/about');
  await untilIdle(page);
  const editor = await loadedFiles(page);
  await openPostEditor(page, site, 'why-forecasts-get-argued');
  await untilIdle(page);
  editor.push(...(await loadedFiles(page)));
  const read = async (path: string) => (await page.request.get(path)).text();
  const own = new Set<string>();
  for (const path of editor) {
    const text = await read(path);
    if (MARKS.some((mark) => text.includes(mark))) own.add(path);
  }
  // The marks are words of the editor's files; otherwise the rest would prove nothing.
  expect(own.size).toBeGreaterThan(0);

  await page.context().clearCookies();
  for (const path of PUBLIC) {
    const html = await (await page.goto(path))!.text();
    await waitForHydration(page);
    await untilIdle(page);
    const files = await loadedFiles(page);
    expect(files.length, path).toBeGreaterThan(1);
    expect(
      files.filter((file) => own.has(file)),
      path,
    ).toEqual([]);
    const texts = [html, ...(await Promise.all(files.map(read)))];
    for (const mark of MARKS)
      expect(
        texts.filter((text) => text.includes(mark)),
        `${mark} on ${path}`,
      ).toHaveLength(0);
  }
});
