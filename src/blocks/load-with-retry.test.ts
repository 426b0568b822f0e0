import { afterEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry.ts';

afterEach(() => vi.unstubAllGlobals());

test('retries loading each time the connection returns', async () => {
  const connection = new EventTarget();
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('view');
  load
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'));
  const loaded = loadWithRetry(load);
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
    await Promise.resolve();
    connection.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('view');
  expect(load).toHaveBeenCalledTimes(3);
});
