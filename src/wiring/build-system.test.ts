import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { buildSystem } from './build-system.server.ts';
import { JOBS } from './jobs.server.ts';

test('lists the same jobs for a restore as the system binds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-system-'));
  const system = await buildSystem({
    config: readConfig({ DATA_DIR: folder }),
    connectionString: 'postgres://nobody@127.0.0.1:1/nothing', // nothing connects before it starts
    log: silentLogger,
    heavyThread: '', // no job runs
  });
  onTestFinished(async () => {
    await system.stop();
    await rm(folder, { recursive: true });
  });
  const bound = system.jobs.map(({ job }) => job.name);
  expect(bound.toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
});
