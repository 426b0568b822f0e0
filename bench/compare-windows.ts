import { type Random, shuffled } from './random.ts';

/** Times of a window without the work that is measured, and of one with it right before or after, in milliseconds. */
export interface WindowPair {
  without: readonly number[];
  during: readonly number[];
}

const RESAMPLES = 2_000;
const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 };

export function shareOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs pairs of windows, each in random order; on a busy machine only as many as there is time for. */
export async function runPairs<Times>(
  { pairs: count, untilMs }: { pairs: number; untilMs: number },
  random: Random,
  window: (isDuring: boolean) => Promise<Times>,
): Promise<{ without: Times; during: Times }[]> {
  const pairs: { without: Times; during: Times }[] = [];
  const until = performance.now() + untilMs;
  while (pairs.length < count && performance.now() < until) {
    const times = new Map<boolean, Times>();
    for (const isDuring of shuffled([false, true], random))
      times.set(isDuring, await window(isDuring));
    pairs.push({ without: times.get(false)!, during: times.get(true)! });
  }
  return pairs;
}

/** Prints the shares of all windows, the ratios, their intervals, and the spread over the windows. */
export function printComparison(name: string, pairs: readonly WindowPair[], random: Random): void {
  const all = (some: readonly WindowPair[], which: keyof WindowPair) =>
    some.flatMap((pair) => pair[which]);
  const [without, during] = [all(pairs, 'without'), all(pairs, 'during')];
  console.log(
    `${name}: ${pairs.length} pairs of windows, ${without.length} visits without, ${during.length} with it`,
  );
  for (const [label, share] of Object.entries(SHARES)) {
    const ratioOf = (some: readonly WindowPair[]) =>
      shareOf(all(some, 'during'), share) / shareOf(all(some, 'without'), share);
    const ratios = Array.from({ length: RESAMPLES }, () =>
      ratioOf(pairs.map(() => pairs[Math.floor(random() * pairs.length)]!)),
    );
    const [low, high] = [shareOf(ratios, 0.025), shareOf(ratios, 0.975)];
    console.log(
      `  ${label}: ${shareOf(without, share).toFixed(2)} ms without (windows ${spread(pairs, 'without', share)}), ` +
        `${shareOf(during, share).toFixed(2)} ms with it (${spread(pairs, 'during', share)}): ` +
        `${ratioOf(pairs).toFixed(2)} times, 95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}`,
    );
  }
}

/** The least and the most of single windows. */
function spread(pairs: readonly WindowPair[], which: keyof WindowPair, share: number): string {
  const values = pairs.map((pair) => shareOf(pair[which], share));
  return `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
}
