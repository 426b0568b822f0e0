import { eq } from 'drizzle-orm';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#src/platform/clock/clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createBrowser, createTestAuth, EMAIL, PASSWORD, SECRET } from './auth.fixture.ts';
import { authRateLimits, authSessions, authUsers } from './auth-tables.server.ts';
import { insertOwner } from './owner-account.server.ts';
import { listOwners, replacePassword, resetOwner } from './reset-owner.server.ts';

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

test('a new password signs in, and nothing of before is left: password, sessions, device, waits', async () => {
  const { db } = fixture.database;
  const known = createBrowser(IP);
  for (let i = 0; i < 2; i++) await known.signIn(node(), PASSWORD);
  for (const ip of [IP, '192.0.2.1'])
    for (let i = 0; i < 6; i++) await createBrowser(ip).signIn(node(), 'wrong');
  for (let i = 0; i < 5; i++) await createBrowser(IP).signIn(node(), 'wrong', DANA);

  expect(await reset(EMAIL)).toEqual({ isNewOwner: false, endedSessions: 2 });
  expect(await db.select().from(authSessions)).toEqual([]);
  for (const ip of [IP, '192.0.2.1']) {
    expect(await createBrowser(ip).signIn(node(), PASSWORD)).toMatchObject({ reason: 'invalid' });
    expect(await createBrowser(ip).signIn(node(), NEW_PASSWORD)).toMatchObject({ ok: true });
  }
  // Attempts on other accounts stay counted.
  expect(await createBrowser(IP).signIn(node(), 'wrong', DANA)).toMatchObject({
    reason: 'throttled',
  });
});

test('a weak password changes nothing', async () => {
  await expect(reset(EMAIL, 'Password2026')).rejects.toThrow('is too easy to guess.');
  await expect(reset(EMAIL, 'short')).rejects.toThrow('must have at least 12 characters.');
  expect(await createBrowser(IP).signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

test('whoever is no owner does not become one while there are owners', async () => {
  const { db } = fixture.database;
  const id = await insertOwner(db, DANA, new Date());
  await db.update(authUsers).set({ role: 'editor' }).where(eq(authUsers.id, id));
  for (const email of [DANA, 'new@cadron.example'])
    await expect(reset(email)).rejects.toThrow(`${email} is not an owner. Owners: ${EMAIL}.`);
  expect(await listOwners(db)).toEqual([EMAIL]);
});

test('without any owner left an account becomes one, or a new one is made, once', async () => {
  const { db } = fixture.database;
  await db.update(authUsers).set({ role: 'viewer' });
  const results = await Promise.allSettled([reset(EMAIL), reset(DANA), reset(DANA)]);
  const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(made.filter(({ isNewOwner }) => isNewOwner)).toHaveLength(1);
  const [owner, ...more] = await listOwners(db);
  expect(more).toEqual([]);
  expect(await createBrowser(IP).signIn(node(), NEW_PASSWORD, owner)).toMatchObject({ ok: true });
});

test('a sign-in with the old password that ends after the change leaves no session', async () => {
  const { db, pool } = fixture.database;
  const hash = await hashPassword(NEW_PASSWORD);
  const [user] = await db.select().from(authUsers);
  const signIn = await db.transaction(async (tx) => {
    await tx.execute('lock table auth_sessions in share row exclusive mode');
    // The old password is found right; the session has to wait for the lock.
    const pending = createBrowser(IP).signIn(node(), PASSWORD);
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "auth_sessions"%'`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), 20_000);
    await replacePassword(tx, user!.id, hash, new Date());
    return { pending };
  });
  expect(await signIn.pending).toEqual({ ok: false, reason: 'invalid' });
  expect(await db.select().from(authSessions)).toEqual([]);
});
