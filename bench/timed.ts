/** How long the work took, in ms, with what it answered. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}

export const inMs = (ms: number): string => `${ms.toFixed(0)} ms`;
