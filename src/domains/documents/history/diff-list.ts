import { keyBase, keyNodes } from '../merge/align-nodes.ts';
import { isEqualJson, isObject } from '#src/platform/json.ts';
import { unmovedKeys } from '../merge/merge-order.ts';

/** How one item of a list differs. */
export interface ItemChange {
  type: 'added' | 'removed' | 'changed' | 'moved';
  /** places in each state, from 1; undefined where it does not exist */
  from: number | undefined;
  to: number | undefined;
  before: unknown;
  after: unknown;
}

/** Lists what differs between two lists whose items have no ids, in the order of the later one, removed items last. */
export function diffList(before: readonly unknown[], after: readonly unknown[]): ItemChange[] {
  const [was, is] = [before.map(asNode), after.map(asNode)];
  const [old, young] = [placed(keyBase(was), before), placed(keyNodes(was, is), after)];
  const unmoved = unmovedKeys([...old.keys()], [...young.keys()]);
  const changes: ItemChange[] = [];
  for (const [key, { item, place: to }] of young) {
    const earlier = old.get(key);
    const values = { from: earlier?.place, to, before: earlier?.item, after: item };
    if (!earlier) changes.push({ type: 'added', ...values });
    else if (!isEqualJson(earlier.item, item)) changes.push({ type: 'changed', ...values });
    else if (!unmoved.has(key)) changes.push({ type: 'moved', ...values });
  }
  for (const [key, { item, place: from }] of old)
    if (!young.has(key))
      changes.push({ type: 'removed', from, to: undefined, before: item, after: undefined });
  return changes;
}

/** An item as a paragraph, so that items that share most of their words count as one that has changed. */
const asNode = (item: unknown) => ({ type: 'item', text: wordsIn(item).join(' ') });

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (isObject(value)) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' ? [value] : [JSON.stringify(value) ?? ''];
}

const placed = (keyed: ReadonlyMap<string, unknown>, items: readonly unknown[]) =>
  new Map([...keyed.keys()].map((key, at) => [key, { item: items[at], place: at + 1 }]));
