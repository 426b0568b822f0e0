import { z, type ZodType } from 'zod';
import type { JsonSchema } from '#src/blocks/json-schema.ts';

/** A row of the props table. */
export interface PropLine {
  name: string;
  isRequired: boolean;
  /** its values in words: 'text, up to 240', '2 to 12 of these' */
  takes: string;
  /** 0 for a prop of the block, 1 for one of its items, and so on */
  depth: number;
}

/** The input props of a block, required ones first, with the props of objects below them. */
export function describeProps(schema: ZodType): PropLine[] {
  return linesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, 0);
}

function linesOf({ properties = {}, required = [] }: JsonSchema, depth: number): PropLine[] {
  const lines = Object.entries(properties).map(([name, node]) => {
    const isRequired = required.includes(name);
    const line = { name, isRequired, takes: describeValues(node), depth };
    return {
      isRequired,
      lines: [line, ...objectsIn(node).flatMap((each) => linesOf(each, depth + 1))],
    };
  });
  const [first, last] = [
    lines.filter((each) => each.isRequired),
    lines.filter((each) => !each.isRequired),
  ];
  return [...first, ...last].flatMap((each) => each.lines);
}

const choicesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined =>
  anyOf ?? oneOf;

/** The objects whose props are listed below a prop. */
function objectsIn(node: JsonSchema): JsonSchema[] {
  if (node.properties) return [node];
  if (node.items) return objectsIn(node.items);
  return (choicesOf(node) ?? []).flatMap(objectsIn);
}

function describeValues(node: JsonSchema) {
  const text = describeShape(node);
  if (node.default === undefined) return text;
  const isNone = Array.isArray(node.default) && node.default.length === 0;
  return `${text}; ${isNone ? 'none' : JSON.stringify(node.default)} by default`;
}

function describeShape(node: JsonSchema): string {
  const choices = choicesOf(node);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.join(' | ');
  if (choices) return [...new Set(choices.map(describeShape))].join(', or ');
  if (node.type === 'array') return `${describeCount(node)} of ${describeItems(node.items ?? {})}`;
  if (node.type === 'object') return 'an object';
  if (node.type === 'boolean') return 'yes or no';
  if (node.type === 'string') return describeText(node);
  return `${node.type === 'integer' ? 'a whole number' : 'a number'}, ${node.minimum} to ${node.maximum}`;
}

const describeItems = (items: JsonSchema) => (items.properties ? 'these' : describeShape(items));

function describeCount({ minItems, maxItems }: JsonSchema) {
  if (minItems === maxItems && minItems !== undefined) return `exactly ${minItems}`;
  if (maxItems === undefined) return `${minItems ?? 0} or more`;
  return minItems ? `${minItems} to ${maxItems}` : `up to ${maxItems}`;
}

function describeText({ format, pattern, maxLength }: JsonSchema) {
  if (format) return format === 'uri' ? 'an https address' : `a ${format}`;
  if (pattern) return 'text of a fixed form';
  return maxLength === undefined ? 'text' : `text, up to ${maxLength}`;
}
