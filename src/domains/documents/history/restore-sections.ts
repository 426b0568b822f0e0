import { keyBase, keyNodes } from '../merge/align-nodes.ts';
import { keyById, type PathStep } from '../merge/content-path.ts';
import type { ContentChange } from './diff-content.ts';
import type { DocumentBlock, DocumentContent } from '../document.ts';
import type { JsonObject } from '#src/platform/json.ts';
import { unmovedKeys } from '../merge/merge-order.ts';

/**
 * Puts sections back to how they are in an earlier state, and leaves the others as they are. One that is missing or has moved
 * goes behind the section that precedes it in the earlier state; one that was added since is removed.
 * @param ids as in `diffSections(earlier, current)`; null for the fields of the document itself
 */
export function restoreSections(
  current: DocumentContent,
  earlier: DocumentContent,
  ids: readonly (string | null)[],
): DocumentContent {
  const wanted = new Set(ids);
  const { blocks: _, ...fields } = wanted.has(null) ? earlier : current;
  const [now, then] = [current.blocks, earlier.blocks];
  const { title } = fields as DocumentContent;
  if (!now && !then) return { ...fields, title };
  const blocks = restoreItems(keyById(now ?? []), keyById(then ?? []), (id) => wanted.has(id));
  return { ...fields, title, blocks: blocks as DocumentBlock[] };
}

/**
 * Takes back one difference, and leaves every other.
 * @param change one of `diffContent(earlier, current)`
 */
export const restoreChange = (
  current: DocumentContent,
  earlier: DocumentContent,
  change: ContentChange,
): DocumentContent => restoreAt(current, earlier, change.path, change) as DocumentContent;

function restoreAt(
  now: unknown,
  then: unknown,
  [step, ...rest]: readonly PathStep[],
  change: ContentChange,
): unknown {
  if (step === undefined) return then;
  if (typeof step === 'string') {
    const [is, was] = [now, then] as [JsonObject, JsonObject | undefined];
    const { [step]: _, ...others } = is;
    const value = restoreAt(is[step], was?.[step], rest, change);
    return value === undefined ? others : { ...is, [step]: value };
  }
  const { is, was } = keysOf(now as Items, then as Items, step);
  // A removed item is at the place that it had.
  const isRemoved = rest.length === 0 && change.type === 'removed';
  const key = 'id' in step ? step.id : [...(isRemoved ? was : is).keys()][step.node]!;
  if (rest.length > 0 || change.type === 'changed')
    return [...is].map(([each, item]) =>
      each === key ? restoreAt(item, was.get(each), rest, change) : item,
    );
  // What a moved item says is another difference.
  const places = change.type === 'moved' ? new Map([...was, [key, is.get(key)]]) : was;
  return restoreItems(is, places, (each) => each === key);
}

type Items = readonly unknown[];
type Keyed<Item = unknown> = ReadonlyMap<string, Item>;

const keysOf = (now: Items, then: Items, step: { id: string } | { node: number }) =>
  'id' in step
    ? { is: keyById(now as DocumentBlock[]), was: keyById(then as DocumentBlock[]) }
    : { is: keyNodes(then, now), was: keyBase(then) };

/** Puts some items of a list back to what they were and where. */
function restoreItems(now: Keyed, then: Keyed, isWanted: (key: string) => boolean): unknown[] {
  const unmoved = unmovedKeys([...then.keys()], [...now.keys()]);
  // Those in their place are replaced; the others are taken out first.
  const items = [...now].flatMap(([key, item]): [string, unknown][] => {
    if (!isWanted(key)) return [[key, item]];
    return unmoved.has(key) ? [[key, then.get(key)]] : [];
  });
  /** the last item, in the earlier order, that is in its place */
  let anchor: string | undefined;
  for (const [key, item] of then) {
    const isMissing = isWanted(key) && !unmoved.has(key);
    if (isMissing) items.splice(items.findIndex(([each]) => each === anchor) + 1, 0, [key, item]);
    if (isMissing || unmoved.has(key)) anchor = key;
  }
  return items.map(([, item]) => item);
}
