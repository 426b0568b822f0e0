/** The keys of a list before two people changed it, and after. Keys are unique within each list. */
export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * Joins the orders of a list that two people changed. Keys that neither has moved keep their order. Each other key, inserted
 * or moved, follows the same unmoved key as on its side; where both put keys at one place, both runs stay whole, the one
 * with the smaller first key first. A key that both have moved lands where mine has it.
 * @param isKept whether a key of any list is in the result
 */
export function mergeOrder(
  { base, mine, theirs }: Orders,
  isKept: (key: string) => boolean,
): string[] {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  // Moves are looked for among the keys of all three, so that a deletion does not change what counts as moved.
  const common = base.filter((key) => inMine.has(key) && inTheirs.has(key));
  const [unmovedByMe, unmovedByThem] = [unmovedKeys(common, mine), unmovedKeys(common, theirs)];
  const unmoved = common.filter((key) => unmovedByMe.has(key) && unmovedByThem.has(key));
  const fixed = new Set(unmoved);
  const isMovedByThemOnly = (key: string) => unmovedByMe.has(key) && !unmovedByThem.has(key);
  const placedByMe = new Set(mine.filter((key) => !fixed.has(key) && !isMovedByThemOnly(key)));
  const myRuns = runsAfter(mine, fixed, (key) => placedByMe.has(key) && isKept(key));
  const theirRuns = runsAfter(theirs, fixed, (key) => !placedByMe.has(key) && isKept(key));
  return [undefined, ...unmoved].flatMap((key) => [
    ...(key === undefined ? [] : [key]),
    ...[myRuns.get(key) ?? [], theirRuns.get(key) ?? []]
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : Number(one > other)))
      .flat(),
  ]);
}

/** Runs of keys by the unmoved key before them; undefined for the start of the list. */
function runsAfter(
  keys: readonly string[],
  unmoved: ReadonlySet<string>,
  isInRun: (key: string) => boolean,
): Map<string | undefined, string[]> {
  const runs = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const key of keys) {
    if (unmoved.has(key)) anchor = key;
    if (unmoved.has(key) || !isInRun(key)) continue;
    const run = runs.get(anchor);
    if (run) run.push(key);
    else runs.set(anchor, [key]);
  }
  return runs;
}

/** The keys of `base` that `side` has in the same order: the fewest possible count as moved. */
export function unmovedKeys(base: readonly string[], side: readonly string[]): Set<string> {
  const positions = new Map(base.map((key, at) => [key, at]));
  const common = side.filter((key) => positions.has(key));
  return new Set(longestRise(common.map((key) => positions.get(key)!)).map((at) => base[at]!));
}

/** A longest increasing subsequence of distinct numbers, in O(n log n). */
export function longestRise(numbers: readonly number[]): number[] {
  /** by length minus one, the index of the smallest number that ends a rise of this length */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[at] = ends[low - 1];
    ends[low] = at;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.push(numbers[at]!);
  return rise.toReversed();
}
