import { z } from 'zod';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import type { BlockSpecs, FieldSpec, ObjectSpec, Variant } from './field-spec.ts';

/** The parts of JSON Schema that Zod makes of our schemas. */
interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  /** of a record: its keys and its values */
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly (string | number)[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  /** metadata of ours: the value is the address of a picture in the media library */
  picks?: 'picture';
}

/** Describes the fields of a block's schema for the generic form. */
export function fieldSpecOf(schema: z.ZodType): ObjectSpec {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const spec = specOf(json as JsonSchema);
  return spec.kind === 'object' ? spec : { kind: 'object', fields: [] };
}

let specs: BlockSpecs | undefined;

/** The specs of all blocks; made once. */
export const readBlockSpecs = (): BlockSpecs =>
  (specs ??= Object.fromEntries(
    Object.entries(BLOCK_SCHEMAS).map(([type, schema]) => [type, fieldSpecOf(schema)]),
  ));

function specOf(schema: JsonSchema): FieldSpec {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variantSpec(variants);
  if ('const' in schema) return { kind: 'constant', value: schema.const };
  if (schema.enum) {
    const initial = schema.default as string | undefined;
    return { kind: 'choice', values: schema.enum, ...(initial !== undefined && { initial }) };
  }
  switch (schema.type) {
    case 'string':
      return textSpec(schema);
    case 'number':
    case 'integer':
      return numberSpec(schema);
    case 'boolean':
      return { kind: 'switch', initial: schema.default === true };
    case 'array':
      return listSpec(schema);
    case 'object':
      return objectSpec(schema);
    case undefined:
    default:
      return { kind: 'other' };
  }
}

function textSpec({
  minLength = 0,
  maxLength,
  format,
  picks,
  default: initial,
}: JsonSchema): FieldSpec {
  return {
    kind: 'text',
    min: minLength,
    ...(maxLength !== undefined && { max: maxLength }),
    ...(format === 'date' && { isDate: true }),
    ...(picks && { picks }),
    ...(typeof initial === 'string' && { initial }),
  };
}

function numberSpec({ type, minimum, maximum }: JsonSchema): FieldSpec {
  return {
    kind: 'number',
    isWhole: type === 'integer',
    // Zod names the limits of safe integers, which are no hint for an editor.
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const listSpec = ({ items, minItems = 0, maxItems }: JsonSchema): FieldSpec => ({
  kind: 'list',
  item: items ? specOf(items) : { kind: 'other' },
  min: minItems,
  ...(maxItems !== undefined && { max: maxItems }),
});

function objectSpec({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: JsonSchema): ObjectSpec {
  // A record with known keys has one optional field for each.
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    const spec = specOf(additionalProperties);
    const fields = propertyNames.enum.map((name) => ({
      name: String(name),
      isOptional: true,
      spec,
    }));
    return { kind: 'object', fields };
  }
  return {
    kind: 'object',
    fields: Object.entries(properties).map(([name, schema]) => ({
      name,
      isOptional: !required.includes(name),
      spec: specOf(schema),
    })),
  };
}

/** Texts one of which is another are one: a union of a text and its own list stays a choice of two. */
function variantSpec(schemas: readonly JsonSchema[]): FieldSpec {
  const variants = schemas.map((schema): Variant => {
    const spec = specOf(schema);
    return { label: labelOf(spec), spec };
  });
  return variants.length === 1 ? variants[0]!.spec : { kind: 'variant', variants };
}

function labelOf(spec: FieldSpec): string {
  if (spec.kind !== 'object') return spec.kind === 'list' ? 'List' : readableName(spec.kind);
  const named = spec.fields.find((field) => field.spec.kind === 'constant')?.spec;
  if (named?.kind === 'constant') return readableName(String(named.value));
  return readableName(spec.fields.map(({ name }) => name).join(', '));
}
