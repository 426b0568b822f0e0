import { z } from 'zod';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import { hasFields, POST_NODE_SCHEMAS } from '#src/domains/content/body/post-node-fields.ts';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';

const MAX_WORDS = 5;

/**
 * Names a place in the text of a post as its editor does: by the first words of a paragraph, 'Text: “A lead waits for two…”', or by
 * the field of a block, 'Call to action: Headline'.
 * @param field path of a node, such as `body.content.3`, or of an attribute
 */
export function placeInText(field: string, body: BodyNode): string {
  const [path = '', attribute] = field.split('.attrs.');
  const node = nodeAt(body, path);
  if (attribute !== undefined && node)
    return `${blockName(node)}: ${labelOf(node, attribute.split('.')[0]!)}`;
  const found = paragraphsOf(body).find(
    (paragraph) => field === paragraph.field || field.startsWith(`${paragraph.field}.`),
  );
  if (!found) return 'Text';
  const words = found.text.split(/\s+/);
  return `Text: “${words.slice(0, MAX_WORDS).join(' ')}${words.length > MAX_WORDS ? '…' : ''}”`;
}

const nodeAt = (body: BodyNode, path: string): BodyNode | undefined =>
  [...path.matchAll(/\.content\.(\d+)/g)].reduce<BodyNode | undefined>(
    (node, [, index]) => node?.content?.[Number(index)],
    body,
  );

const blockName = ({ type }: BodyNode) =>
  POST_NODES.find((kind) => kind.type === type)?.name ?? readableName(type);

/** The label that the form of the block gives to a field. */
function labelOf({ type }: BodyNode, attribute: string) {
  if (!hasFields(type)) return readableName(attribute);
  const { properties = {} } = z.toJSONSchema(POST_NODE_SCHEMAS[type], {
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: Record<string, { title?: string }> };
  return properties[attribute]?.title ?? readableName(attribute);
}
