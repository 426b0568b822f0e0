import { vi } from 'vitest';

/**
 * Fake timers, `AbortSignal.timeout` included, which has timers of its own that nothing can move on. Ask for real ones
 * again after the test: `vi.useRealTimers()`.
 */
export function fakeTimeouts(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
}
