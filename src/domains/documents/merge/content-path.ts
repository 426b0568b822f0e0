import { isObject, type JsonObject } from '#src/platform/json.ts';

/** A step from a content to a part of it: a field or an index, an item of a list with ids, or the node of a text at an index. */
export type PathStep = string | { id: string } | { node: number };

/** The value at a path; undefined if there is none. */
export const valueAt = (content: unknown, path: readonly PathStep[]): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return (value as unknown[])[indexOf(value, step)];
    return isObject(value) && typeof step === 'string' && Object.hasOwn(value, step)
      ? value[step]
      : undefined;
  }, content);

/** The text at a path; empty for anything else. */
export function textAt(content: unknown, ...path: readonly PathStep[]): string {
  const value = valueAt(content, path);
  return typeof value === 'string' ? value : '';
}

function indexOf(items: readonly unknown[], step: PathStep) {
  if (typeof step === 'string') return Number(step);
  if ('node' in step) return step.node;
  return items.findIndex((item) => isObject(item) && item['id'] === step.id);
}

/** The content with another value at a path; undefined removes it, and a new item of a list comes last. */
export const withValue = <Content>(content: Content, path: readonly PathStep[], value: unknown) =>
  withMade(content, path, () => value) as Content;

/** The same with a value that is made of the one before. What is within a missing item, or at an index that is gone, stays missing. */
export function withMade(
  target: unknown,
  [step, ...rest]: readonly PathStep[],
  make: (before: unknown) => unknown,
): unknown {
  if (step === undefined) return make(target);
  if (typeof step === 'string' && !Array.isArray(target)) {
    const fields = isObject(target) ? target : {};
    const { [step]: before, ...others } = fields;
    const next = withMade(before, rest, make);
    return next === undefined ? others : { ...fields, [step]: next };
  }
  const items: readonly unknown[] = Array.isArray(target) ? target : [];
  const at = indexOf(items, step);
  if (!(at in items)) {
    const added = typeof step === 'string' || rest.length > 0 ? undefined : make(undefined);
    return added === undefined ? items : [...items, added];
  }
  const item = withMade(items[at], rest, make);
  return item === undefined && typeof step !== 'string'
    ? items.toSpliced(at, 1)
    : items.with(at, item);
}

/** Names a part of a content as problems do: the block, and the field in the block's props. A paragraph is in the field of its text. */
export function placeOf(path: readonly PathStep[]): { block?: string; field: string } {
  const [list, item, ...inBlock] = path;
  if (list !== 'blocks' || typeof item !== 'object' || !('id' in item))
    return { field: fieldOf(path) };
  return { block: item.id, field: fieldOf(inBlock[0] === 'props' ? inBlock.slice(1) : inBlock) };
}

function fieldOf(path: readonly PathStep[]) {
  const node = path.findIndex((step) => typeof step === 'object' && 'node' in step);
  const field = node === -1 ? path : path.slice(0, node - 1);
  return field.map(nameOfStep).join('.');
}

function nameOfStep(step: PathStep) {
  if (typeof step === 'string') return step;
  return 'id' in step ? step.id : String(step.node);
}

/** Whether a value is a list of objects with unique ids. */
export function isIdList(value: unknown): value is readonly (JsonObject & { id: string })[] {
  if (!Array.isArray(value)) return false;
  const ids = new Set(value.map((item) => (isObject(item) ? item['id'] : undefined)));
  return ids.size === value.length && [...ids].every((id) => typeof id === 'string');
}

export const keyById = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));

const TEXT_CONTAINERS = new Set(['doc', 'bulletList', 'orderedList', 'listItem', 'blockquote']);

/** Whether an object is a text of the editor, or a node in it that contains paragraphs. */
export const isTextContainer = (value: unknown): boolean =>
  isObject(value) && TEXT_CONTAINERS.has(String(value['type'])) && Array.isArray(value['content']);
