import type { Pool } from 'pg';

/** Returns the server version, such as `PostgreSQL 18.4`, and the size of the database in bytes. */
export async function databaseFacts(pool: Pool): Promise<{ version: string; bytes: number }> {
  const { rows } = await pool.query<{ version: string; bytes: string }>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  const { version = '', bytes = '0' } = rows[0] ?? {};
  return { version: `PostgreSQL ${version.split(' ')[0]}`, bytes: Number(bytes) };
}
