import { DatabaseUnavailableError, isDatabaseUnavailable } from './database-unavailable.ts';

/**
 * Returns an error that is safe to log: Drizzle's messages contain query parameters and PostgreSQL's contain row
 * values, which are personal data. Errors of an unavailable database stay a DatabaseUnavailableError.
 * @param message what failed; the database's error code is appended
 */
export function redactDbError(message: string, error: unknown): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  const Safe = isDatabaseUnavailable(error) ? DatabaseUnavailableError : Error;
  return new Safe(message + code);
}
