import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supervise, type Supervised } from './supervisor.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Children that live until told to end; `failing` makes starts reject. */
function nursery() {
  const children: { end: (reason: string) => void }[] = [];
  const state = { failing: false, starts: 0 };
  const start = async (): Promise<Supervised> => {
    state.starts += 1;
    if (state.failing) throw new Error('disk full');
    const { promise: exited, resolve: end } = Promise.withResolvers<string>();
    children.push({ end });
    return { pid: children.length, exited, shutdown: async () => end('asked') };
  };
  return { start, state, children, last: () => children.at(-1) };
}

test('does not retry a first start that fails', async () => {
  const { start, state } = nursery();
  state.failing = true;
  await expect(supervise(start, log)).rejects.toThrow('disk full');
  expect(state.starts).toBe(1);
});

test('replaces a child that ended, at once', async () => {
  const { start, last } = nursery();
  const supervisor = await supervise(start, log);
  last()?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1);
  expect(supervisor.pid()).toBe(2);
  await supervisor.stop();
});

test('waits longer each time, and never gives up', async () => {
  const { start, state, last } = nursery();
  const supervisor = await supervise(start, log);
  state.failing = true;
  last()?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.starts).toBe(5);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(supervisor.pid()).toBeUndefined();
  state.failing = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(supervisor.pid()).toBe(2);
  await supervisor.stop();
});

test('a child that stayed up for five seconds clears the count', async () => {
  const { start, state, last } = nursery();
  const supervisor = await supervise(start, log);
  for (let death = 1; death <= 20; death += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    last()?.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.starts).toBe(death + 1);
  }
  await supervisor.stop();
});

test('stop() ends the wait for the next attempt, and a child that starts meanwhile', async () => {
  const { start, state, last, children } = nursery();
  const waiting = await supervise(start, log);
  state.failing = true;
  last()?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(10);
  await waiting.stop();
  expect(state.starts).toBe(2);

  state.failing = false;
  const gate = Promise.withResolvers<void>();
  const slow = async () => {
    if (children.length === 2) await gate.promise;
    return start();
  };
  const starting = await supervise(slow, log);
  last()?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1);
  const stopped = starting.stop();
  gate.resolve();
  await stopped;
  expect(starting.pid()).toBeUndefined();
});
