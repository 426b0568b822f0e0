import { DatabaseUnavailableError, isDatabaseUnavailable } from './database-unavailable.ts';

/**
 * An error that may be logged: Drizzle's quote the parameters and PostgreSQL's the row, which are people's data.
 * One of an unavailable database stays recognizable as such.
 * @param message what could not be done; the database's error code is added
 */
export function redactDbError(message: string, error: unknown): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  const Safe = isDatabaseUnavailable(error) ? DatabaseUnavailableError : Error;
  return new Safe(message + code);
}
