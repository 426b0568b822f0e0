import { expect, test } from '#tests/support/server-fixture.ts';
import { leadsOf } from './support/lead-forms.ts';
import { confirm, heading, mailTo, oneClick, subscribe } from './support/mails.ts';
import { newAddress, postSubscription } from './support/posting.ts';

/** Unsubscribing with the page, and with one click in the email client (RFC 8058). */

test('does not deliver a subscription that ended before delivery', async ({ page, site }) => {
  const address = newAddress();
  await postSubscription(site.url, address);
  const mail = await mailTo(site.mailFolder, address);
  await confirm(page, mail);
  expect(await leadsOf(site, address)).toHaveLength(1);
  expect((await oneClick(site, mail.oneClickPath)).status).toBe(200);
  expect(await leadsOf(site, address)).toEqual([]);
});

test('unsubscribing asks for confirmation and can be repeated', async ({ page, site }) => {
  const mail = await subscribe(site);
  await confirm(page, mail);
  for (const _ of ['once', 'twice']) {
    await page.goto(mail.unsubscribePath);
    await expect(heading(page)).toHaveText('Unsubscribe');
    // Opening the page did not unsubscribe.
    if (_ === 'once') {
      await page.goto(mail.confirmPath);
      await expect(heading(page)).toHaveText('Already confirmed');
      await page.goto(mail.unsubscribePath);
    }
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading(page)).toHaveText('You are unsubscribed');
  }
  await page.goto(mail.confirmPath);
  await expect(heading(page)).toHaveText('This link does not work');
});

test('one-click unsubscribe works with and without an Origin header and can be repeated', async ({
  page,
  site,
}) => {
  const origins: Record<string, string>[] = [
    {},
    { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ];
  for (const headers of origins) {
    const mail = await subscribe(site);
    await confirm(page, mail);
    expect(mail.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    for (const _ of ['first', 'again']) {
      const answer = await oneClick(site, mail.oneClickPath, headers);
      expect([answer.status, await answer.text()]).toEqual([200, 'You are unsubscribed.\n']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await fetch(site.url + mail.confirmPath)).status).toBe(404);
  }
});

test(
  'opening the one-click URL shows the confirmation page and does not unsubscribe',
  { tag: '@full' },
  async ({ page, site }) => {
    const mail = await subscribe(site);
    await confirm(page, mail);
    await page.goto(mail.oneClickPath);
    await expect(heading(page)).toHaveText('Unsubscribe');
    const wrong = await fetch(site.url + mail.oneClickPath, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'Maybe' }),
    });
    expect(wrong.status).toBe(400);
    await page.goto(mail.confirmPath);
    await expect(heading(page)).toHaveText('Already confirmed');
  },
);

test(
  'unknown and malformed tokens get the same response',
  { tag: '@full' },
  async ({ page, site }) => {
    const foreign = 'A'.repeat(43);
    for (const token of [
      '',
      'short',
      foreign,
      `${foreign}'--`,
      '%00',
      'ä'.repeat(43),
      'x'.repeat(5_000),
    ]) {
      const answer = await fetch(`${site.url}/newsletter/confirm?token=${token}`);
      expect(answer.status, token.slice(0, 50)).toBe(404);
      expect(await answer.text()).toContain('This link does not work');
      const left = await oneClick(site, `/api/unsubscribe?token=${token}`);
      expect([left.status, await left.text()]).toEqual([200, 'You are unsubscribed.\n']);
    }
    await page.goto('/newsletter/unsubscribe?token=nothing');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading(page)).toHaveText('This link does not work');
  },
);
