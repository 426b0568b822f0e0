/** Items that were replaced by others: positions in the old list, and in the new one. */
export interface ReplacedRange {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Comparing more pairs than this takes longer than replacing everything. */
const MAX_PAIRS = 1_000_000;

/** What to replace in a list to get another one, with as little as possible. */
export function replacedRanges<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): ReplacedRange[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start]!, after[start]!)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    isSame(before[before.length - 1 - end]!, after[after.length - 1 - end]!)
  )
    end += 1;
  const kept = longestCommon(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isSame,
  );
  const ranges: ReplacedRange[] = [];
  let [from, newFrom] = [start, start];
  const ends = [before.length - end - start, after.length - end - start] as const;
  for (const [one, other] of [...kept, ends]) {
    const [to, newTo] = [one + start, other + start];
    if (to > from || newTo > newFrom) ranges.push({ from, to, newFrom, newTo });
    [from, newFrom] = [to + 1, newTo + 1];
  }
  return ranges;
}

type Pair = readonly [before: number, after: number];

/** The longest common subsequence, as positions. */
function longestCommon<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): Pair[] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 0 || columns === 0 || rows * columns > MAX_PAIRS) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column]!;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(before[row]!, after[column]!)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (isSame(before[row]!, after[column]!)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
