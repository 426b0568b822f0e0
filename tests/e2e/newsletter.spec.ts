import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { mailTo } from './support/mails.ts';
import {
  expectToast,
  FAILED,
  footerForm,
  formIn,
  INVALID,
  openHydrated,
  SUCCESS,
} from './support/newsletter-form.ts';
import { newAddress } from './support/subscribing.ts';

/** The newsletter form in the browser (spec sections 4, 5, 7 and 8), at both sizes. */

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/newsletter')
      posts += 1;
  });
  return () => posts;
}

test(
  'an address without an @ is named invalid, kept, and not sent',
  { tag: '@phone' },
  async ({ page }) => {
    const posts = countPosts(page);
    const form = await openHydrated(page, '/');
    await form.field.fill('reader.example.com');
    await form.button.click();
    await expectToast(form, ...INVALID);
    await expect(form.message).toHaveText(INVALID[1]);
    await expect(form.field).toHaveValue('reader.example.com');
    await expect(form.field).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field).toBeFocused();
    expect(posts()).toBe(0);
  },
);

test('an empty field and one of spaces are named invalid and not sent', async ({ page }) => {
  const posts = countPosts(page);
  const form = await openHydrated(page, '/');
  for (const typed of ['', '   ']) {
    await form.field.fill(typed);
    await form.field.press('Enter');
    await expectToast(form, ...INVALID);
  }
  expect(posts()).toBe(0);
});

test('an address that only the server finds wrong is named invalid and kept', async ({ page }) => {
  const form = await openHydrated(page, '/');
  await form.field.fill('reader@nowhere');
  await form.button.click();
  await expectToast(form, ...INVALID);
  await expect(form.field).toHaveValue('reader@nowhere');
});

test(
  'subscribing thanks, clears the field, and a mail is on its way',
  { tag: '@phone' },
  async ({ page, site }) => {
    const form = await openHydrated(page, '/');
    const address = newAddress();
    await form.field.fill(address);
    await form.button.click();
    await expectToast(form, ...SUCCESS);
    await expect(form.field).toHaveValue('');
    await expect(form.message).toContainText('a link to confirm it is on its way');
    await expect(page).toHaveURL('/');
    expect((await mailTo(site.mailFolder, address)).subject).toBe(
      'Confirm your subscription to our monthly note',
    );
  },
);

test('the form of Insights subscribes as well', async ({ page, site }) => {
  await openHydrated(page, '/insights');
  const form = formIn(page, page.getByRole('main'));
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, ...SUCCESS);
  await expect(form.field).toHaveValue('');
  await mailTo(site.mailFolder, address);
});

const FAILURES: [name: string, fail: (page: Page) => Promise<unknown>][] = [
  [
    'the server answers 500',
    (page) => page.route('**/newsletter', (route) => route.fulfill({ status: 500 })),
  ],
  ['the connection breaks', (page) => page.route('**/newsletter', (route) => route.abort())],
  ['the visitor is offline', (page) => page.context().setOffline(true)],
  [
    'a hotel network answers instead',
    (page) =>
      page.route('**/newsletter', (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<h1>Room number, please</h1>',
        }),
      ),
  ],
];

for (const [name, fail] of FAILURES) {
  test(
    `when ${name}, it says so, keeps the address, and the next try works`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const form = await openHydrated(page, '/');
      const address = newAddress();
      await fail(page);
      await form.field.fill(address);
      await form.button.click();
      await expectToast(form, ...FAILED);
      await expect(form.message).toHaveText(FAILED[1]);
      await expect(form.field).toHaveValue(address);

      await page.unrouteAll();
      await page.context().setOffline(false);
      await form.button.click();
      await expectToast(form, ...SUCCESS);
      await expect(form.field).toHaveValue('');
      await mailTo(site.mailFolder, address);
    },
  );
}

test(
  'while it is being sent the button says so, and a second press sends nothing more',
  { tag: '@phone' },
  async ({ page }) => {
    const posts = countPosts(page);
    const form = await openHydrated(page, '/');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/newsletter', async (route) => {
      await held;
      await route.continue();
    });
    await form.field.fill(newAddress());
    await form.button.dblclick();
    await expect(form.button).toHaveText('Subscribing...');
    await expect(form.button).toBeDisabled();
    await form.field.press('Enter');
    release();
    await expectToast(form, ...SUCCESS);
    expect(posts()).toBe(1);
  },
);

test('a new message takes the place of the one before', { tag: '@phone' }, async ({ page }) => {
  const form = await openHydrated(page, '/');
  await form.field.fill('wrong');
  for (const _ of [1, 2, 3]) await form.field.press('Enter');
  await expectToast(form, ...INVALID);
  await form.field.fill(newAddress());
  await form.field.press('Enter');
  await expectToast(form, ...SUCCESS);
  await expect(page.getByText(INVALID[0])).toHaveCount(0);
});

test('a message can be closed', async ({ page }) => {
  const form = await openHydrated(page, '/');
  await form.field.fill('wrong');
  await form.button.click();
  await expectToast(form, ...INVALID);
  await form.toasts.getByRole('button', { name: 'Close' }).click();
  await expect(form.toasts).toHaveCount(0);
});

test('the tracker learns the address and then the subscription, and only after the success', async ({
  page,
}) => {
  await page.addInitScript('window._hsq = []');
  const form = await openHydrated(page, '/');
  const queue = () => page.evaluate('window._hsq');
  await page.route('**/newsletter', (route) => route.fulfill({ status: 500 }));
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, ...FAILED);
  expect(await queue()).toEqual([]);

  await page.unrouteAll();
  await form.button.click();
  await expectToast(form, ...SUCCESS);
  expect(await queue()).toEqual([
    ['identify', { email: address }],
    ['trackEvent', { id: 'email_newsletter_subscription' }],
  ]);
});

test('without a tracker nothing breaks and none is made up', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const form = await openHydrated(page, '/');
  await form.field.fill(newAddress());
  await form.button.click();
  await expectToast(form, ...SUCCESS);
  expect(await page.evaluate('typeof window._hsq')).toBe('undefined');
  expect(errors).toEqual([]);
});

test('the trap for programs is met neither by the eye nor by the keyboard', async ({ page }) => {
  const form = await openHydrated(page, '/');
  await form.field.press('Tab');
  await expect(form.button).toBeFocused();
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(1);
});

test('the form passes axe empty, invalid and done', { tag: '@phone' }, async ({ page }) => {
  const form = await openHydrated(page, '/');
  const check = async () => {
    const { violations } = await new AxeBuilder({ page })
      .include('footer')
      .include('[data-sonner-toaster]')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  const settled = () => expect(form.toasts).toHaveCSS('opacity', '1');
  await form.field.fill('wrong');
  await form.button.click();
  await expectToast(form, ...INVALID);
  await settled();
  await check();
  await form.field.fill(newAddress());
  await form.button.click();
  await expectToast(form, ...SUCCESS);
  await settled();
  await check();
});

test(
  'a form sent before scripts have arrived subscribes all the same',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const form = footerForm(page);
    const address = newAddress();
    await form.field.fill(address);
    await form.button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS[0]);
    await expect(page.getByRole('main').getByText(SUCCESS[1])).toBeVisible();
    await mailTo(site.mailFolder, address);
  },
);
