import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no pointer capture, which toasts use.
Element.prototype.setPointerCapture ??= () => undefined;

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // Work deferred to after the next paint must not run in the next test.
  await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
