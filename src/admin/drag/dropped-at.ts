/**
 * Where an item of a list is after it was dropped.
 * @param from its index before
 * @param target index of the item that it was dropped on
 * @param isBelow on its lower half
 */
export function droppedAt(from: number, target: number, isBelow: boolean): number {
  const to = target + (isBelow ? 1 : 0);
  // What is above the place moves up once the item is taken out.
  return from < to ? to - 1 : to;
}
