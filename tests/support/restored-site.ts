import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { buildSystem } from '#src/wiring/build-system.server.ts';
import { createTestDatabase } from './test-database.ts';

/** Only for integration tests: a site with its own database and data folder, for running server roles. */
export async function createSite(settings: Record<string, string> = {}) {
  const test = await createTestDatabase();
  const root = await mkdtemp(join(tmpdir(), 'cadron-data-'));
  const dataDir = join(root, 'data');
  onTestFinished(async () => {
    await test.drop();
    await rm(root, { recursive: true });
  });
  const environment = {
    DATABASE_URL: test.connectionString,
    DATA_DIR: dataDir,
    SESSION_SECRET: 's'.repeat(40),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  };
  return {
    ...test,
    dataDir,
    mailFolder: join(dataDir, 'mail'),
    query: async (sql: string) => (await test.database.pool.query(sql)).rows,
    /** Starts the system without its web server, with some settings changed; stops it at the end of the test. */
    async open(changes: Record<string, string> = {}) {
      const config = readConfig({ ...environment, ...changes });
      const { connectionString } = test;
      const system = await buildSystem({
        config,
        connectionString,
        log: silentLogger,
        heavyThread: './server/heavy-thread.ts',
      });
      await system.startQueue();
      let isOpen = true;
      const stop = async () => {
        if (isOpen) await system.stop();
        isOpen = false;
      };
      onTestFinished(stop);
      return {
        ...system.services,
        stop,
        work: system.work,
        servicesForReading: system.servicesForReading,
      };
    },
    /** Runs a role like the command line. */
    async run(role: (args: string[]) => Promise<void>, ...args: string[]) {
      for (const name of [
        'S3_BUCKET',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'BACKUP_PASSPHRASE',
      ])
        vi.stubEnv(name, '');
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      try {
        await role(args);
      } finally {
        vi.unstubAllEnvs();
      }
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof createSite>>;
