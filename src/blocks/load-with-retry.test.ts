import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failingLoad(failures: number) {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('view');
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new TypeError('Failed'));
  return load;
}

test('retries loading each time the connection returns', async () => {
  const connection = new EventTarget();
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  vi.stubGlobal('navigator', { onLine: false });
  const load = failingLoad(2);
  const loaded = loadWithRetry(load);
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(calls);
    connection.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('view');
  expect(load).toHaveBeenCalledTimes(3);
});

test('retries with a connection after 1, 2, 4 and 8 seconds', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = failingLoad(4);
  const loaded = loadWithRetry(load);
  for (const [index, pauseMs] of [1_000, 2_000, 4_000, 8_000].entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  expect(await loaded).toBe('view');
});
