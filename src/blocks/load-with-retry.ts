/**
 * Loads code and retries: without a connection once it is back, otherwise after a pause that doubles each time.
 * Never rejects: until then the block stays static markup, which works without JavaScript.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, pauseMs = 1_000): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) =>
      navigator.onLine ? setTimeout(resolve, pauseMs) : addEventListener('online', resolve),
    );
    return loadWithRetry(load, pauseMs * 2);
  }
}
