/** Runs the work; returns its result and its duration in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

export const formatMs = (ms: number): string => `${ms.toFixed(0)} ms`;
