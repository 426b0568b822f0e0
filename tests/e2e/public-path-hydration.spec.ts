import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, untilAlive, visit, watchForProblems } from './support/application.ts';
import { POST, PUBLIC_PAGES, STORY, UNKNOWN } from './support/public-pages.ts';

/** React adopts the markup of the server: it neither complains, nor renders anything anew. */

for (const path of [...PUBLIC_PAGES, UNKNOWN]) {
  test(`${path} hydrates without an error and keeps every element of the server`, async ({
    page,
  }) => {
    const problems = await watchForProblems(page);
    const release = await holdScripts(page);
    await page.goto(path);
    const before = await page.evaluateHandle(() => {
      const elements = [...document.querySelectorAll('header, main, main *, footer, footer *')];
      // What a block only shows once it is alive may come, and nothing may go.
      return { elements, text: document.querySelector('main')!.innerText };
    });
    release();
    await untilAlive(page);
    const after = await before.evaluate(({ elements, text }) => ({
      total: elements.length,
      lost: elements.filter((element) => !element.isConnected).length,
      isSameText: text === document.querySelector('main')!.innerText,
    }));
    expect(after.total).toBeGreaterThan(20);
    expect(after).toEqual({ total: after.total, lost: 0, isSameText: true });
    expect(problems).toEqual([]);
  });
}

for (const path of ['/', STORY, '/book-audit']) {
  test(`the drawings of ${path} are the same nodes after hydration, with all their shapes`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const drawings = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main svg')].map((drawing) => ({
        drawing,
        markup: drawing.outerHTML,
      })),
    );
    release();
    await untilAlive(page);
    const same = await drawings.evaluate((all) =>
      all.map(({ drawing, markup }) => drawing.isConnected && drawing.outerHTML === markup),
    );
    expect(same.length).toBeGreaterThan(0);
    expect(same).not.toContain(false);
  });
}

test('a page shows the same after a client navigation as in its document', async ({
  page,
  context,
}) => {
  const walker = await context.newPage();
  await visit(walker, UNKNOWN);
  for (const path of ['/', '/insights', POST, '/insights/success-stories', STORY, '/book-audit']) {
    await page.goto(path);
    const expected = await page.getByRole('main').innerText();
    await walker.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')!.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(walker).toHaveURL(path);
    await expect(walker).toHaveTitle(await page.title());
    await expect.poll(() => walker.getByRole('main').innerText(), path).toBe(expected);
  }
});

test('going back and forward between pages of markup shows each of them whole', async ({
  page,
}) => {
  const problems = await watchForProblems(page);
  await visit(page, '/insights/success-stories');
  const text = () => page.getByRole('main').innerText();
  const stories = await text();
  await page.locator(`main a[href="${STORY}"]`).click();
  await expect(page).toHaveURL(STORY);
  await expect.poll(text).not.toBe(stories);
  const story = await text();
  await page.goBack();
  await expect.poll(text).toBe(stories);
  await page.goForward();
  await expect.poll(text).toBe(story);
  expect(problems).toEqual([]);
});
