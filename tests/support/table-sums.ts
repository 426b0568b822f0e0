type Query = <Row>(statement: string) => Promise<Row[]>;

/** Checksums of all tables of a database but those of some patterns, by name such as `public.leads`. */
export async function tableSums(
  query: Query,
  without: readonly RegExp[],
): Promise<ReadonlyMap<string, string>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const names = tables.map(({ name }) => name);
  const sums = new Map<string, string>();
  for (const name of names.filter((each) => !without.some((pattern) => pattern.test(each)))) {
    const [row] = await query<{ sum: string }>(
      `select count(*) || ' rows ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as sum from ${name} each`,
    );
    sums.set(name, row!.sum);
  }
  return sums;
}

/** Tables that an undo of an import does not restore, each with its reason. Every other one is as it was before the import. */
export const KEPT_BY_UNDO: readonly RegExp[] = [
  // the queue
  /^pgboss\./,
  // the activity
  /^public\.activity$/,
  // the history: addresses that no other file may have, and redirects that can be brought back for a day
  /^public\.media_retired_addresses$/,
  /^public\.seo_redirect_deletions$/,
  // numbers of posts and documents, whose rows stay at zero
  /^public\.cms_(?:post|document)_counts$/,
  // the report
  /^public\.cms_imports$/,
  /^public\.cms_import_(?:items|pictures|redirects)$/,
];
