import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBrowser, DAY, EMAIL, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import { setUpPeople, type TestPeople, VISITOR } from '#tests/support/test-people.ts';
import { createExpiredLinksHandler } from './delete-expired-links.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';

/** Roles, the last owner, settings, and what needs a recent sign-in. */

const DANA = 'dana@northwind.example';

let site: TestPeople;
const { query, later, owner, db } = setUpPeople((opened) => (site = opened));
const activeOwners = async () =>
  (await query(`select from auth_users where role = 'owner' and deactivated_at is null`)).length;

const REMOVALS = [
  [
    'demoted',
    (id: string, by: Parameters<typeof site.people.remove>[1]) =>
      site.people.changeRole(id, 'viewer', by),
  ],
  [
    'deactivated',
    (id: string, by: Parameters<typeof site.people.remove>[1]) => site.people.deactivate(id, by),
  ],
  [
    'removed',
    (id: string, by: Parameters<typeof site.people.remove>[1]) => site.people.remove(id, by),
  ],
] as const;

test.each(REMOVALS)('the last active owner cannot be %s', async (_, removeOwner) => {
  const by = await owner();
  const { session: dana } = await site.addUser(by, DANA, 'owner');
  expect(await site.people.deactivate(dana.user.id, by)).toEqual({ ok: true });
  expect(await removeOwner(by.user.id, by)).toMatchObject({ reason: 'last-owner' });
  expect(await activeOwners()).toBe(1);
});

test.each(REMOVALS)(
  'one owner is left when two are %s by each other at the same moment',
  async (_, removeOwner) => {
    const by = await owner();
    const { session: dana } = await site.addUser(by, DANA, 'owner');
    for (const [a, b] of [
      [dana.user.id, by.user.id],
      [by.user.id, dana.user.id],
    ] as const) {
      const results = await Promise.all([removeOwner(a, by), removeOwner(b, dana)]);
      expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
      expect(await activeOwners()).toBe(1);
    }
  },
);

test('a deactivated user is signed out at once, and can sign in again when reactivated', async () => {
  const by = await owner();
  const { browser, session: dana } = await site.addUser(by, DANA, 'editor');
  expect(await site.people.deactivate(dana.user.id, by)).toEqual({ ok: true });
  expect(await site.auth.session(browser.request())).toBeUndefined();
  const attempt = () => createBrowser('192.0.2.1').signIn(site.auth, PASSWORD, DANA);
  expect(await attempt()).toEqual({ ok: false, reason: 'invalid' });
  expect(await site.people.requestPasswordReset(DANA, VISITOR)).toEqual({ ok: true });
  expect(await site.deliver()).toEqual([]);
  expect(await site.people.reactivate(dana.user.id, by)).toEqual({ ok: true });
  expect(await attempt()).toMatchObject({ ok: true });
});

test('a removed user is gone with sessions and links, but stays in the history', async () => {
  const by = await owner();
  const { browser, session: dana } = await site.addUser(by, DANA, 'editor');
  await site.people.requestPasswordReset(DANA, VISITOR);
  const token = await site.tokenOf('reset');
  expect(await site.people.remove(dana.user.id, by)).toEqual({ ok: true });
  expect(await site.auth.session(browser.request())).toBeUndefined();
  expect(await site.people.resetPassword(token, 'four green lanterns')).toMatchObject({
    reason: 'link-invalid',
  });
  expect(
    await query(
      `select actor_name, object_label, before from activity where action = 'user.removed'`,
    ),
  ).toEqual([{ actor_name: EMAIL, object_label: DANA, before: { Name: 'dana', Role: 'editor' } }]);
});

test('a new role takes effect at the next request, and is recorded with the old one', async () => {
  const by = await owner();
  const { browser, session: dana } = await site.addUser(by, DANA, 'viewer');
  expect(await site.people.changeRole(dana.user.id, 'editor', by)).toEqual({ ok: true });
  expect((await site.sessionOf(browser)).user.role).toBe('editor');
  expect(
    await query(`select before, after from activity where action = 'user.role-changed'`),
  ).toEqual([{ before: { Role: 'viewer' }, after: { Role: 'editor' } }]);
});

test('an owner switches off the app that a colleague has lost, which the history lists with sign-ins', async () => {
  const by = await owner();
  const { browser, session: dana } = await site.addUser(by, DANA, 'viewer');
  await site.enroll(dana);
  expect(await site.people.resetTotp(dana.user.id, by)).toEqual({ ok: true });
  expect(await site.auth.session(browser.request())).toBeUndefined();
  expect(await createBrowser('192.0.2.1').signIn(site.auth, PASSWORD, DANA)).toMatchObject({
    ok: true,
  });
  expect(
    await query(`select area, object_label from activity where action = 'totp.disabled'`),
  ).toEqual([{ area: 'security', object_label: DANA }]);
});

test('editors and viewers cannot change the team, nor a former owner with an old session view', async () => {
  const by = await owner();
  const settings = await site.people.settings();
  for (const role of ['editor', 'viewer', 'owner'] as const) {
    const { session } = await site.addUser(by, `${role}@northwind.example`, role);
    if (role === 'owner') await site.people.changeRole(session.user.id, 'viewer', by);
    const refused = [
      await site.people.invite({ email: DANA, role: 'owner' }, session),
      await site.people.changeRole(session.user.id, 'owner', session),
      await site.people.deactivate(by.user.id, session),
      await site.people.remove(by.user.id, session),
      await site.people.resetTotp(by.user.id, session),
      await site.people.endAllSessions(by.user.id, session),
      await site.people.changeSettings({ ...settings, idleMinutes: 60 }, session),
    ];
    for (const result of refused)
      expect(result).toMatchObject({ ok: false, reason: 'not-allowed' });
  }
});

