import { setTimeout as wait } from 'node:timers/promises';

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
  const at = (share: number) => quantile(measured, share).toFixed(2);
  console.log(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

/** @param share 0 to 1: 0.5 for the median */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Calls `send` at a fixed rate, whether or not earlier calls are complete, so that a slow server cannot slow the load down.
 * @param send gets the time at which it was due
 */
export async function sendAtRate<Result>(
  perSecond: number,
  ms: number,
  send: (due: number) => Promise<Result>,
): Promise<Result[]> {
  const startedAt = performance.now();
  const sent: Promise<Result>[] = [];
  for (let n = 0; n < (perSecond * ms) / 1_000; n += 1) {
    const due = startedAt + (n * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    sent.push(send(due));
  }
  return Promise.all(sent);
}
