import pino from 'pino';

/** Structured log: fields first, then a constant message. Never log a visitor's name, address or message. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields whose values are redacted, in case one is logged by mistake. */
const PERSONAL_FIELDS = ['email', 'password', 'token', 'authorization', 'cookie', 'name', 'ip'];

/** A JSON-lines logger on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: PERSONAL_FIELDS.flatMap((name) => [name, `*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  });
}

/**
 * Serializes an error for the log. Drizzle's message contains query parameters and PostgreSQL's detail the row; both
 * may be a visitor's address or a secret token, so they are left out.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'a value that is not an error was thrown' };
  const message = error.message.split('\nparams:')[0] ?? '';
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A logger without output, for tests and scripts. */
export const silentLogger: Logger = pino({ level: 'silent' });
