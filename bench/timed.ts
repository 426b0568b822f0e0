/** Runs the work; returns its result and its duration in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}

export const formatMs = (ms: number): string => `${ms.toFixed(0)} ms`;

/** Repeats the work and prints median and p99 of its durations, without the first tenth, which warms up. */
export async function measure(
  name: string,
  times: number,
  work: (n: number) => Promise<unknown>,
): Promise<void> {
  const measured: number[] = [];
  for (let n = 0; n < times; n += 1) measured.push((await timed(() => work(n))).ms);
  printShares(name, measured.slice(Math.ceil(times / 10)));
}

/** Prints median and p99 of durations in milliseconds. */
export function printShares(name: string, measured: readonly number[]): void {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2);
  console.log(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
