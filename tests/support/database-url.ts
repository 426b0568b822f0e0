/** The migrated template of test databases. */
export const TEMPLATE = 'cadron_template';

/** The connection string of another database on the same server. */
export function databaseUrl(connectionString: string, database: string): string {
  // `URL` cannot parse it: for a Unix socket, the folder is in the place of the host.
  const [address = '', query] = connectionString.split('?');
  const changed = address.replace(/\/[^/]*$/, `/${database}`);
  return query === undefined ? changed : `${changed}?${query}`;
}
