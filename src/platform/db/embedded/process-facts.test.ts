import { expect, test } from 'vitest';
import { isStillRunning, parseProcStat, getProcessStart } from './process-facts.server.ts';

test('parses a process name with spaces and parentheses', () => {
  const fields = ['S', ...Array.from({ length: 18 }, (_, n) => `${n}`), '4711', '0'];
  expect(parseProcStat(`12 (a) b (c)) ${fields.join(' ')}`)).toEqual({
    state: 'S',
    started: '4711',
  });
});

test('distinguishes a running process from an earlier one with the same pid', () => {
  const mark = getProcessStart(process.pid) ?? '';
  expect(isStillRunning(process.pid, mark)).toBe(true);
  expect(isStillRunning(process.pid, `${mark}0`)).toBe(false);
});

test.each([0, -1, Number.NaN, 2 ** 30])('returns undefined for the pid %s', (pid) => {
  expect(isStillRunning(pid, '')).toBe(false);
});
