import { afterEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

afterEach(() => vi.unstubAllGlobals());

test('what cannot be loaded is loaded when the connection is back, however often it fails', async () => {
  const connection = new EventTarget();
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('view');
  load
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(new TypeError('offline'));
  const loaded = untilLoaded(load);
  for (const calls of [1, 2]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(calls));
    await Promise.resolve();
    connection.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('view');
  expect(load).toHaveBeenCalledTimes(3);
});
