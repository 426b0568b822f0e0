import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no pointer capture, which toasts use.
Element.prototype.setPointerCapture ??= () => undefined;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
