import { expect, test } from 'vitest';
import { forwardingProblem } from './forwarded-headers.ts';

test.each<[Record<string, string>, number, string | undefined]>([
  [{}, 0, undefined],
  [{ 'X-Forwarded-For': '198.51.100.7' }, 0, 'untrusted'],
  [{ Forwarded: 'for=198.51.100.7;proto=https' }, 0, 'untrusted'],
  [{ 'X-Real-IP': '198.51.100.7' }, 0, 'untrusted'],
  [{ 'X-Forwarded-For': '' }, 0, undefined],
  [{ 'X-Forwarded-For': '198.51.100.7' }, 1, undefined],
  [{ 'X-Forwarded-For': '6.6.6.6, 198.51.100.7' }, 1, undefined],
  [{ 'X-Forwarded-For': '198.51.100.7' }, 2, 'short'],
  [{ 'X-Forwarded-For': '198.51.100.7, ' }, 2, 'short'],
  [{ 'X-Real-IP': '198.51.100.7' }, 1, 'short'],
  [{}, 1, 'short'],
])('%j with %i trusted: %s', (headers, trusted, problem) => {
  expect(forwardingProblem(new Headers(headers), trusted)).toBe(problem);
});
