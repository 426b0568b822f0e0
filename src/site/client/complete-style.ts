let loading: Promise<unknown> | undefined;

/**
 * Loads the styles of all pages, once: a document carries only its own (ADR 007). Call it at the first sign that the
 * visitor goes on. Rejects when they cannot be loaded; the next call tries again.
 */
export function completeStyle(): Promise<unknown> {
  loading ??= import('#src/ui/styles/index.css').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
