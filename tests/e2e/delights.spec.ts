import type { Page } from '@playwright/test';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { pageWithoutScripts } from './support/lead-forms.ts';

/** Pictures that visitors can play with: by keyboard, without scripts, with reduced motion, and what they weigh. */

const STORY = SUCCESS_STORIES.find(({ companyName }) => companyName === 'Tidewick')!;

interface Delight {
  path: string;
  /** what the focus wakes */
  control: string;
  /** a file of its own */
  script: string;
  /** uses it by keyboard, and waits for what it shows */
  use: (page: Page) => Promise<void>;
  /** what does nothing without scripts, if that is not what the focus wakes */
  operated?: string;
  /** what stands without scripts, in what is open */
  still: string;
}

const DELIGHTS: Delight[] = [
  {
    path: '/',
    control: '.hero-art input',
    script: 'trace.island',
    async use(page) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.hero-wide .big').first()).toHaveText('Ad accounts');
      await page.keyboard.press('End');
      await expect(page.locator('.hero-wide .big')).toHaveText(['AI pilots', '12%']);
    },
    still: '.hero-wide',
  },
  {
    path: `/insights/success-stories/${STORY.slug}`,
    control: '.story-compare input',
    script: 'compare.island',
    async use(page) {
      const after = page.locator('.story-label').last();
      await expect(after).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(after).toBeHidden();
      await page.keyboard.press('End');
      await expect(after).toBeVisible();
      await page.keyboard.press('Home');
      await expect(after).toBeHidden();
    },
    still: '.story-compare svg >> nth=1',
  },
  {
    path: '/book-audit',
    control: '[name=leads]',
    script: 'leak.island',
    async use(page) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('1000');
      await expect(page.locator('output strong')).toHaveText('$96,000');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
      await expect(page.locator('output strong')).toHaveText('$0');
      await expect(page.locator('.leak-strand text').first()).toBeHidden();
    },
    still: '.closing output',
  },
  {
    path: '/services',
    control: '.first-days summary',
    script: 'first-days.island',
    async use(page) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('SaaS');
      await expect(page.locator('.first-days h4').first()).toHaveText(
        'Product data stays in the product',
      );
    },
    operated: '.first-days select',
    still: '.first-days .plan-dates',
  },
];

test('each plan prints alone, on one page', async ({ page }) => {
  await visit(page, '/services');
  await page.locator('.first-days summary').click();
  await page.getByLabel('Your market').selectOption('SaaS');
  const plan = page.locator('.first-days');
  await expect(plan).toContainText('Product data stays');
  // As while the dialog of the browser is open.
  await page.evaluate(() => void (document.documentElement.dataset['print'] = 'first-days'));
  const service = page.getByLabel('Service');
  for (const name of await service.locator('option').allTextContents()) {
    await service.selectOption(name);
    await expect(plan.getByRole('heading', { name: `${name}, day by day` })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), name).toHaveLength(1);
  }
});

const MAX_SCRIPT = 4 * 1024;

for (const { path, control, script, use, operated = control, still } of DELIGHTS) {
  test(`${script} works by keyboard, comes with the first focus, and is under 4 KB`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const sizes: Promise<number>[] = [];
    const names: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      names.push(request.url());
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.locator(control).first().focus();
    await expect.poll(() => names.some((name) => name.includes(script))).toBe(true);
    expect(await height()).toBe(before);
    await use(page);
    const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(MAX_SCRIPT);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectNoViolations(page, `${path} in use`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, `${path} in use`);
  });

  test(`${script}: without scripts its picture stands still, and no control does nothing`, async ({
    browser,
    site,
  }) => {
    const page = await pageWithoutScripts(browser, site);
    await page.goto(path);
    // In place of a press: the summary of a fold, which works without scripts.
    for (const fold of await page.locator('.first-days summary').all()) await fold.click();
    await expect(page.locator(operated).first()).toBeHidden();
    await expect(page.locator(still).first()).toBeVisible();
    await page.context().close();
  });
}
