/**
 * Loads code and retries when the connection returns. Never rejects: until then the block stays static markup, which works
 * without JavaScript.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadWithRetry(load);
  }
}
