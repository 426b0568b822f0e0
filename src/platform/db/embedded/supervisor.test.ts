import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supervise, type Supervised } from './supervisor.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Creates children that live until shut down; `failing` makes starts reject. */
function createChildren() {
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
  const { start, state } = createChildren();
  state.failing = true;
  await expect(supervise(start, log)).rejects.toThrow('disk full');
  expect(state.starts).toBe(1);
});

test('replaces an ended child at once', async () => {
  const { start, last } = createChildren();
  const supervisor = await supervise(start, log);
  last()?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(1);
  expect(supervisor.pid()).toBe(2);
  await supervisor.stop();
});

test('waits longer after each failure, and never gives up', async () => {
  const { start, state, last } = createChildren();
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

test('resets the count when a child ran for five seconds', async () => {
  const { start, state, last } = createChildren();
  const supervisor = await supervise(start, log);
  for (let death = 1; death <= 20; death += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    last()?.end('SIGKILL');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.starts).toBe(death + 1);
  }
  await supervisor.stop();
});

test('stop() cancels the next attempt and stops a child that is starting', async () => {
  const { start, state, last, children } = createChildren();
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
