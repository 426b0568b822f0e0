import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';

/**
 * The one value that differs between two states that share all other parts, such as a text that is being typed. Parts are
 * compared by identity, so that this costs nothing on a large page.
 * @returns a key of its place; undefined if more than one value differs, or the shape
 */
export function changedPlace(before: DocumentContent, after: DocumentContent): string | undefined {
  const place = descend(before, after);
  return place && JSON.stringify(place);
}

function descend(before: unknown, after: unknown): string[] | undefined {
  if (isText(before) && isText(after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? intoOne(before, after, Object.keys(after)) : undefined;
  if (!isObject(before) || !isObject(after)) return undefined;
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return intoOne(before, after, [...fields]);
}

function intoOne(before: object, after: object, fields: readonly string[]): string[] | undefined {
  const changed = fields.filter((field) => !Object.is(partAt(before, field), partAt(after, field)));
  const [field] = changed;
  if (field === undefined || changed.length > 1) return undefined;
  const item = partAt(after, field);
  const rest = descend(partAt(before, field), item);
  // An item keeps its place while others are moved around it.
  const step = isObject(item) && typeof item['id'] === 'string' ? item['id'] : field;
  return rest && [step, ...rest];
}

const partAt = (value: object, field: string): unknown => Reflect.get(value, field);

/** An optional text that is emptied may be removed. Switches and choices of numbers are steps of their own. */
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
