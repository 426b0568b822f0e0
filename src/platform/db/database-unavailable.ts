/** Replaces an error of an unreachable database, without the query parameters it may quote. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** SQLSTATE: connection exceptions, insufficient resources, shutdown or startup, timeouts. */
const UNAVAILABLE_STATE = /^(08|53)...$|^57P0[1-3]$|^57014$|^25P03$/;

/** Error codes of sockets and DNS lookups. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of errors that `pg` and `pg-pool` throw without a code. */
const UNAVAILABLE_MESSAGES: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout expired',
];

/**
 * Whether an error means that the database is unavailable, rather than that it rejected a statement: it is unreachable,
 * starting or stopping, out of resources, or too slow. Causes are checked too, since Drizzle wraps errors.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { message } = error;
  const code = 'code' in error ? error.code : undefined;
  return (
    isMissingSocket(error) ||
    (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATE.test(code))) ||
    UNAVAILABLE_MESSAGES.some((start) => message.startsWith(start)) ||
    isDatabaseUnavailable(error.cause)
  );
}

/** A PostgreSQL that listens on a Unix socket removes its file when it stops. */
const isMissingSocket = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' && error.syscall === 'connect';
