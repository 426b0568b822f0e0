/**
 * Loads code, again whenever the connection is back, and never fails: until then the block stays the markup that it is,
 * which works by itself.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return untilLoaded(load);
  }
}
