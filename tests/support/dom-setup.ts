import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WAIT_MS } from './workers.ts';

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: WAIT_MS });

// jsdom has no pointer capture, which toasts use.
Element.prototype.setPointerCapture ??= () => undefined;
// jsdom has no modal dialogs: opens them, moves the focus in and back, and closes them on Escape like a browser.
const { prototype } = HTMLDialogElement;
const before = new WeakMap<HTMLDialogElement, Element | null>();
prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  before.set(this, document.activeElement);
  this.open = true;
  this.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const cancel = new Event('cancel', { cancelable: true });
    if (this.dispatchEvent(cancel)) this.close();
  });
};
prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  (before.get(this) as HTMLElement | null)?.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
// It hides popovers, and cannot show them.
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.style.display = 'block';
};
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
