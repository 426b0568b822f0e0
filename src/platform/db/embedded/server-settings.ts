/** Settings every server gets unless the caller says otherwise. */
const DEFAULTS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
};

/** What reading its log depends on; statements and values stay out, they hold people's data. */
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
 * The server's command line. All settings go here and none into files, so what a cluster folder
 * went through earlier does not matter. The caller cannot change where it listens or how it logs.
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
