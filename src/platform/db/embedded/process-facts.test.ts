import { expect, test } from 'vitest';
import { isStillRunning, parseProcStat, startMark } from './process-facts.server.ts';

test('reads past a process name with spaces and parentheses', () => {
  const fields = ['S', ...Array.from({ length: 18 }, (_, n) => `${n}`), '4711', '0'];
  expect(parseProcStat(`12 (a) b (c)) ${fields.join(' ')}`)).toEqual({
    state: 'S',
    started: '4711',
  });
});

test('tells a running process from one that had its number before', () => {
  const mark = startMark(process.pid) ?? '';
  expect(isStillRunning(process.pid, mark)).toBe(true);
  expect(isStillRunning(process.pid, `${mark}0`)).toBe(false);
});

test.each([0, -1, Number.NaN, 2 ** 30])('no process has the number %s', (pid) => {
  expect(isStillRunning(pid, '')).toBe(false);
});
