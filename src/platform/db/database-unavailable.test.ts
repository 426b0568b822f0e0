import { expect, test } from 'vitest';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './database-unavailable.ts';
import { redactDbError } from './redact-db-error.ts';

const coded = (code: string) => Object.assign(new Error('in words'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['every address refusing', new AggregateError([coded('ECONNREFUSED')], '')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a connection closed before its query', new Error('Client was closed and is not queryable')],
  ['a removed socket', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
  ['a lost connection in SQL', coded('08006')],
  ['a server with no room', coded('53300')],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a statement that takes too long', coded('57014')],
  ['a server that hangs', new Error('Query read timeout')],
])('detects %s, also wrapped by Drizzle', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
  const wrapped = new Error('Failed query: select $1', { cause: error });
  expect(isDatabaseUnavailable(wrapped)).toBe(true);
  expect(redactDbError('nothing could be read', wrapped)).toBeInstanceOf(DatabaseUnavailableError);
});

test.each([
  ['a broken rule', coded('23505')],
  ['a wrong statement', coded('42601')],
  ['a missing file', Object.assign(coded('ENOENT'), { syscall: 'open' })],
  ['an error of ours', new TypeError('x is not a function')],
  ['no error at all', 'Connection terminated'],
])('does not detect %s', (_name, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
