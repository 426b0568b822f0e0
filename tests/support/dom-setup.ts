import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is no fault of the code.
configure({ asyncUtilTimeout: 10_000 });

// The simulated document has no pointers to capture; toasts do so when they are pressed.
Element.prototype.setPointerCapture ??= () => undefined;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