test('sensitive changes need a password from the last 15 minutes', async () => {
  const browser = await site.signIn();
  const by = await site.sessionOf(browser);
  const { session: dana } = await site.addUser(by, DANA, 'viewer');
  later(15 * MINUTE);
  const old = await site.sessionOf(browser);
  const { people } = site;
  const settings = await people.settings();
  const changes = [
    () => people.invite({ email: 'ira@northwind.example', role: 'viewer' }, old),
    () => people.changeRole(dana.user.id, 'editor', old),
    () => people.deactivate(dana.user.id, old),
    () => people.reactivate(dana.user.id, old),
    () => people.resetTotp(dana.user.id, old),
    () => people.resendInvite(randomUUID(), old),
    () => people.remove(dana.user.id, old),
    () => people.requestEmailChange('ira@northwind.example', old),
    () => people.beginTotp(old),
    () => people.disableTotp(old),
    () => people.renewRecoveryCodes(old),
    () => people.changeSettings({ ...settings, idleMinutes: 60 }, old),
    () => people.revokeInvite(randomUUID(), old),
    () => people.endSession(by.id, old),
    () => people.endOtherSessions(old),
    () => people.endAllSessions(dana.user.id, old),
  ];
  for (const change of changes) expect(await change()).toMatchObject({ reason: 'confirm-first' });
  expect(await people.confirmIdentity({ password: 'wrong' }, old)).toMatchObject({
    reason: 'wrong-password',
  });
  expect(await people.confirmIdentity({ password: PASSWORD }, old)).toEqual({ ok: true });
  expect(await people.changeRole(dana.user.id, 'editor', await site.sessionOf(browser))).toEqual({
    ok: true,
  });
});

test('a name is cut between characters, not within one, and its change is recorded', async () => {
  const browser = await site.signIn();
  const by = await site.sessionOf(browser);
  expect(await site.people.changeName(`K${'😀'.repeat(60)}`, by)).toEqual({ ok: true });
  const { name } = (await site.sessionOf(browser)).user;
  expect(name).toBe(`K${'😀'.repeat(39)}`);
  expect(await query(`select after from activity where action = 'user.renamed'`)).toEqual([
    { after: { Name: name } },
  ]);
});

test('limits how often a signed-in user may give a wrong password', async () => {
  const by = await owner();
  for (let i = 0; i < 10; i++)
    expect(await site.people.confirmIdentity({ password: 'wrong' }, by)).toMatchObject({
      reason: 'wrong-password',
    });
  for (const result of [
    await site.people.confirmIdentity({ password: PASSWORD }, by),
    await site.people.changePassword({ current: PASSWORD, next: 'four green lanterns' }, by),
  ])
    expect(result).toMatchObject({ reason: 'throttled', retryAfterSeconds: 900 });
});

test('a changed password ends the other sessions and keeps this browser known', async () => {
  const [here, elsewhere] = [await site.signIn(), await site.signIn()];
  const by = await site.sessionOf(here);
  const change = (current: string, next: string) =>
    site.people.changePassword({ current, next }, by);
  expect(await change('wrong', 'four green lanterns')).toMatchObject({ reason: 'wrong-password' });
  expect(await change(PASSWORD, 'password2026!')).toMatchObject({
    reason: 'weak-password',
    field: 'password',
  });
  const changed = await change(PASSWORD, 'four green lanterns');
  here.keep(changed.ok && 'headers' in changed ? changed.headers : new Headers());
  expect(await site.auth.session(here.request())).toBeDefined();
  expect(await site.auth.session(elsewhere.request())).toBeUndefined();
  for (let i = 0; i < 6; i++) await createBrowser(VISITOR.ip).signIn(site.auth, 'wrong');
  expect(await here.signIn(site.auth, 'four green lanterns')).toMatchObject({ ok: true });
});

test('settings have bounds, and a shorter limit also ends existing sessions', async () => {
  const by = await owner();
  const settings = await site.people.settings();
  expect(settings).toEqual({ totpRequiredFor: [], idleMinutes: 720, absoluteHours: 168 });
  for (const wrong of [{ idleMinutes: 14 }, { absoluteHours: 721 }, { idleMinutes: 60.5 }])
    expect(await site.people.changeSettings({ ...settings, ...wrong }, by)).toMatchObject({
      reason: 'invalid-settings',
    });
  const browser = await site.signIn();
  expect(await site.people.changeSettings({ ...settings, absoluteHours: 2 }, by)).toEqual({
    ok: true,
  });
  later(2 * 60 * MINUTE - 1);
  expect(await site.auth.session(browser.request())).toBeDefined();
  later(2);
  expect(await site.auth.session(browser.request())).toBeUndefined();
  expect(
    await query(`select before, after from activity where action = 'settings.changed'`),
  ).toEqual([{ before: { 'Session limit': '168 hours' }, after: { 'Session limit': '2 hours' } }]);
});

test('the nightly job deletes what ended more than a month ago, and tokens of sent emails', async () => {
  const by = await owner();
  await site.people.invite({ email: DANA, role: 'viewer' }, by);
  const token = await site.tokenOf('invite');
  const tidy = createExpiredLinksHandler({
    db: db(),
    clock: systemClock,
    log: silentLogger,
  });
  await tidy();
  expect(await query('select from people_links where sealed_token is not null')).toEqual([]);
  expect(await site.people.viewLink('invite', token)).toMatchObject({ state: 'valid' });
  expect(await query('select from auth_sessions')).toHaveLength(1);
  later(38 * DAY);
  await tidy();
  expect(await query('select id from people_links union all select id from people_emails')).toEqual(
    [],
  );
  expect(await query('select from auth_sessions')).toEqual([]);
});
