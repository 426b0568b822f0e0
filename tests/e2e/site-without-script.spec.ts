import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { SITE_PATHS } from './support/site-paths.ts';

/** Every page is whole before any script, and stays what it was when scripts come. */

/** The words of the page's content, visible or folded away, without whitespace. */
const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.textContent.replace(/\s+/g, ''));

test('without JavaScript every page has the content it has with it', async ({ browser, site }) => {
  test.setTimeout(240_000);
  const plainContext = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const scriptedContext = await browser.newContext({ baseURL: site.url });
  const [without, withScript] = [await plainContext.newPage(), await scriptedContext.newPage()];
  for (const path of SITE_PATHS) {
    await without.goto(path);
    await visit(withScript, path);
    const [words, scripted] = await Promise.all([wordsOf(without), wordsOf(withScript)]);
    expect.soft(words, path).toBe(scripted);
    expect.soft(words.length, path).toBeGreaterThan(60);
    await expect.soft(without.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
  await plainContext.close();
  await scriptedContext.close();
});
