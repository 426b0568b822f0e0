/** The migrated database that the databases of tests are copies of. */
export const TEMPLATE = 'cadron_template';

/** The address of another database of the same server. */
export function databaseUrl(connectionString: string, database: string): string {
  // Not by `URL`: the address of a Unix socket has its folder where URL expects a host.
  const [address = '', query] = connectionString.split('?');
  const changed = address.replace(/\/[^/]*$/, `/${database}`);
  return query === undefined ? changed : `${changed}?${query}`;
}
