export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` says that something went wrong, and interrupts a screen reader */
  variant?: 'default' | 'destructive';
}

type ToastListener = (message: ToastMessage) => void;

let listener: ToastListener | undefined;

/** Shows a short message; it replaces the one before. Nothing that matters may be said by a toast alone. */
export function showToast(message: ToastMessage): void {
  listener?.(message);
}

/** For the `<ToastHost/>`: hears every message until the returned function is called. */
export function listenToToasts(listen: ToastListener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** The code that draws toasts; no page carries it before it is needed. */
export function loadToaster() {
  return import('./house-toaster.tsx');
}

/** Fetches that code ahead, when a toast has become likely: it must show even if the network then fails. */
export function preloadToasts(): void {
  loadToaster().catch(() => undefined);
}
