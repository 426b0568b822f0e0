import { type PathStep, valueAt } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';

/** The path of a field, a block, or an item of a list with ids. Never within an array without ids: that is one field. */
export type Place = readonly PathStep[];

export const placeKey = (place: Place): string => JSON.stringify(place);

export const isSamePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** The field that contains a path: up to an array without ids, or to a text that is merged by paragraph. */
export function fieldPlace(path: readonly PathStep[]): Place {
  const node = path.findIndex((step) => typeof step === 'object' && 'node' in step);
  return node === -1 ? path : path.slice(0, node - 1);
}

/** The longest start of a place that ends in an item that a content lacks; undefined if it lacks none. */
export function missingItem(content: DocumentContent, place: Place): Place | undefined {
  const at = place.findIndex(
    (step, index) =>
      typeof step === 'object' && valueAt(content, place.slice(0, index + 1)) === undefined,
  );
  return at === -1 ? undefined : place.slice(0, at + 1);
}

/** Sorts the items of a list by a list of ids. Items that are not in it stay behind the item before them. */
export function inOrder<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const ranks = new Map(ids.map((id, at) => [id, at]));
  let last = -1;
  const ranked = items.map((item) => ({ item, rank: (last = ranks.get(item.id) ?? last) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}

/**
 * The field that a problem is about, as far as it can be held back alone.
 * @returns undefined if the problem concerns the whole document
 */
export function placeOfProblem(
  content: DocumentContent,
  { block, field }: DocumentProblem,
): Place | undefined {
  const names = field === '' ? [] : field.split('.');
  if (block === undefined && names[0] === 'blocks') {
    // A problem of the JSON as a whole names blocks by index.
    const found = content.blocks?.[Number(names[1])];
    const inner = names[2] === 'props' ? names.slice(3) : [];
    return found && upToArray(content, ['blocks', { id: found.id }], ['props', ...inner]);
  }
  if (block !== undefined)
    return upToArray(content, ['blocks', { id: block }], ['props', ...names]);
  return names.length === 0 ? undefined : upToArray(content, [], names);
}

function upToArray(content: DocumentContent, start: Place, names: readonly string[]): Place {
  const end = names.findIndex((_, at) =>
    Array.isArray(valueAt(content, [...start, ...names.slice(0, at)])),
  );
  const fields = end === -1 ? names : names.slice(0, end);
  // `props` alone is the whole block.
  return start.length > 0 && fields.length < 2 ? start : [...start, ...fields];
}
