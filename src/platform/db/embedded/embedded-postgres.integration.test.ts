import { mkdir, readdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { findRunningAddress } from './published-address.server.ts';
import {
  hold,
  query,
  recordingLog,
  socketFolder,
  start,
  tempFolder,
  untilDead,
} from '#tests/support/embedded/test-kit.ts';

vi.setConfig({ testTimeout: 60_000 });

test('creates a durable UTF-8 cluster on a private socket', async () => {
  const dataDir = join(await tempFolder(), 'data');
  const server = await start(dataDir);
  const url = server.connectionString;
  const [row] = await query(
    url,
    `select current_setting('server_version_num')::int / 10000 as major,
      current_setting('fsync') fsync, current_setting('synchronous_commit') synchronous_commit,
      current_setting('listen_addresses') listen_addresses, current_setting('timezone') timezone,
      current_setting('max_connections') max_connections,
      current_setting('shared_buffers') shared_buffers,
      pg_encoding_to_char(encoding) encoding, datlocprovider provider, datlocale locale,
      upper('é') upper from pg_database where datname = 'cadron'`,
  );
  expect(row).toEqual({
    major: 18,
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    timezone: 'UTC',
    max_connections: '60',
    shared_buffers: '64MB',
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    upper: 'É',
  });
  const folder = socketFolder(url);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const password = join(dataDir, 'postgres', 'superuser.password');
  expect((await stat(password)).mode & 0o777).toBe(0o600);

  await query(url, 'create table kept as select 42 as answer');
  const pid = server.pid() ?? 0;
  await Promise.all([server.stop(), server.stop()]);
  await untilDead(pid);
  expect(server.pid()).toBeUndefined();
  expect(await readdir(dataDir)).toEqual(['postgres']);
  await expect(stat(folder)).rejects.toThrow('ENOENT');

  const again = await start(dataDir);
  expect(await query(again.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('publishes its address while it runs', async () => {
  const dataDir = await tempFolder();
  expect(await findRunningAddress(dataDir)).toBeUndefined();
  const server = await start(dataDir);
  expect(await findRunningAddress(dataDir)).toBe(server.connectionString);
  const file = join(dataDir, 'postgres.address');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const left = await readFile(file, 'utf8');
  await server.stop();
  expect(await findRunningAddress(dataDir)).toBeUndefined();
  // As left by a killed process.
  await writeFile(file, left);
  expect(await findRunningAddress(dataDir)).toBeUndefined();
});

test('works in a folder whose path is longer than a socket address can be', async () => {
  const dataDir = join(await tempFolder(), 'a'.repeat(100), 'b'.repeat(100), "it's a folder");
  const server = await start(dataDir);
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('rejects a folder in use, naming the holder', async () => {
  const dataDir = await tempFolder();
  const server = await start(dataDir);
  const message =
    `The data folder ${dataDir} is in use by process ${process.pid}. ` +
    'Stop it, or set DATA_DIR to another folder.';
  await expect(start(dataDir)).rejects.toThrow(message);
  expect(await hold(dataDir).answer).toEqual({ refused: message });
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('rejects a folder of another major version, or without a cluster', async () => {
  const old = await tempFolder();
  await mkdir(join(old, 'postgres'));
  await writeFile(join(old, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start(old)).rejects.toThrow(/created by PostgreSQL 17, .* includes PostgreSQL 18/);

  const other = await tempFolder();
  await mkdir(join(other, 'postgres'));
  await writeFile(join(other, 'postgres', 'letter.txt'), 'Dear');
  await expect(start(other)).rejects.toThrow(/neither empty nor a PostgreSQL cluster/);
  expect(await readFile(join(other, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear');
  // The folder is not left locked.
  expect(await readdir(other)).toEqual(['postgres']);
});

test('reports why a server does not start, and leaves nothing running or locked', async () => {
  const dataDir = await tempFolder();
  const settings = { shared_buffers: 'plenty' };
  const refused = startEmbeddedPostgres({ dataDir, log: recordingLog(), settings });
  await expect(refused).rejects.toThrow(/did not start .*shared_buffers.*plenty/s);
  expect(await readdir(dataDir)).toEqual(['postgres']);
  await start(dataDir);
});

test('requires a usable temp folder, and falls back to /tmp for a long path', async () => {
  const dataDir = await tempFolder();
  const env = { ...process.env, TMPDIR: '/no/such/folder' };
  expect(await hold(dataDir, { env }).answer).toEqual({
    refused: expect.stringContaining('The temp folder /no/such/folder cannot be used'),
  });

  const long = join(await tempFolder(), 'c'.repeat(120));
  await mkdir(long);
  const holder = hold(dataDir, { env: { ...process.env, TMPDIR: long } });
  const { connectionString } = await holder.ready();
  expect(connectionString).toContain(encodeURIComponent('/tmp/cadron-pg-'));
  holder.child.kill('SIGTERM');
  await holder.ended;
});

test('uses a socket folder only when no one else can have created it', async () => {
  const dataDir = await tempFolder();
  const first = await start(dataDir);
  const folder = socketFolder(first.connectionString);
  expect(folder.startsWith(tmpdir())).toBe(true);
  await first.stop();
  await mkdir(folder, { mode: 0o755 });
  onTestFinished(() => rmdir(folder));

  const second = await start(dataDir);
  expect(socketFolder(second.connectionString)).toBe(`${folder}-1`);
});
