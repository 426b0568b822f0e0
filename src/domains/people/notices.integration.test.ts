import { expect, test } from 'vitest';
import { createBrowser, DAY, EMAIL, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import {
  codeOf,
  setUpPeople,
  START,
  type TestPeople,
  VISITOR,
} from '#tests/support/test-people.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createExpiredLinksHandler } from './delete-expired-links.server.ts';

/** Whose sign-in has changed is notified, together with the change; and failed emails are counted. */

const DANA = 'dana@northwind.example';
const NEW_PASSWORD = 'four green lanterns';
const ACCOUNT = { name: 'Dana', password: PASSWORD };

let site: TestPeople;
const { query, later, owner, db } = setUpPeople((opened) => (site = opened));
const changePassword = async () =>
  site.people.changePassword({ current: PASSWORD, next: NEW_PASSWORD }, await owner());

/** The notices sent now: subject, recipient, and the facts they are rendered from. */
const notices = async () =>
  (await site.deliver()).map(({ subject, to, text }) => ({ subject, to, ...JSON.parse(text) }));

test('a changed password is reported with its time and browser', async () => {
  expect(await changePassword()).toMatchObject({ ok: true });
  later(MINUTE);
  expect(await notices()).toMatchObject([
    {
      subject: 'password-changed',
      to: EMAIL,
      by: null,
      device: 'Unknown browser',
      at: START.toISOString(),
      resetUrl: 'https://cadron.example/admin/forgot-password',
      accountUrl: 'https://cadron.example/admin/account',
    },
  ]);
  expect(await notices()).toEqual([]);
});

test('two-step sign-in is reported when it is switched on and off, and who did it', async () => {
  const by = await owner();
  await site.enroll(by);
  expect(await notices()).toMatchObject([{ subject: 'totp-enabled', to: EMAIL, by: null }]);
  expect(await site.people.disableTotp(by)).toEqual({ ok: true });
  expect(await notices()).toMatchObject([{ subject: 'totp-disabled', to: EMAIL, by: null }]);
  expect(await site.people.disableTotp(by)).toEqual({ ok: true });
  expect(await notices()).toEqual([]);

  const { session: dana } = await site.addUser(by, DANA, 'editor');
  await site.enroll(dana);
  await notices();
  expect(await site.people.resetTotp(dana.user.id, by)).toEqual({ ok: true });
  expect(await notices()).toMatchObject([{ subject: 'totp-disabled', to: DANA, by: EMAIL }]);
});

test('a recovery code is reported once, with its browser as harmless text', async () => {
  const by = await owner();
  const { secret, recoveryCodes } = await site.enroll(by);
  await notices();
  const enter = async (code: string) => {
    const browser = createBrowser(VISITOR.ip);
    await browser.signIn(site.auth, PASSWORD);
    const cookies = browser.request().headers.get('cookie')!;
    const userAgent = 'https://evil.example/ <b>call us</b>';
    return site.auth.signInWithCode({ code, cookies, ip: VISITOR.ip, userAgent });
  };
  expect(await enter(recoveryCodes[0]!)).toMatchObject({ ok: true });
  const sent = await notices();
  expect(sent).toMatchObject([{ subject: 'recovery-code-used', to: EMAIL, by: null }]);
  expect(sent[0]!.device).toMatch(/^[\w -]+$/);
  expect(await enter(recoveryCodes[0]!)).toMatchObject({ ok: false });
  later(MINUTE);
  expect(await enter(await codeOf(secret))).toMatchObject({ ok: true });
  expect(await notices()).toEqual([]);
  const proof = { password: PASSWORD, code: recoveryCodes[1]! };
  expect(await site.people.confirmIdentity(proof, by)).toEqual({ ok: true });
  expect(await notices()).toMatchObject([{ subject: 'recovery-code-used' }]);
});

test('contains no code, key or password', async () => {
  const by = await owner();
  const { secret, recoveryCodes } = await site.enroll(by);
  await site.people.confirmIdentity({ password: PASSWORD, code: recoveryCodes[0]! }, by);
  await site.people.disableTotp(by);
  await changePassword();
  const sent = JSON.stringify(await site.deliver());
  expect(sent).toContain('password-changed');
  const stored = JSON.stringify(await query('select * from people_notices'));
  for (const text of [secret, ...recoveryCodes, PASSWORD, NEW_PASSWORD])
    expect(sent + stored).not.toContain(text);
});

test('nothing changes when the notice cannot be stored', async () => {
  const by = await owner();
  const { recoveryCodes } = await site.enroll(by);
  await query('alter table people_notices add constraint broken check (false) not valid');
  try {
    await expect(changePassword()).rejects.toThrow();
    await expect(site.people.disableTotp(by)).rejects.toThrow();
    const browser = createBrowser(VISITOR.ip);
    await browser.signIn(site.auth, PASSWORD);
    await expect(browser.enterCode(site.auth, recoveryCodes[0]!)).rejects.toThrow();
  } finally {
    await query('alter table people_notices drop constraint broken');
  }
  expect(await site.people.security(by)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
});

test('goes to the address of that time, and is deleted with the user and after a month', async () => {
  const by = await owner();
  const { session: dana } = await site.addUser(by, DANA, 'editor');
  await site.enroll(dana);
  await query(`update auth_users set email = 'other@northwind.example' where email = '${DANA}'`);
  expect(await notices()).toMatchObject([{ subject: 'totp-enabled', to: DANA }]);
  const count = async () => (await query('select from people_notices')).length;
  await site.enroll(by);
  expect(await count()).toBe(2);
  expect(await site.people.remove(dana.user.id, by)).toEqual({ ok: true });
  expect(await count()).toBe(1);
  later(31 * DAY);
  await createExpiredLinksHandler({ db: db(), clock: systemClock, log: silentLogger })();
  expect(await count()).toBe(0);
});

test('a failed invitation is counted and listed until it is sent again or revoked', async () => {
  site.refused.add(DANA);
  const by = await owner();
  await site.people.invite({ email: DANA, role: 'editor' }, by);
  await site.deliver();
  expect(await site.people.emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 1, kept: 0 });
  const { invites } = await site.people.list();
  expect(invites).toMatchObject([{ emailState: 'failed', emailReason: '550 No such mailbox' }]);

  site.refused.clear();
  expect(await site.people.resendInvite(invites[0]!.id, by)).toEqual({ ok: true });
  expect(await site.people.emailCounts()).toMatchObject({ waiting: 1, failed: 0 });
  expect(await site.people.acceptInvite(await site.tokenOf('invite'), ACCOUNT, VISITOR)).toEqual(
    expect.objectContaining({ ok: true }),
  );
  expect(await site.people.emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 0, kept: 0 });
});

test('other failed emails are counted for a week, or until their link is replaced', async () => {
  site.refused.add(EMAIL);
  const failed = async () => (await site.people.emailCounts()).failed;
  await site.people.requestPasswordReset(EMAIL, VISITOR);
  await site.deliver();
  expect(await failed()).toBe(1);
  await site.people.requestPasswordReset(EMAIL, VISITOR);
  await site.deliver();
  expect(await failed()).toBe(1); // of the newer link
  await site.people.requestEmailChange(DANA, await owner());
  await site.deliver();
  expect(await failed()).toBe(2); // and the notice of the change of address
  await changePassword(); // revokes both links, and is reported by a notice that fails
  await site.deliver();
  expect(await failed()).toBe(2);
  later(8 * DAY);
  expect(await failed()).toBe(0);
});
