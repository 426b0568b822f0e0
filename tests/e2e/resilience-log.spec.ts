import { Client } from 'pg';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { mailTo } from './support/mails.ts';
import { INTERNALS, signInByPost } from './support/outage.ts';
import { openFilledPostgres } from './support/own-database.ts';
import { newAddress, postSubscription } from './support/posting.ts';

/** Failures log no personal data and no secrets. */

test('failures during an outage log no address, token or password', async () => {
  await using postgres = await openFilledPostgres();
  await using site = await startSite(postgres.site);
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  const mail = await mailTo(site.mailFolder, address);
  const cookie = await signInByPost(site);
  await postgres.stop();

  const form = (path: string, fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const [, token = ''] = mail.unsubscribePath.split('token=');
  const [, confirmToken = ''] = mail.confirmPath.split('token=');
  const answers = [
    await form('/newsletter', { email: address }),
    await form(mail.oneClickPath, { 'List-Unsubscribe': 'One-Click' }),
    await form('/newsletter/unsubscribe', { token }),
    await form('/newsletter/confirm', { token: confirmToken }),
    await fetch(site.url + mail.confirmPath),
    await form('/admin/login', { email: 'someone@example.com', password: 'a-secret-password' }),
    await fetch(`${site.url}/admin`, { headers: { cookie } }),
  ];
  for (const answer of answers) {
    expect(answer.status, answer.url).toBe(503);
    expect(await answer.text(), answer.url).not.toMatch(INTERNALS);
  }
  const session = /session_token=([\w-]+)/.exec(cookie)?.[1];
  expect(session).toBeTruthy();
  const secrets = [
    address,
    token,
    confirmToken,
    'someone@example.com',
    'a-secret-password',
    session!,
  ];
  expect(secrets.map((secret) => site.log().includes(secret))).toEqual(secrets.map(() => false));
});

test('a query that is canceled while it waits logs no token', { tag: '@full' }, async () => {
  await using postgres = await openFilledPostgres();
  await using site = await startSite(postgres.site);
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  const { unsubscribePath } = await mailTo(site.mailFolder, address);
  const [, token = ''] = unsubscribePath.split('token=');

  const holder = new Client({ connectionString: postgres.filled });
  await holder.connect();
  await holder.query('begin; select id from newsletter_subscribers for update');
  const body = new URLSearchParams({ token });
  const answer = await fetch(`${site.url}/newsletter/unsubscribe`, { method: 'POST', body });
  await holder.end();
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.text()).not.toMatch(INTERNALS);
  await expect.poll(() => site.log()).toContain('a page failed');
  expect(site.log().includes(token)).toBe(false);
  expect((await fetch(`${site.url}/newsletter/unsubscribe`, { method: 'POST', body })).status).toBe(
    200,
  );
});
