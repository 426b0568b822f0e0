import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { BlockType, PropsOf } from '#src/blocks/schemas.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { openedTab, visit } from './support/application.ts';
import { headingOf, pageAt } from './support/content.ts';

/** The home page, and the page of the free audit. */

const FIGURES = [
  ['91%', 'client satisfaction'],
  ['300+', 'projects'],
  ['16+', 'CRM strategies'],
  ['58%', 'less manual effort'],
  ['42', 'platforms'],
  ['56%', 'shorter sales cycles'],
  ['125%', 'conversion increase'],
  ['59%', 'lower CAC'],
] as const;

const propsOf = <Type extends BlockType>(path: string, type: Type) =>
  pageAt(path).blocks.find((block) => block.type === type)!.props as PropsOf<Type>;

const SCHEDULER = 'https://scheduler.example/growth-audit';

test('the hero states the offer, and its button leads to the audit', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(pageAt('/').seo.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
  await expect(page.getByText(propsOf('/', 'hero-confluence').lead)).toBeVisible();
  const action = page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).first();
  await expect(action).toBeInViewport({ ratio: 1 });
  await action.click();
  await expect(page).toHaveURL('/book-audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/book-audit'));
});

test(
  'the hero and its button are above the fold on a phone',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const action = page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).first();
    await expect(action).toBeInViewport({ ratio: 1 });
  },
);

test('the home page shows eight statistics with captions and three stories, and links to all of them and to the audit', async ({
  page,
}) => {
  await visit(page, '/');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: propsOf('/', 'statistics').title }) });
  for (const [figure, caption] of FIGURES) {
    const item = section
      .getByRole('listitem')
      .filter({ has: page.getByText(caption, { exact: true }) });
    await expect(item).toHaveCount(1);
    await expect(item.locator('p').first()).toHaveText(figure);
    await expect(item.getByText(caption, { exact: true })).toBeVisible();
  }
  await expect(section.getByRole('listitem').filter({ has: page.locator('p') })).toHaveCount(8);

  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  const stories = await links.evaluateAll((all) =>
    all.map((link) => ({
      path: link.getAttribute('href')!,
      title: (link as HTMLElement).innerText,
    })),
  );
  expect(new Set(stories.map(({ path }) => path)).size).toBe(3);
  for (const { path, title } of stories) {
    expect((await page.goto(path))!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }

  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'All success stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.getByRole('article')).toHaveCount(SUCCESS_STORIES.length);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).last().click();
  await expect(page).toHaveURL('/book-audit');
});

test('the audit is free, takes 45 to 60 minutes, and has the three steps of the offer', async ({
  page,
}) => {
  await page.goto('/book-audit');
  await expect(page).toHaveTitle(pageAt('/book-audit').seo.title);
  await expect(page.getByText('Free. 45 to 60 minutes.')).toBeVisible();
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Book Your Session' });
  await expect(steps.getByRole('heading')).toHaveText([
    'Book Your Session',
    'Discovery Call',
    'Recommendations Report',
  ]);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('the audit opens the external scheduler in a new tab without opener', async ({
  page,
  context,
}) => {
  await context.route(`${SCHEDULER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Scheduler</h1>' }),
  );
  await visit(page, '/book-audit');
  const links = page.getByRole('main').getByRole('link', { name: 'Choose a time' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', SCHEDULER);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const tab = await openedTab(page, () => link.click(), SCHEDULER);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/book-audit');
});

test.describe('on a site with another scheduler and an emptied logo folder', () => {
  let other: Site;
  test.beforeAll(async () => {
    other = await startSite({ env: { SCHEDULER_URL: 'https://meet.example/audit' } });
    const folder = join(other.dataDir, 'storage', 'cms_media', 'Active Client Logos');
    await rm(folder, { recursive: true });
  });
  test.afterAll(() => other.stop());

  test('shows placeholders instead of client logos', async ({ page }) => {
    await page.goto(`${other.url}/`);
    const logos = page.locator('.logos').getByRole('img');
    await expect(logos).toHaveCount(6);
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).toHaveAttribute('src', /^\/logos\//);
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('links to the configured scheduler', async ({ page }) => {
    await page.goto(`${other.url}/book-audit`);
    const link = page.getByRole('main').getByRole('link', { name: 'Choose a time' });
    await expect(link.first()).toHaveAttribute('href', 'https://meet.example/audit');
  });
});

test('an FAQ opens its answer, also by keyboard', async ({ page }) => {
  await page.goto('/book-audit');
  const [first] = propsOf('/book-audit', 'faq').items;
  const answer = page.getByText(first!.answer);
  await expect(answer).toBeHidden();
  await page.getByText(first!.question).click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});
