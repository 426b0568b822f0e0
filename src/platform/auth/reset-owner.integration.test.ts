import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#src/platform/clock/clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  createBrowser,
  createTestAuth,
  EMAIL,
  PASSWORD,
  SECRET,
} from '#tests/support/test-auth.ts';
import { authRateLimits, authSessions, authUsers } from './auth-tables.server.ts';
import { lockOwners } from './first-owner.server.ts';
import { insertOwner } from './owner-account.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { replacePassword } from './replace-password.server.ts';
import { listOwners, resetOwner } from './reset-owner.server.ts';
import { createSecondFactor } from './second-factor.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

const NEW_PASSWORD = 'four green lanterns';
const IP = '203.0.113.7';
const DANA = 'dana@cadron.example';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  const { db } = fixture.database;
  await db.delete(authRateLimits);
  await db.delete(authUsers);
  await node().ensureFirstOwner();
});

const node = () => createTestAuth(fixture.database);
const reset = (email: string, password = NEW_PASSWORD) =>
  resetOwner({ db: fixture.database.db, clock: systemClock, secret: SECRET }, { email, password });

/** Waits until the given number of connections wait for a lock. */
async function untilWaiting(condition: string, count: number) {
  const client = new Client({ connectionString: fixture.connectionString });
  await client.connect();
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and ${condition}`;
  try {
    await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(count));
  } finally {
    await client.end();
  }
}

test('replaces the password and clears sessions, known devices and throttling', async () => {
  const { db } = fixture.database;
  const known = createBrowser(IP);
  for (let i = 0; i < 2; i++) await known.signIn(node(), PASSWORD);
  const throttle = createSignInThrottle({
    pool: fixture.database.pool,
    secret: SECRET,
    scale: () => 1,
  });
  const fail = (account: string, ip = IP) => throttle.admit({ account, ip, device: undefined });
  for (let i = 0; i < 5; i++) {
    await fail(EMAIL, '192.0.2.1');
    for (const account of [EMAIL, DANA, 'guess1@cadron.example', 'guess2@cadron.example'])
      await fail(account);
  }
  for (const account of [EMAIL, 'guess3@cadron.example'])
    expect(await fail(account)).toMatchObject({ isAdmitted: false });

  expect(await reset(EMAIL)).toEqual({ isNewOwner: false, endedSessions: 2, hasTotp: false });
  expect(await db.select().from(authSessions)).toEqual([]);
  expect(await createBrowser(IP).signIn(node(), PASSWORD)).toMatchObject({ reason: 'invalid' });
  for (const ip of [IP, '192.0.2.1'])
    expect(await createBrowser(ip).signIn(node(), NEW_PASSWORD)).toMatchObject({ ok: true });
  // Attempts on other accounts stay counted.
  expect(await fail(DANA)).toMatchObject({ isAdmitted: false });
});

test('rejects a weak password without changes', async () => {
  await expect(reset(EMAIL, 'Password2026')).rejects.toThrow('is too easy to guess.');
  await expect(reset(EMAIL, 'short')).rejects.toThrow('must have at least 12 characters.');
  expect(await createBrowser(IP).signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

test('rejects a user who is not an owner while there are owners', async () => {
  const { db } = fixture.database;
  const id = await insertOwner(db, DANA, new Date());
  await db.update(authUsers).set({ role: 'editor' }).where(eq(authUsers.id, id));
  for (const email of [DANA, 'new@cadron.example'])
    await expect(reset(email)).rejects.toThrow(`${email} is not an owner. Owners: ${EMAIL}.`);
  expect(await listOwners(db)).toEqual([EMAIL]);
});

test('promotes or creates exactly one owner when none is left', async () => {
  const { db } = fixture.database;
  await db.update(authUsers).set({ role: 'viewer' });
  // Both wait for the lock before either one proceeds.
  const resets = await db.transaction(async (tx) => {
    await lockOwners(tx);
    const pending = Promise.allSettled([reset(EMAIL), reset(DANA)]);
    await untilWaiting(`wait_event = 'advisory'`, 2);
    return { pending };
  });
  const results = await resets.pending;
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(made.filter(({ isNewOwner }) => isNewOwner)).toHaveLength(1);
  const [owner, ...more] = await listOwners(db);
  expect(more).toEqual([]);
  expect(await createBrowser(IP).signIn(node(), NEW_PASSWORD, owner)).toMatchObject({ ok: true });
});

test('switches TOTP off only on request', async () => {
  const { db } = fixture.database;
  const [user] = await db.select().from(authUsers);
  const secondFactor = createSecondFactor({ secret: SECRET, clock: systemClock });
  const secret = await secondFactor.begin(db, user!.id);
  await secondFactor.confirm(db, user!.id, await generate({ secret }));
  const options = { db, clock: systemClock, secret: SECRET };
  const owner = { email: EMAIL, password: NEW_PASSWORD };
  expect(await resetOwner(options, owner)).toMatchObject({ hasTotp: true });
  expect(await createBrowser(IP).signIn(node(), NEW_PASSWORD)).toMatchObject({
    reason: 'code-required',
  });
  expect(await resetOwner(options, { ...owner, switchesTotpOff: true })).toMatchObject({
    hasTotp: false,
  });
  expect(await createBrowser(IP).signIn(node(), NEW_PASSWORD)).toMatchObject({ ok: true });
  expect(await secondFactor.countRecoveryCodes(db, user!.id)).toBe(0);
});

test('reactivates a deactivated owner only when no other owner is active', async () => {
  const { db } = fixture.database;
  const deactivate = () => db.update(authUsers).set({ deactivatedAt: new Date() });
  await deactivate();
  expect(await createBrowser(IP).signIn(node(), PASSWORD)).toMatchObject({ reason: 'invalid' });
  expect(await reset(EMAIL)).toMatchObject({ isNewOwner: true });
  expect(await createBrowser(IP).signIn(node(), NEW_PASSWORD)).toMatchObject({ ok: true });
  await deactivate();
  await insertOwner(db, DANA, new Date());
  await expect(reset(EMAIL)).rejects.toThrow(`${EMAIL} is not an owner. Owners: ${DANA}.`);
});

test('leaves no session of a sign-in that overlaps with the password change', async () => {
  const { db } = fixture.database;
  const hash = await hashPassword(NEW_PASSWORD);
  const [user] = await db.select().from(authUsers);
  const signIn = await db.transaction(async (tx) => {
    await tx.execute('lock table auth_sessions in share row exclusive mode');
    // The old password matches; the session insert has to wait for the lock.
    const pending = createBrowser(IP).signIn(node(), PASSWORD);
    await untilWaiting(`query like 'insert into "auth_sessions"%'`, 1);
    const actor = { id: user!.id, name: EMAIL };
    const account = { userId: user!.id, email: EMAIL };
    await replacePassword(tx, account, hash, { actor, now: new Date() });
    return { pending };
  });
  expect(await signIn.pending).toEqual({ ok: false, reason: 'invalid' });
  expect(await db.select().from(authSessions)).toEqual([]);
});
