const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * Loads code and retries: without a connection once it is back, otherwise after a pause that doubles up to a minute.
 * Never rejects: until then the block stays static markup, which works without JavaScript.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  pauseMs = FIRST_RETRY_MS,
): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, pauseMs);
      else addEventListener('online', resolve, { once: true });
    });
    return loadWithRetry(load, Math.min(pauseMs * 2, MAX_RETRY_MS));
  }
}
