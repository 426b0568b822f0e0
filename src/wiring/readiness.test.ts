import type { Pool } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReadiness } from './readiness.server.ts';

/** Returns parts that tests can switch off, and counts listings of the store. */
function parts() {
  const state = { isUp: true, listed: 0 };
  const query = () => (state.isUp ? Promise.resolve() : Promise.reject(new Error('down')));
  const readiness = createReadiness({
    database: { pool: { query } as unknown as Pool },
    store: {
      list: async () => {
        state.listed += 1;
        return [];
      },
    },
    queue: { isReady: () => true },
  });
  return { state, readiness };
}

const UP = { database: true, storage: true, queue: true };

test('shares one check of the store between concurrent and subsequent requests', async () => {
  const { state, readiness } = parts();
  expect(await Promise.all([readiness(), readiness()])).toEqual([UP, UP]);
  expect(await readiness()).toEqual(UP);
  expect(state.listed).toBe(1);
});

test('reports a failed part once the shared result has expired', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, readiness } = parts();
  await readiness();
  state.isUp = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await readiness()).toEqual({ database: false, storage: true, queue: false });
  state.isUp = true;
  await vi.advanceTimersByTimeAsync(300);
  expect(await readiness()).toEqual(UP);
});
