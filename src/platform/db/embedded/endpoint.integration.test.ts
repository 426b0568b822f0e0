import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findEmbeddedBinaries } from './binaries.server.ts';
import { chooseRunAs } from './choose-run-as.server.ts';
import { ensureCluster } from './cluster.server.ts';
import { openTcp } from './endpoint.server.ts';
import { waitUntilReady } from './readiness.server.ts';
import { spawnServer } from './server-process.server.ts';
import { serverArguments } from './server-settings.ts';
import { query, recordingLog, tempFolder } from '#tests/support/embedded/test-kit.ts';

test('requires the password over TCP', { timeout: 60_000 }, async () => {
  const folder = await tempFolder();
  const clusterDir = join(folder, 'postgres');
  const log = recordingLog();
  const binaries = await findEmbeddedBinaries();
  const runner = await chooseRunAs(binaries, folder);
  await ensureCluster({ clusterDir, binaries, runner, log });
  const { settings, connectionString } = await openTcp(clusterDir);
  const args = serverArguments(clusterDir, {}, settings);
  const server = await spawnServer({ binaries, runner, args, log });
  onTestFinished(() => server.shutdown());
  const url = connectionString('postgres');
  await waitUntilReady(server, url, new AbortController().signal);

  expect(await query(url, 'select inet_server_addr()::text as address')).toEqual([
    { address: '127.0.0.1/32' },
  ]);
  const wrong = new URL(url);
  wrong.password = 'guessed';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('skips a TCP port in use', async () => {
  const folder = await tempFolder();
  const log = recordingLog();
  const binaries = await findEmbeddedBinaries();
  const clusterDir = join(folder, 'postgres');
  await ensureCluster({ clusterDir, binaries, runner: await chooseRunAs(binaries, folder), log });
  const first = (await openTcp(clusterDir)).settings['port'];
  const taken = createServer().listen(Number(first), '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const second = (await openTcp(clusterDir)).settings['port'];
  expect(second).not.toBe(first);
  expect(Number(second)).toBeLessThan(32_768);
});
