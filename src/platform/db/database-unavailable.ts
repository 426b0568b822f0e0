/** Stands for an error of a database that cannot be reached, without what that error quotes. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** SQLSTATE: connection exceptions, insufficient resources, a shutdown or start, a statement over its time. */
const UNAVAILABLE_STATE = /^(08|53)...$|^57P0[1-3]$|^57014$|^25P03$/;

/** What sockets and name lookups report. */
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

/** Of errors that `pg` and `pg-pool` throw without a code. */
const UNAVAILABLE_MESSAGES: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/**
 * Whether an error says that the database cannot be asked at the moment, in contrast to one that refuses a statement:
 * it cannot be reached, is starting or stopping, has no room, or takes too long. Causes count, as Drizzle wraps errors.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const { message } = error;
  const code = 'code' in error ? error.code : undefined;
  return (
    (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_STATE.test(code))) ||
    UNAVAILABLE_MESSAGES.some((start) => message.startsWith(start)) ||
    isDatabaseUnavailable(error.cause)
  );
}
