import type { ClientBase } from 'pg';

/**
 * Copies the rows of tables that a restore must not lose into temporary tables, before the originals are emptied or
 * recreated.
 * @param names `schema.name`; missing tables are skipped
 * @returns a function that adds the rows to the loaded ones; rows whose key already exists are skipped
 */
export async function preserveRows(
  client: ClientBase,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const kept: { name: string; aside: string }[] = [];
  for (const name of names) {
    const { rows } = await client.query('select to_regclass($1) as found', [name]);
    if (!rows[0]?.found) continue;
    const aside = `kept_${kept.length}`;
    await client.query(`create temp table ${aside} on commit drop as select * from ${name}`);
    kept.push({ name, aside });
  }
  return async () => {
    for (const { name, aside } of kept) {
      // The table may have gained or lost columns.
      const { rows } = await client.query<{ columns: string | null }>(
        `select string_agg(quote_ident(a.attname), ', ') as columns from pg_attribute a
        where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
          and exists (select from pg_attribute b where b.attrelid = $2::regclass
            and b.attname = a.attname and b.attnum > 0 and not b.attisdropped)`,
        [name, `pg_temp.${aside}`],
      );
      const columns = rows[0]?.columns;
      if (columns)
        await client.query(
          `insert into ${name} (${columns}) select ${columns} from pg_temp.${aside} on conflict do nothing`,
        );
    }
  };
}
