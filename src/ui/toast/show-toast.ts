export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` reports an error and interrupts screen readers */
  variant?: 'default' | 'destructive';
}

type ToastListener = (message: ToastMessage | undefined) => void;

let listener: ToastListener | undefined;

/**
 * Shows a short message, which replaces the previous one; without a message, closes the previous one. Do not report anything
 * important by a toast alone.
 */
export function showToast(message?: ToastMessage): void {
  listener?.(message);
}

/** Passes every message to `listen` until the returned function is called. For `<ToastHost/>`. */
export function listenToToasts(listen: ToastListener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** Loads the code that renders toasts, which no page includes. */
export function loadToaster() {
  return import('./sonner-toaster.tsx');
}

/** Preloads that code once a toast is likely, so that it can report a network failure. */
export function preloadToasts(): void {
  loadToaster().catch(() => undefined);
}
