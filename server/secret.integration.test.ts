import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDatabase } from '#src/platform/backup/load-database.server.ts';
import { createTextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import {
  createSiteOfBackup,
  DAY_OF_BACKUP,
  expectSignIns,
  facts,
  FOLDER,
} from '#tests/support/old-backup.ts';
import { createSite } from '#tests/support/restored-site.ts';
import { secret } from './secret.ts';

/** `npm run secret`: the secret is replaced while everything that was signed, sealed or keyed keeps working. */

vi.setConfig({ testTimeout: 180_000 });

const NEW = 'a new secret that nobody has seen yet';
const printed = vi.spyOn(console, 'log');
const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  printed.mockReset().mockReturnValue();
  warned.mockReset().mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: DAY_OF_BACKUP });
});
afterEach(() => vi.useRealTimers());

test('replaces the secret of an installation: apps, recovery codes, links and sessions keep working', async () => {
  const place = await createSiteOfBackup(`${NEW},${facts.secret}`);
  await (await place.open()).stop(); // which creates the queue
  await loadDatabase(place.connectionString, `${FOLDER}/database`, { force: true });
  const [person] = facts.users as [(typeof facts.users)[number]];
  const request = new Request('http://localhost', { headers: { cookie: person.cookie } });
  const both = await place.open();
  await expectSignIns(both);
  expect(await both.auth.session(request)).toBeDefined();
  expect(await both.assessments.getRun(facts.runToken)).toBeDefined();

  await place.run(secret);
  expect(printed.mock.lastCall?.[0]).toBe(
    'Sealed with the first of 2 secrets: authenticator apps and recovery codes of 3 people, and 3 links in emails that wait.',
  );
  expect(warned).not.toHaveBeenCalled();
  vi.setSystemTime(DAY_OF_BACKUP + 120_000);
  await expectSignIns(both, 2);

  // The earlier secret is taken out of the list.
  const alone = await place.open({ SESSION_SECRET: NEW });
  vi.setSystemTime(DAY_OF_BACKUP + 240_000);
  await expectSignIns(alone, 3);
  const sealer = createTextSealer(NEW, 'people-link');
  const rows = await place.query('select id, sealed_token from people_links');
  for (const { id, token } of facts.links)
    expect(sealer.open(rows.find((row) => row.id === id).sealed_token, id)).toBe(token);
  expect(await alone.auth.session(request)).toBeUndefined();
});

test('says when an app was sealed with a secret that is not in the list, and leaves it', async () => {
  const place = await createSiteOfBackup(NEW);
  await (await place.open()).stop();
  await loadDatabase(place.connectionString, `${FOLDER}/database`, { force: true });
  await place.run(secret);
  expect(warned.mock.lastCall?.[0]).toContain('3 apps were sealed with a secret that is not in');
  await expectSignIns(await place.open({ SESSION_SECRET: `${NEW},${facts.secret}` }));
  await expect(place.run(secret, '--nwe')).rejects.toThrow('Usage: npm run secret [-- --new]');
});

test('puts a new secret before the stored one, or prints the line to set', async () => {
  const place = await createSite({ SESSION_SECRET: '', DATABASE_URL: '' });
  await mkdir(place.dataDir, { recursive: true });
  const file = join(place.dataDir, 'session-secret');
  await writeFile(file, facts.secret);
  vi.useRealTimers(); // PostgreSQL starts
  await place.run(secret, '--new');
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(String.raw`^[\w-]{43},${facts.secret}$`));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const configured = await createSite({ SESSION_SECRET: facts.secret });
  await configured.run(secret, '--new');
  expect(printed.mock.lastCall?.[0]).toMatch(
    new RegExp(String.raw`SESSION_SECRET=[\w-]{43},${facts.secret}$`),
  );
});
