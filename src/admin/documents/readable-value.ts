import { byReadingOrder } from '#src/domains/documents/field-order.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import type { FieldLabels } from '#src/domains/documents/field-labels.ts';

/**
 * A value of a document as text, for comparing it: one line per field, with the items of lists numbered.
 * @param labels what the form calls its fields
 */
export function readableValue(value: unknown, labels?: FieldLabels): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return linesOf(value, '', labels).join('\n');
}

function linesOf(value: unknown, name: string, labels: FieldLabels | undefined): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => {
      const singular = labels?.item?.label ?? name;
      return linesOf(item, [singular, at + 1].filter(Boolean).join(' '), labels?.item);
    });
  if (isObject(value))
    return Object.entries(value)
      .filter(([field, inner]) => field !== 'id' && inner !== undefined)
      .toSorted(([one], [other]) => byReadingOrder(one, other))
      .flatMap(([field, inner]) => {
        const own = labels?.fields?.[field];
        const label = own?.label ?? readableName(field);
        return linesOf(inner, [name, label].filter(Boolean).join(', '), own);
      });
  const text = readableValue(value);
  return text === '' ? [] : [name ? `${name}: ${text}` : text];
}
