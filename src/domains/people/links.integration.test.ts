import { expect, test } from 'vitest';
import { createBrowser, DAY, EMAIL, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import { setUpPeople, type TestPeople, VISITOR } from '#tests/support/test-people.ts';

/** Each link works once, expires, and cannot be guessed or replayed. */

const DANA = 'dana@northwind.example';
const NEW_PASSWORD = 'four green lanterns';
const INVALID = { ok: false, reason: 'link-invalid' };
const ACCOUNT = { name: 'Dana', password: PASSWORD };

let site: TestPeople;
const { query, later, owner } = setUpPeople((opened) => (site = opened));
const actions = async () =>
  (await query('select action from activity order by id')).map(({ action }) => action as string);

async function inviteDana() {
  const invited = await site.people.invite(
    { email: 'Dana@Northwind.example', role: 'editor' },
    await owner(),
  );
  if (!invited.ok) throw new Error(invited.message);
  return { inviteId: invited.inviteId, token: await site.tokenOf('invite') };
}
const accept = (token: string) => site.people.acceptInvite(token, ACCOUNT, VISITOR);

async function requestReset() {
  expect(await site.people.requestPasswordReset(EMAIL, VISITOR)).toEqual({ ok: true });
  return site.tokenOf('reset');
}
const reset = (token: string) => site.people.resetPassword(token, NEW_PASSWORD);

async function requestEmail() {
  expect(await site.people.requestEmailChange(DANA, await owner())).toEqual({ ok: true });
  return site.tokenOf('email-confirm');
}

/** Every kind of link: how it is requested, what uses it, and for how long it works. */
const LINKS = [
  ['invite', async () => (await inviteDana()).token, accept, 7 * DAY],
  ['reset', requestReset, reset, 60 * MINUTE],
  ['email', requestEmail, (token: string) => site.people.confirmEmail(token), DAY],
] as const;

test.each(LINKS)(
  'a link of kind %s works once, also of ten uses at the same moment',
  async (kind, request, use) => {
    const token = await request();
    expect(await site.people.viewLink(kind, token)).toMatchObject({ state: 'valid' });
    expect(await site.people.viewLink(kind, token)).toMatchObject({ state: 'valid' });
    const uses = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(uses.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining(INVALID)),
    );
    expect(await use(token)).toMatchObject(INVALID);
    expect(await site.people.viewLink(kind, token)).toEqual({ state: 'invalid' });
  },
);

test.each(LINKS)('a link of kind %s expires', async (kind, request, use, validMs) => {
  const token = await request();
  later(validMs - 1);
  expect(await site.people.viewLink(kind, token)).toMatchObject({ state: 'valid' });
  later(1);
  expect(await site.people.viewLink(kind, token)).toEqual({ state: 'invalid' });
  expect(await use(token)).toMatchObject(INVALID);
});

test.each(LINKS)('a newer link of kind %s replaces it', async (_kind, request, use) => {
  const old = await request();
  const token = await request();
  expect(await use(old)).toMatchObject(INVALID);
  expect(await use(token)).toMatchObject({ ok: true });
});

test.each(LINKS)('a token of kind %s is stored and logged nowhere', async (kind, request, use) => {
  const token = await request();
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = async () =>
    JSON.stringify(
      await query(`select to_jsonb(l) from people_links l union all
      select to_jsonb(e) from people_emails e union all select to_jsonb(a) from activity a`),
    );
  expect(await rows()).not.toContain(token);
  const [stored] = await query(
    `select token_hash, sealed_token from people_links where kind = '${kind}'`,
  );
  for (const guess of [
    stored!.token_hash,
    stored!.sealed_token,
    '',
    'x'.repeat(43),
    `${token}=`,
    `${token}\0`,
    `' or 1=1`,
  ])
    expect(await use(guess)).toMatchObject(INVALID);
  for (const other of LINKS.filter(([name]) => name !== kind))
    expect(await other[2](token), other[0]).toMatchObject(INVALID);
  expect(await use(token)).toMatchObject({ ok: true });
  expect(
    await query('select from people_links where sealed_token is not null and used_at is not null'),
  ).toEqual([]);
});

test('an invitation creates a user who is signed in, with the role of the invitation', async () => {
  const { token } = await inviteDana();
  expect(await site.people.viewLink('invite', token)).toEqual({
    state: 'valid',
    kind: 'invite',
    email: DANA,
    role: 'editor',
    invitedBy: EMAIL,
  });
  const weak = await site.people.acceptInvite(
    token,
    { name: 'Dana', password: 'northwind-2026' },
    VISITOR,
  );
  expect(weak).toMatchObject({ reason: 'weak-password', field: 'password' });
  const accepted = await accept(token);
  const browser = createBrowser(VISITOR.ip);
  browser.keep(accepted.ok ? accepted.headers : new Headers());
  expect((await site.sessionOf(browser)).user).toMatchObject({
    email: DANA,
    name: 'Dana',
    role: 'editor',
  });
  expect(await actions()).toEqual([
    'user.created',
    'session.started',
    'user.invited',
    'invite.accepted',
    'session.started',
  ]);
});

