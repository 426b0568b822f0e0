import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { FIRST_START_LOG } from '#tests/support/golden-data.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { runRole } from './support/run-role.ts';

/** The first start of the run, which is clean, and failing ones: each exits with one message that says what to do. */

/** A level of pino. */
const WARNING = 40;
const STACK = /^\s+at .+:\d+:\d+/m;

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadron-start-'));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Starts the server, which must exit with code 1 and without a stack trace. Returns its output. */
async function failedStart(variables: Record<string, string>, role = 'start'): Promise<string> {
  await using server = runRole(role, { DATA_DIR: dataDir, ...variables });
  await expect(server.ended).resolves.toBe(1);
  expect(server.output()).not.toMatch(STACK);
  return server.output();
}

test('a first start adds sample content without a warning', () => {
  const log = readFileSync(process.env[FIRST_START_LOG]!, 'utf8');
  expect(log).toContain('sample content was added');
  const entries = log.split('\n').filter((line) => line.startsWith('{'));
  expect(entries.filter((line) => JSON.parse(line).level >= WARNING)).toEqual([]);
});

// src/platform/config/config.test.ts covers each invalid value.
test('invalid settings stop the start with one message that names all of them without values', async () => {
  const output = await failedStart({
    PORT: 'abc',
    SITE_URL: 'ftp://x',
    SMTP_URL: 'http://user:hunter2hunter2@mail.test',
  });
  for (const name of ['PORT', 'SITE_URL', 'SMTP_URL']) expect(output).toContain(`${name}: `);
  expect(output).not.toContain('hunter2');
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(5);
});

test(
  'a second process on the same data folder exits, and the first keeps running',
  { tag: '@full' },
  async () => {
    await using site = await startSite({ dataDir });
    const output = await failedStart({ PORT: String(await freePort()) });
    expect(output).toContain(`data folder ${dataDir} is in use by process ${site.pid}`);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
);

test('reports a port in use and leaves no PostgreSQL running', async () => {
  const squatter = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  try {
    const output = await failedStart({ PORT: String(port) });
    expect(output).toContain(`Port ${port} is in use. Set PORT to another one.`);
  } finally {
    squatter.close();
  }
  // PostgreSQL has to stop too, or the folder could not be used again.
  const postmaster = () => {
    try {
      return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
    } catch {
      return 'none';
    }
  };
  await expect.poll(postmaster).toBe('none');
});

test('a weak admin password stops the start with a message', async () => {
  const port = String(await freePort());
  const output = await failedStart({ PORT: port, ADMIN_PASSWORD: 'password123456' });
  expect(output).toContain('ADMIN_PASSWORD is too easy to guess.');
});

test('a worker without DATABASE_URL exits with a message', { tag: '@full' }, async () => {
  expect(await failedStart({}, 'worker')).toContain('This role needs DATABASE_URL');
});

test('an unknown role exits with a list of the roles', { tag: '@full' }, async () => {
  expect(await failedStart({}, 'srat')).toContain(
    'Unknown role "srat". Roles: start, worker, migrate',
  );
});
