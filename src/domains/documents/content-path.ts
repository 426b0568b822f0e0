import { isObject, type JsonObject } from './json.ts';

/** A step from a content to a part of it: a field, an item of a list with ids, or the node of a text at an index. */
export type PathStep = string | { id: string } | { node: number };

/** Names a part of a content as problems do: the block, and the field in the block's props. A paragraph is in the field of its text. */
export function placeOf(path: readonly PathStep[]): { block?: string; field: string } {
  const [list, item, ...inBlock] = path;
  if (list !== 'blocks' || typeof item !== 'object' || !('id' in item))
    return { field: fieldOf(path) };
  return { block: item.id, field: fieldOf(inBlock[0] === 'props' ? inBlock.slice(1) : inBlock) };
}

function fieldOf(path: readonly PathStep[]): string {
  const node = path.findIndex((step) => typeof step === 'object' && 'node' in step);
  const field = node === -1 ? path : path.slice(0, node - 1);
  return field.map(nameOfStep).join('.');
}

function nameOfStep(step: PathStep): string {
  if (typeof step === 'string') return step;
  return 'id' in step ? step.id : String(step.node);
}

/** Whether a value is a list of objects with unique ids. */
export function isIdList(value: unknown): value is readonly (JsonObject & { id: string })[] {
  if (!Array.isArray(value)) return false;
  const ids = new Set(value.map((item) => (isObject(item) ? item['id'] : undefined)));
  return ids.size === value.length && [...ids].every((id) => typeof id === 'string');
}

const TEXT_CONTAINERS = new Set(['doc', 'bulletList', 'orderedList', 'listItem', 'blockquote']);

/** Whether an object is a text of the editor, or a node in it that contains paragraphs. */
export const isTextContainer = (value: unknown): boolean =>
  isObject(value) && TEXT_CONTAINERS.has(String(value['type'])) && Array.isArray(value['content']);
