const LEVELS: Record<string, 'warn' | 'error'> = {
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'error',
  PANIC: 'error',
};

/**
 * Connections refused or cut because the server starts or stops are what we asked for, not news.
 * Class 22 (bad values) reaches the client that sent them; its messages quote people's data.
 */
const REDACTED_CODES = /^(57P01|57P03|22...)$/;

export interface ServerLogLine {
  level: 'warn' | 'error';
  /** SQLSTATE */
  code: string;
  message: string;
}

/**
 * Reads a line of the server's log (with the prefix `%e|`).
 *
 * @returns undefined for what is below a warning, expected, or no message of its own.
 */
export function readServerLogLine(line: string): ServerLogLine | undefined {
  const [, code = '', severity = '', message = ''] = /^(\w{5})\|(\w+):\s+(.*)$/.exec(line) ?? [];
  const level = LEVELS[severity];
  if (!level || REDACTED_CODES.test(code)) return undefined;
  return { level, code, message };
}
