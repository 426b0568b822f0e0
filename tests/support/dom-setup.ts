import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { addModalDialogs } from './dom/dialog-polyfill.ts';
import { addPopovers } from './dom/popover-polyfill.ts';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no pointer capture, which toasts use.
Element.prototype.setPointerCapture ??= () => undefined;
addModalDialogs();
addPopovers();
// jsdom has no layout, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});
