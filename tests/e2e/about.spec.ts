import type { Page } from '@playwright/test';
import { AUTHORS } from '#content/authors.ts';
import { BRAND } from '#content/brand.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';

/** The about page: people, open positions, and the page without JavaScript. */

const PEOPLE = AUTHORS.map(({ name }) => name);
const PLACE = 'Full Time, Conway, Arkansas';

const POSITIONS = [
  ['Senior Analyst', '/about/senior-analyst'],
  ['CRM Associate', '/about/crm-associate'],
  ['Senior Growth Strategist', '/about/senior-growth-strategist'],
] as const;

const strip = (page: Page) => page.locator('#technology');
const logos = (page: Page) => strip(page).getByRole('img');

test('shows mission, differences, team, positions and technologies in order', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Our team: /,
    'Mission',
    /^What sets us apart: /,
    /^How it works: /,
    'Open positions',
    /^Technology: /,
    /.+/, // the closing banner
  ]);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).last(),
  ).toHaveAttribute('href', '/book-audit');
});

test('shows four people with name, role and portrait', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto('/about');
  const people = page.locator('#team .team-row > li');
  await expect(people.getByRole('heading')).toHaveText(PEOPLE);
  for (const person of await people.all()) {
    await expect(person.getByText(/^Principal, /)).toBeVisible();
    await expect(person.getByRole('link', { name: 'Book a call' })).toBeVisible();
    await expect(person.getByRole('link', { name: /^Story: / })).toHaveCount(2);
    await expect(person.getByRole('link', { name: /^Post: / })).toHaveCount(1);
  }
  const faces = page.locator('.avatar');
  await expect(faces).toHaveCount(PEOPLE.length);
  for (const face of await faces.all()) {
    const { width, y, height } = (await face.boundingBox())!;
    expect(width).toBeGreaterThan(70);
    expect(y + height).toBeLessThan(page.viewportSize()!.height);
  }
});

test('each open position links to its page with an email application', async ({ page }) => {
  await visit(page, '/about');
  const rows = page.locator('#positions').getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText(POSITIONS.map(([name]) => new RegExp(name)));
  for (const [name, path] of POSITIONS) {
    await page.goto('/about');
    await expect(rows.filter({ hasText: name }).getByText(PLACE)).toBeVisible();
    await rows.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    const title = new RegExp(`^Open position: ${name.replaceAll(' ', '\\s*')}$`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(PLACE, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Breadcrumb').getByRole('link')).toHaveAttribute('href', '/about');
    const links = page.getByRole('main').getByRole('link', { name: 'Apply by email' });
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute(
        'href',
        `mailto:${BRAND.email}?subject=${encodeURIComponent(`Application: ${name}`)}`,
      );
  }
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('shows people, positions and logos', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('#team').getByRole('heading', { level: 3 })).toHaveText(PEOPLE);
    expect(await logos(page).count()).toBeGreaterThan(9);
    await expect(strip(page).getByText('Loading logos...')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Senior Analyst' }).click();
    await expect(page).toHaveURL('/about/senior-analyst');
  });
});
