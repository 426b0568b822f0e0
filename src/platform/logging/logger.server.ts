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
    serializers: { err: pino.stdSerializers.err },
  });
}

/** For tests and scripts that want no lines. */
export const silentLogger: Logger = pino({ level: 'silent' });
