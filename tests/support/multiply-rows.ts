import type { Pool } from 'pg';

/** Fills a table with copies of its rows that differ in what has to be unique. */
export async function multiplyRows(pool: Pool, table: string, rows: number): Promise<void> {
  const { rows: described } = await pool.query<{ name: string; type: string; unique: boolean }>(
    `select attname as name, format_type(atttypid, null) as type, exists (
      select from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)) as unique
    from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
    [table],
  );
  const columns = described.map(({ name }) => `"${name}"`).join(', ');
  const values = described.map(({ name, type, unique }) => {
    if (!unique) return `"${name}"`;
    return type === 'uuid' ? 'gen_random_uuid()' : type === 'text' ? `"${name}" || n` : `"${name}"`;
  });
  // A demo of 30,000 rows times as many numbers would be sorted for minutes.
  const times = `(select ${rows} / greatest(count(*), 1) + 1 from ${table})`;
  await pool.query(
    `insert into ${table} (${columns}) select ${values.join(', ')} from ${table}, generate_series(1, ${times}) n
    order by n limit ${rows} on conflict do nothing`,
  );
  // Rows that an index has not sorted in yet would keep the planner from it.
  await pool.query(`vacuum (analyze) ${table}`);
}
