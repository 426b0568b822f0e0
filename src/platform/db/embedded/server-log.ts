const LEVELS: Record<string, 'warn' | 'error'> = {
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'error',
  PANIC: 'error',
};

/**
 * Connections refused or closed during a start or stop are expected. Errors of class 22 (bad values) reach the client
 * that sent them; their messages contain personal data.
 */
const REDACTED_CODES = /^(57P01|57P03|22...)$/;

interface ServerLogLine {
  level: 'warn' | 'error';
  /** SQLSTATE */
  code: string;
  message: string;
}

/**
 * Parses a line of the server's log (with the prefix `%e|`).
 * @returns undefined when it is below a warning, expected, or the continuation of a message
 */
export function readServerLogLine(line: string): ServerLogLine | undefined {
  const [, code = '', severity = '', message = ''] = /^(\w{5})\|(\w+):\s+(.*)$/.exec(line) ?? [];
  const level = LEVELS[severity];
  if (!level || REDACTED_CODES.test(code)) return undefined;
  return { level, code, message };
}
