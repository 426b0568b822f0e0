import { type BodyNode, textOfBody } from '#src/domains/content/body/post-body.ts';
import { isTextContainer } from '#src/domains/documents/merge/content-path.ts';
import { byReadingOrder } from '#src/domains/documents/history/field-order.ts';
import { isObject } from '#src/platform/json.ts';
import { nameWithin } from '#src/domains/documents/history/name-of-field.ts';
import type { FieldLabels } from '#src/domains/documents/history/field-labels.ts';

const NODE_FIELDS = new Set(['type', 'attrs', 'content', 'marks', 'text']);

/** Whether a value is a node of the editor of texts, such as a paragraph, a list or a picture. */
export const isBodyNode = (value: unknown): value is BodyNode =>
  isObject(value) &&
  typeof value['type'] === 'string' &&
  Object.keys(value).length > 1 &&
  Object.keys(value).every((field) => NODE_FIELDS.has(field));

/** Whether it is one with text, rather than one that shows its attributes, such as a picture. */
export const isTextNode = (value: unknown): boolean =>
  isBodyNode(value) && (value.content !== undefined || value.text !== undefined);

/**
 * A value of a document as text, for comparing it: one line per field, with the items of lists numbered, and one
 * per paragraph of a text.
 * @param labels what the form calls its fields
 */
export function readableValue(value: unknown, labels?: FieldLabels): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isBodyNode(value))
    return (isTextNode(value) ? paragraphsOf(value) : linesOf(value.attrs ?? {}, '', labels)).join(
      '\n',
    );
  return linesOf(value, '', labels).join('\n');
}

const paragraphsOf = (node: BodyNode): string[] =>
  isTextContainer(node) ? (node.content ?? []).flatMap(paragraphsOf) : [textOfBody(node)];

function linesOf(value: unknown, name: string, labels: FieldLabels | undefined): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => {
      const singular = labels?.item?.label ?? name;
      return linesOf(item, [singular, at + 1].filter(Boolean).join(' '), labels?.item);
    });
  if (isObject(value) && !isBodyNode(value))
    return Object.entries(value)
      .filter(([field, inner]) => field !== 'id' && inner !== undefined)
      .toSorted(([one], [other]) => byReadingOrder(one, other))
      .flatMap(([field, inner]) => {
        const own = labels?.fields?.[field];
        const label = own?.label ?? nameWithin(field, '');
        return linesOf(inner, [name, label].filter(Boolean).join(', '), own);
      });
  const text = readableValue(value);
  return text === '' ? [] : [name ? `${name}: ${text}` : text];
}
