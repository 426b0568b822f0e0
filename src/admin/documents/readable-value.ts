import { byReadingOrder } from '#src/domains/documents/field-order.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';

/** A value of a document as text, for comparing it: one line per field, with the items of lists numbered. */
export function readableValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return linesOf(value, '').join('\n');
}

function linesOf(value: unknown, name: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => linesOf(item, [name, at + 1].filter(Boolean).join(' ')));
  if (isObject(value))
    return Object.entries(value)
      .filter(([field, inner]) => field !== 'id' && inner !== undefined)
      .toSorted(([one], [other]) => byReadingOrder(one, other))
      .flatMap(([field, inner]) =>
        linesOf(inner, [name, readableName(field)].filter(Boolean).join(' ')),
      );
  const text = readableValue(value);
  return text === '' ? [] : [name ? `${name}: ${text}` : text];
}
