import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBrowser, createTestAuth, PASSWORD, SECRET } from '#tests/support/test-auth.ts';
import { authUsers } from '#src/platform/auth/auth-tables.server.ts';
import { insertOwner } from '#src/platform/auth/owner-account.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { owner } from './owner.ts';
import type { Terminal } from './terminal.ts';

const EMAIL = 'owner@cadron.example';
const DANA = 'dana@cadron.example';
const NEW_PASSWORD = 'four green lanterns';

const NOT_INTERACTIVE: Terminal = {
  isInteractive: false,
  ask: () => Promise.reject(new Error('nobody is there')),
  askHidden: () => Promise.reject(new Error('nobody is there')),
};

/** A terminal with these answers, in this order. */
function typing(...answers: string[]): Terminal & { asked: string[] } {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`not expected: ${question}`);
    return answer;
  };
  return { isInteractive: true, ask, askHidden: ask, asked };
}

async function createSite({ owners = [EMAIL] }: { owners?: string[] } = {}) {
  const site = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-data-'));
  onTestFinished(async () => {
    await site.drop();
    await rm(dataDir, { recursive: true });
  });
  if (owners.length > 0) await createTestAuth(site.database).ensureFirstOwner();
  for (const email of owners.slice(1)) await insertOwner(site.database.db, email, new Date());
  vi.stubEnv('DATABASE_URL', site.connectionString);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SESSION_SECRET', SECRET);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('ADMIN_EMAIL', 'Boss@Cadron.example');
  return site;
}

const signIn = ({ database }: TestDatabase, password: string, email = EMAIL) =>
  createBrowser('203.0.113.7').signIn(createTestAuth(database), password, email);

const printed = vi.spyOn(console, 'log');
const output = () => printed.mock.calls.flat().join('\n');
beforeEach(() => void printed.mockReset().mockReturnValue());
afterEach(() => void vi.unstubAllEnvs());

test('generates and prints a password without a terminal, or on request', async () => {
  const site = await createSite();
  await signIn(site, PASSWORD);
  await owner([], NOT_INTERACTIVE);
  const [, made] = /password {3}(\S+) /.exec(output()) ?? [];
  expect(output()).toContain(`${EMAIL} has a new password. Sessions ended: 1.`);
  expect(await signIn(site, made!)).toMatchObject({ ok: true });
  expect(await signIn(site, PASSWORD)).toMatchObject({ reason: 'invalid' });

  await owner(['--generate', EMAIL.toUpperCase()], typing());
  expect(await signIn(site, made!)).toMatchObject({ reason: 'invalid' });
});

test('prompts twice for the password, and never prints it', async () => {
  const site = await createSite();
  await owner([], typing('short', NEW_PASSWORD, 'another', NEW_PASSWORD, NEW_PASSWORD));
  expect(output()).toContain('must have at least 12 characters.');
  expect(output()).toContain('The passwords do not match.');
  expect(output()).not.toContain(NEW_PASSWORD);
  expect(await signIn(site, NEW_PASSWORD)).toMatchObject({ ok: true });
});

test('prompts for one of several owners, or requires its name', async () => {
  const site = await createSite({ owners: [EMAIL, DANA] });
  const both = `Owners: ${DANA}, ${EMAIL}.`;
  await expect(owner([], NOT_INTERACTIVE)).rejects.toThrow(`${both} Choose one`);
  await expect(owner([], typing('x@cadron.example'))).rejects.toThrow(`is not an owner. ${both}`);
  await expect(owner(['x@cadron.example'], NOT_INTERACTIVE)).rejects.toThrow(both);
  await owner([], typing(' Dana@cadron.example', NEW_PASSWORD, NEW_PASSWORD));
  expect(await signIn(site, NEW_PASSWORD, DANA)).toMatchObject({ ok: true });
  expect(await signIn(site, PASSWORD)).toMatchObject({ ok: true });
});

test('creates the owner of ADMIN_EMAIL, or of the named address, when there is none', async () => {
  const site = await createSite({ owners: [] });
  await owner([], typing(NEW_PASSWORD, NEW_PASSWORD));
  expect(output()).toContain('boss@cadron.example is now an owner.');
  expect(await signIn(site, NEW_PASSWORD, 'boss@cadron.example')).toMatchObject({ ok: true });

  await site.database.db.delete(authUsers);
  await owner([DANA], typing(NEW_PASSWORD, NEW_PASSWORD));
  expect(await signIn(site, NEW_PASSWORD, DANA)).toMatchObject({ ok: true });
});

test('changes nothing for an invalid email, an unknown option or three weak passwords', async () => {
  const site = await createSite();
  for (const args of [['nonsense'], ['--force'], [EMAIL, DANA], ['']])
    await expect(owner(args, typing())).rejects.toThrow('Usage: npm run owner');
  await expect(owner([], typing('a', 'b', 'c'))).rejects.toThrow('Nothing was changed.');
  expect(await signIn(site, PASSWORD)).toMatchObject({ ok: true });
});
