import type { ClientBase } from 'pg';

/**
 * Sets the rows of tables aside that a restore must not replace, before the tables are emptied or made anew.
 * @param names `schema.name`; a table that is not there yet has nothing to keep
 * @returns adds the rows to what was loaded; one whose key is there already is left alone
 */
export async function setAside(
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
      // The table may have got columns meanwhile, or lost some.
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
