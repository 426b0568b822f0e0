import { stat } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findSystemPostgres } from '../../scripts/lib/system-postgres.mjs';
import { startThrowawayCluster } from './throwaway-cluster.server.ts';

const system = findSystemPostgres()?.binDir;

async function expectDatabaseAndRemoval(binDir?: string): Promise<void> {
  const cluster = await startThrowawayCluster({ binDir });
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  const { rows } = await client.query<{ major: number; connections: string; upper: string }>(
    `select current_setting('server_version_num')::int / 10000 as major,
      current_setting('max_connections') as connections, upper('é') as upper`,
  );
  await client.end();
  await cluster.stop();
  expect(rows[0]?.major).toBeGreaterThanOrEqual(15);
  expect(rows[0]).toMatchObject({ connections: '200', upper: 'É' });
  const folder = new URL(cluster.connectionString).searchParams.get('host') ?? '';
  await expect(stat(folder)).rejects.toThrow('ENOENT');
}

test('creates a database with the embedded PostgreSQL and removes it', () =>
  expectDatabaseAndRemoval());

test.skipIf(!system)(
  'creates a database with an installed PostgreSQL and removes it',
  { tags: ['needs-system-postgres'] },
  () => expectDatabaseAndRemoval(system),
);
