import { useState } from 'react';
import { isEqualJson } from '#src/platform/json.ts';

interface Keyed {
  items: readonly unknown[];
  keys: readonly number[];
  next: number;
}

/**
 * Keys for items that have no ids, so that a moved item keeps its control, its open state and the focus. An item that was only
 * changed keeps the key of its position.
 */
export function alignKeys(before: Keyed, items: readonly unknown[]): Keyed {
  if (before.items === items) return before;
  const keys: (number | undefined)[] = items.map(() => undefined);
  const free = new Set(before.keys);
  const take = (at: number, from: number) => {
    const key = before.keys[from];
    if (key === undefined || !free.delete(key)) return;
    keys[at] = key;
  };
  items.forEach((item, at) => {
    if (at < before.items.length && isEqualJson(item, before.items[at])) take(at, at);
  });
  items.forEach((item, at) => {
    if (keys[at] !== undefined) return;
    const from = before.items.findIndex(
      (each, index) => free.has(before.keys[index]!) && isEqualJson(item, each),
    );
    take(at, from);
  });
  let { next } = before;
  items.forEach((_, at) => {
    if (keys[at] === undefined) take(at, at);
    keys[at] ??= next++;
  });
  return { items, keys: keys as number[], next };
}

/** A key for each item of a list, stable while items move. */
export function useListKeys(items: readonly unknown[]): readonly number[] {
  const [kept, setKept] = useState<Keyed>({ items: [], keys: [], next: 0 });
  const aligned = alignKeys(kept, items);
  if (aligned !== kept) setKept(aligned);
  return aligned.keys;
}
