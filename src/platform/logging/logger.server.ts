import pino from 'pino';

/** Structured log: fields first, then a constant sentence. Never a visitor's name, address or message. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Field names whose values are cut wherever they turn up, should one slip in. */
const PERSONAL = ['email', 'password', 'token', 'authorization', 'cookie', 'name', 'ip'];

/** A JSON-lines logger on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: PERSONAL.flatMap((name) => [name, `*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError },
  });
}

/**
 * What a log may tell of an error. Drizzle quotes a query's parameters in its message and PostgreSQL the row in its
 * detail; both can be a visitor's address or a secret of a link.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const message = error.message.split('\nparams:')[0] ?? '';
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** For tests and scripts that want no lines. */
export const silentLogger: Logger = pino({ level: 'silent' });
