import { expect, test } from 'vitest';
import { readServerLogLine } from './server-log.ts';

test.each([
  ['01000|WARNING:  no usable system locales', 'warn', '01000', 'no usable system locales'],
  ['53100|ERROR:  could not extend file', 'error', '53100', 'could not extend file'],
  [
    'XX000|PANIC:  could not locate a checkpoint',
    'error',
    'XX000',
    'could not locate a checkpoint',
  ],
])('forwards %s', (line, level, code, message) => {
  expect(readServerLogLine(line)).toEqual({ level, code, message });
});

test.each([
  '00000|LOG:  database system is ready to accept connections',
  '57P03|FATAL:  the database system is starting up',
  '57P01|FATAL:  terminating connection due to administrator command',
  '22P02|ERROR:  invalid input syntax for type integer: "bob@example.org"',
  'a line of a library',
  '',
])('drops "%s"', (line) => {
  expect(readServerLogLine(line)).toBeUndefined();
});
