import { vi } from 'vitest';

/**
 * Fake timers, including `AbortSignal.timeout`, which has internal timers. Restore them after the test:
 * `vi.useRealTimers()`.
 */
export function fakeTimeouts(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
}
