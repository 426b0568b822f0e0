import { LOCAL_PAGES } from '#content/pages/local/index.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { DESKTOP, expectInPlace, PHONE, TABLET } from './support/layout.ts';
import { pageWithoutScripts } from './support/lead-forms.ts';
import { EVERY_PAGE, SITE_PATHS } from './support/public-pages.ts';

/** Layout of the pages, and in the states, that every-page.spec.ts does not visit. */

const OTHER_PAGES = SITE_PATHS.filter((path) => !EVERY_PAGE.includes(path));
const isStory = (path: string) => path.startsWith('/insights/success-stories/');

for (const [kind, paths] of [
  ['story', OTHER_PAGES.filter(isStory)],
  ['post', OTHER_PAGES.filter((path) => !isStory(path))],
] as const)
  test(
    `everything is in place on every other ${kind}`,
    { tag: '@full' },
    async ({ browser, site }) => {
      const page = await pageWithoutScripts(browser, site);
      for (const path of paths) {
        await page.goto(path);
        for (const size of [DESKTOP, TABLET, PHONE]) {
          await page.setViewportSize(size);
          await expectInPlace(page, `${path} at ${size.width} px`);
        }
      }
      await page.context().close();
    },
  );

test('texts beside each other share a line, and a headline keeps its distance', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/playbooks', '/vistage', ...LOCAL_PAGES.map(({ path }) => path)]) {
    await page.goto(path);
    const [title, lead] = await Promise.all(
      ['h1', '.hero-side'].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const label = element.querySelector('.heading-label');
            if (label) range.setStartAfter(label);
            const { left, right } = range.getBoundingClientRect();
            return { left, right };
          }),
      ),
    );
    expect.soft(lead!.left - title!.right, path).toBeGreaterThan(40);
  }
  await page.goto('/ai-quotient');
  const names = page.locator('.measures h3');
  const tops = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('columns, tables and the lines of a short headline are even', async ({ page }) => {
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return `${Math.round(left)} to ${Math.round(right)}`;
      }),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const columns = await edges('.rich-text .prose, .halves > :nth-child(2)');
  expect(columns.map((column) => column.split(' ')[0])).toEqual(['732', '732']);
  await page.goto('/insights/fifty-case-ai-test');
  const tables = await edges('.article-body .table-scroll');
  expect([tables.length, new Set(tables).size]).toEqual([3, 1]);
  await page.setViewportSize({ width: 360, height: 760 });
  const lines = await page.locator('.site-news h2').evaluate((headline) => {
    const text = document.createRange();
    text.selectNodeContents(headline.lastChild!);
    const rights = new Map<number, number>();
    for (const { bottom, right } of text.getClientRects())
      rights.set(bottom, Math.max(right, rights.get(bottom) ?? 0));
    return [...rights.values()];
  });
  expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.6);
});

test('a word of 500 letters widens no page, whatever text it stands in', async ({ page }) => {
  for (const path of ['/', '/manufacturing', '/playbooks/hubspot-quick-wins'])
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect(await page.getByRole('main').evaluate(textsThatOverflow), path).toEqual([]);
    }
});

/** Texts that a long word takes out of the window, but those that their section cuts off. */
function textsThatOverflow(main: HTMLElement): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { data, parentElement } = text as Text;
    if (data.trim() === '' || parentElement!.closest('svg, option')) continue;
    (text as Text).data = 'W'.repeat(500);
    const range = document.createRange();
    range.selectNodeContents(text);
    let isCut = false;
    for (let at = parentElement; at && at !== main; at = at.parentElement)
      isCut ||= getComputedStyle(at).overflowX !== 'visible';
    if (range.getBoundingClientRect().right > innerWidth && !isCut) found.push(data);
    (text as Text).data = data;
  }
  return found;
}

test('a long search word does not break the layout at any width', async ({ page }) => {
  await page.goto(`/search?q=${'word'.repeat(40)}`);
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectInPlace(page, `at ${size.width} px`);
  }
});
