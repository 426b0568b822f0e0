import { keyBase, keyNodes } from './align-nodes.ts';
import type { DocumentContent } from '../document.ts';
import { isEqualJson, isObject, type JsonObject } from '#src/platform/json.ts';
import { mergeOrder } from './merge-order.ts';
import { isIdList, isTextContainer, keyById, placeOf, type PathStep } from './content-path.ts';

/** Something that two editors changed in different ways. */
export interface MergeConflict {
  /** id of the block; undefined for a field of the document */
  block?: string;
  /** such as `seo.title`, or the field of a block such as `headline`; empty for a whole block */
  field: string;
  path: readonly PathStep[];
  /** the three values; undefined where the field, block or paragraph is absent */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** holds mine at each conflict, or theirs where I deleted what they changed, until the editor decides */
  merged: DocumentContent;
  conflicts: readonly MergeConflict[];
}

/**
 * Joins what two editors made of the same content. Objects are merged field by field, blocks and other lists of objects with
 * ids item by item, texts paragraph by paragraph; any other value is one field. Deleting loses against changing. Arguments
 * are not changed; the result shares parts with them.
 */
export function mergeContent(
  base: DocumentContent,
  mine: DocumentContent,
  theirs: DocumentContent,
): Merge {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValue(conflicts, [], { base, mine, theirs }) as DocumentContent;
  return { merged, conflicts };
}

interface Versions<T = unknown> {
  base: T;
  mine: T;
  theirs: T;
}

function mergeValue(
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  versions: Versions,
): unknown {
  const { base, mine, theirs } = versions;
  if (isEqualJson(mine, theirs) || isEqualJson(base, theirs)) return mine;
  if (isEqualJson(base, mine)) return theirs;
  if (haveSameShape(versions)) return mergeObject(conflicts, path, versions);
  const lists = { base: base ?? [], mine, theirs };
  if (areIdLists(lists)) return mergeList(conflicts, path, mapVersions(lists, keyById));
  conflicts.push({ ...placeOf(path), path, base, mine, theirs });
  return mine === undefined ? theirs : mine;
}

function mergeObject(
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  { base, mine, theirs }: Versions<JsonObject>,
): JsonObject {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...fields].map((field) => {
    const inner: Versions = {
      base: own(base, field),
      mine: own(mine, field),
      theirs: own(theirs, field),
    };
    const isText = field === 'content' && isTextContainer(base) && areArrays(inner);
    const merge = isText ? mergeNodes : mergeValue;
    return [field, merge(conflicts, [...path, field], inner as Versions<unknown[]>)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const own = (object: JsonObject, field: string): unknown =>
  Object.hasOwn(object, field) ? object[field] : undefined;

type Keyed = ReadonlyMap<string, unknown>;
type MergeItem = (
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  versions: Versions,
) => unknown;

/** Merges lists of items under unique keys. */
function mergeList(
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  { base, mine, theirs }: Versions<Keyed>,
  stepOf: (key: string, at: number) => PathStep = (id) => ({ id }),
  mergeItem: MergeItem = mergeValue,
): unknown[] {
  const isKept = (key: string) => {
    if (mine.has(key) && theirs.has(key)) return true;
    const other = mine.has(key) ? mine : theirs;
    if (!other.has(key)) return false;
    return !base.has(key) || !isEqualJson(base.get(key), other.get(key));
  };
  const orders = mapVersions({ base, mine, theirs }, (list) => [...list.keys()]);
  return mergeOrder(orders, isKept).map((key, at) => {
    if (!base.has(key) && !(mine.has(key) && theirs.has(key)))
      return mine.has(key) ? mine.get(key) : theirs.get(key);
    const items = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    return mergeItem(conflicts, [...path, stepOf(key, at)], items);
  });
}

/** Merges the nodes of a text, which have no ids. */
function mergeNodes(
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  versions: Versions<readonly unknown[]>,
): unknown[] {
  const { base, mine, theirs } = versions;
  const keyed = {
    base: keyBase(base),
    mine: keyNodes(base, mine),
    theirs: keyNodes(base, theirs),
  };
  return mergeList(conflicts, path, keyed, (_, at) => ({ node: at }), mergeNode);
}

/** Merges lists and quotations inside; any other node that both changed is a conflict as a whole, which is easier to compare. */
function mergeNode(
  conflicts: MergeConflict[],
  path: readonly PathStep[],
  versions: Versions,
): unknown {
  const found: MergeConflict[] = [];
  const merged = mergeValue(found, path, versions);
  if (found.length === 0 || isTextContainer(versions.base)) {
    conflicts.push(...found);
    return merged;
  }
  conflicts.push({ ...placeOf(path), path, ...versions });
  return versions.mine === undefined ? versions.theirs : versions.mine;
}

/** Whether three objects can be merged field by field. Those of another type have other fields. */
function haveSameShape(versions: Versions): versions is Versions<JsonObject> {
  const { base, mine, theirs } = versions;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return false;
  return ['type', 'kind'].every(
    (field) => base[field] === mine[field] && base[field] === theirs[field],
  );
}

const areArrays = ({ base, mine, theirs }: Versions) =>
  [base, mine, theirs].every((value) => Array.isArray(value));

const areIdLists = (versions: Versions): versions is Versions<readonly { id: string }[]> =>
  isIdList(versions.base) && isIdList(versions.mine) && isIdList(versions.theirs);

const mapVersions = <T, R>({ base, mine, theirs }: Versions<T>, map: (value: T) => R) => ({
  base: map(base),
  mine: map(mine),
  theirs: map(theirs),
});