test('an invitation can be sent again after it expired, and revoked', async () => {
  const { inviteId, token } = await inviteDana();
  later(8 * DAY);
  expect((await site.people.list()).invites).toMatchObject([
    { state: 'expired', emailState: 'sent' },
  ]);
  expect(await site.people.resendInvite(inviteId, await owner())).toMatchObject({ ok: true });
  const newer = await site.tokenOf('invite');
  expect(await accept(token)).toMatchObject(INVALID);
  const [invite] = (await site.people.list()).invites;
  expect(invite).toMatchObject({ email: DANA, state: 'pending' });
  expect(await site.people.revokeInvite(invite!.id, await owner())).toEqual({ ok: true });
  expect(await accept(newer)).toMatchObject(INVALID);
  expect((await site.people.list()).invites).toEqual([]);
});

test('a reset ends all sessions and the limit that the forgotten password has used up', async () => {
  const browser = await site.signIn();
  for (let i = 0; i < 6; i++) await createBrowser('192.0.2.1').signIn(site.auth, 'wrong');
  expect(await reset(await requestReset())).toEqual({ ok: true });
  expect(await site.auth.session(browser.request())).toBeUndefined();
  expect(await createBrowser('192.0.2.1').signIn(site.auth, PASSWORD)).toMatchObject({
    reason: 'invalid',
  });
  expect(await createBrowser('192.0.2.1').signIn(site.auth, NEW_PASSWORD)).toMatchObject({
    ok: true,
  });
  expect(await site.deliver()).toMatchObject([{ subject: 'reset-done', to: EMAIL }]);
});

test('a request for a reset looks the same for any account, and takes the same time', async () => {
  const known = await site.people.requestPasswordReset(EMAIL, VISITOR);
  const unknown = await site.people.requestPasswordReset(DANA, VISITOR);
  expect(unknown).toEqual(known);
  expect(site.waits).toEqual([500, 500]);
  expect(await site.deliver()).toMatchObject([{ to: EMAIL }]);
});

test('sends three links an hour to an account, and refuses the eleventh request of a network', async () => {
  for (let i = 0; i < 10; i++) {
    expect(await site.people.requestPasswordReset(EMAIL, VISITOR)).toEqual({ ok: true });
    await site.deliver();
  }
  expect(site.emails).toHaveLength(3);
  for (const email of [EMAIL, DANA])
    expect(await site.people.requestPasswordReset(email, VISITOR)).toMatchObject({
      reason: 'throttled',
      retryAfterSeconds: 3_600,
    });
  const elsewhere = { ...VISITOR, ip: '192.0.2.1' };
  expect(await site.people.requestPasswordReset(EMAIL, elsewhere)).toEqual({ ok: true });
});

test('a change of address is confirmed at the new one and noticed at the old one', async () => {
  await site.people.requestEmailChange(DANA, await owner());
  const sent = await site.deliver();
  expect(new Map(sent.map(({ subject, to }) => [subject, to]))).toEqual(
    new Map([
      ['email-confirm', DANA],
      ['email-notice', EMAIL],
    ]),
  );
  const by = await owner();
  expect(await site.people.security(by)).toMatchObject({ pendingEmail: { email: DANA } });
  await site.people.cancelEmailChange(by);
  expect(await site.people.security(by)).toMatchObject({ pendingEmail: undefined });
  expect(await site.people.confirmEmail(await requestEmail())).toEqual({ ok: true });
  expect(await site.deliver()).toMatchObject([{ subject: 'email-done', to: EMAIL }]);
  expect(await createBrowser(VISITOR.ip).signIn(site.auth, PASSWORD, DANA)).toMatchObject({
    ok: true,
  });
  expect(await createBrowser(VISITOR.ip).signIn(site.auth, PASSWORD)).toMatchObject({
    reason: 'invalid',
  });
});

test('does not reveal that a new address belongs to a colleague', async () => {
  const by = await owner();
  await site.addUser(by, DANA, 'viewer');
  expect(await site.people.requestEmailChange(DANA, by)).toEqual({ ok: true });
  expect(await site.people.security(by)).toMatchObject({ pendingEmail: { email: DANA } });
  expect((await site.deliver()).map(({ subject }) => subject)).toEqual(['email-notice']);
});
