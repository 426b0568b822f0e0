/** Default settings; the caller may override them. */
const DEFAULTS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
};

/** Settings that parsing the log depends on. Statements and values are not logged: they contain personal data. */
const LOGGING: Record<string, string> = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '%e|',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/**
 * Returns the server's command line. All settings go here rather than into files, so the history of a cluster folder
 * does not matter. The caller cannot change addresses or logging.
 */
export function serverArguments(
  clusterDir: string,
  settings: Record<string, string>,
  listening: Record<string, string>,
): string[] {
  const all = { ...DEFAULTS, ...settings, ...LOGGING, ...listening };
  return [
    '-D',
    clusterDir,
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}
