/** Seeded pseudorandom numbers: for sample data, never for secrets. */
export type Random = ReturnType<typeof createRandom>;

/** Mulberry32: 32 bits of state, enough for sample data. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** from 0 (included) to 1 (excluded) */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** a whole number from `min` to `max`, both included */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: <Item>(items: readonly Item[]): Item => items[int(0, items.length - 1)]!,
    /** true with this probability */
    chance: (probability: number) => next() < probability,
    /** a version 4 UUID */
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => int(0, 15).toString(16)),
  };
}
