import { untilKept } from './support/data-layer.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { leadsOf, pageWithoutScripts } from './support/lead-forms.ts';
import { confirm, countMails, heading, mailTo, subscribe } from './support/mails.ts';
import { expectToast, openHydrated, SUCCESS } from './support/newsletter-form.ts';
import { newAddress, postSubscription } from './support/posting.ts';

/** Confirming a subscription by email (double opt-in). */

test('the emailed link confirms by its button, not by being opened', async ({ page, site }) => {
  const mail = await subscribe(site);
  for (const _ of ['a mail scanner', 'the reader']) {
    await page.goto(mail.confirmPath);
    await expect(heading(page)).toHaveText('Confirm your subscription');
  }
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('Subscription confirmed');

  await page.goto(mail.confirmPath);
  await expect(heading(page)).toHaveText('Already confirmed');
  await expect(page.getByRole('button', { name: 'Confirm subscription' })).toHaveCount(0);
});

test('stores the campaign of a subscriber in their lead', async ({ page, site }) => {
  const form = await openHydrated(page, '/insights?utm_source=podcast');
  await untilKept(page, 'attribution', 'podcast');
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, SUCCESS);
  await confirm(page, await mailTo(site.mailFolder, address));
  const [lead] = await leadsOf(site, address);
  expect(lead).toMatchObject({
    form: 'newsletter',
    attribution: { first: { landingPage: '/insights', parameters: { utm_source: 'podcast' } } },
  });
});

test('confirming twice reports that the subscription is already confirmed', async ({
  page,
  site,
  context,
}) => {
  const mail = await subscribe(site);
  const oldTab = await context.newPage();
  await oldTab.goto(mail.confirmPath);
  await confirm(page, mail);
  await oldTab.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(oldTab)).toHaveText('Already confirmed');
});

test('the token is removed from the URL and not pushed into the data layer', async ({
  page,
  site,
}) => {
  const mail = await subscribe(site);
  const token = mail.confirmPath.split('token=')[1]!;
  await page.goto(mail.confirmPath);
  await expect.poll(() => page.evaluate('window.dataLayer?.length')).toBeGreaterThan(0);
  expect(await page.evaluate('JSON.stringify(window.dataLayer)')).not.toContain(token);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('Subscription confirmed');
  expect(page.url()).not.toContain(token);
});

test('pages behind emailed links are not cached and not indexed', async ({ site }) => {
  const mail = await subscribe(site);
  for (const path of [mail.confirmPath, mail.unsubscribePath, '/newsletter']) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get('cache-control'), path).toContain('no-store');
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('a known address gets the same response as a new one, but no second email', async ({
  page,
  site,
}) => {
  const address = newAddress();
  const first = await postSubscription(site.url, address);
  await confirm(page, await mailTo(site.mailFolder, address));
  const again = await postSubscription(site.url, address);
  const shouted = await postSubscription(site.url, address.toUpperCase());
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()]);
  expect(shouted.status).toBe(200);
  await subscribe(site); // jobs run in order, so a second email would have arrived by now
  expect(countMails(site.mailFolder, address)).toBe(1);
});

test('discards a submission with a filled honeypot, with the usual response', async ({ site }) => {
  const address = newAddress();
  const answer = await fetch(`${site.url}/newsletter`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ email: address, source: 'footer', referral_note: 'Buy now' }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'success' }]);
  await subscribe(site);
  expect(countMails(site.mailFolder, address)).toBe(0);
});

test('subscribing works without scripts', async ({ browser, site }) => {
  const page = await pageWithoutScripts(browser, site);
  const address = newAddress();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading(page)).toHaveText(SUCCESS.title);
  await expect(page.getByRole('main').getByText(SUCCESS.description)).toBeVisible();

  const mail = await mailTo(site.mailFolder, address);
  await confirm(page, mail);
  await page.goto(mail.unsubscribePath);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page)).toHaveText('You are unsubscribed');
  await page.context().close();
});

test('without scripts an invalid address is returned in its field with a message', async ({
  browser,
  site,
}) => {
  const page = await pageWithoutScripts(browser, site);
  await page.goto('/newsletter');
  const field = page.getByRole('main').getByLabel('Email address');
  await field.fill('reader@nowhere');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(heading(page)).toHaveText('Invalid email');
  await expect(field).toHaveValue('reader@nowhere');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.context().close();
});

test('the log contains no personal data', async ({ page, site }) => {
  await subscribe(site, { 'X-Forwarded-For': '203.0.113.77' });
  await page.goto(`/?email=${newAddress()}`);
  await postSubscription(site.url, 'broken@reader@example.com');
  const lines = site
    .log()
    .split('\n')
    .filter((line) => !line.includes('sign in as'));
  expect(lines.length).toBeGreaterThan(10);
  // A Message-ID looks like an email address.
  const own = lines.map((line) => line.replace(/"messageId":"<[\w.-]+@localhost>"/, ''));
  expect(own.filter((line) => line.includes('@'))).toEqual([]);
  expect(own.filter((line) => /203\.0\.113|127\.0\.0\.1|token=/.test(line))).toEqual([]);
});
