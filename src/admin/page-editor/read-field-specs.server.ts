import type { z } from 'zod';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import type {
  BlockSpecs,
  FieldSpec,
  NamedField,
  NumberSpec,
  ObjectSpec,
  TextSpec,
  Variant,
} from './field-spec.ts';
import { schemaToJson } from './schema-to-json.server.ts';
import type { JsonSchema } from '#src/blocks/json-schema.ts';

/** Describes the fields of a block's schema for the generic form. */
export function fieldSpecOf(schema: z.ZodType): ObjectSpec {
  const spec = specOf(schemaToJson(schema));
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
  if (schema.enum) return choiceSpec(schema, schema.enum);
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
      return { kind: 'object', fields: fieldsOf(schema) };
    case undefined:
    default:
      return { kind: 'other' };
  }
}

function choiceSpec(
  { choices, shows, default: initial }: JsonSchema,
  values: readonly (string | number)[],
): FieldSpec {
  return {
    kind: 'choice',
    values,
    ...(choices && { names: choices }),
    ...(shows && { shows }),
    ...(initial !== undefined && { initial: initial as string }),
  };
}

const textSpec = (schema: JsonSchema): TextSpec => ({
  kind: 'text',
  min: schema.minLength ?? 0,
  ...(schema.maxLength !== undefined && { max: schema.maxLength }),
  ...(schema.format === 'date' && { isDate: true }),
  ...(schema.rule && { rule: schema.rule }),
  ...(schema.placeholder && { placeholder: schema.placeholder }),
  ...(schema.given === 'expected' && { isExpected: true }),
  ...(schema.picks && { picks: schema.picks }),
  ...(schema.shows && { shows: schema.shows }),
  ...(typeof schema.default === 'string' && { initial: schema.default }),
});

function numberSpec(schema: JsonSchema): NumberSpec {
  const { type, minimum, maximum, multipleOf, unit, given, default: initial } = schema;
  return {
    kind: 'number',
    isWhole: type === 'integer',
    // Zod names the limits of safe integers, which are no hint for an editor.
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
    ...(multipleOf !== undefined && { step: multipleOf }),
    ...(unit && { unit }),
    ...(given === 'filled' && { isFilled: true }),
    ...(typeof initial === 'number' && { initial }),
  };
}

const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const listSpec = ({ items = {}, minItems = 0, maxItems, edits }: JsonSchema): FieldSpec => ({
  kind: 'list',
  item: specOf(items),
  itemLabel: items.title ?? 'Entry',
  ...(items.description && { itemHelp: items.description }),
  min: minItems,
  ...(maxItems !== undefined && { max: maxItems }),
  ...(edits && { edits }),
});

function fieldsOf(schema: JsonSchema): NamedField[] {
  const { properties = {}, required = [], propertyNames: keys, additionalProperties } = schema;
  // A record with known keys has one optional field for each.
  if (keys?.enum && typeof additionalProperties === 'object') {
    const spec = specOf(additionalProperties);
    return keys.enum.map(String).map((name) => {
      const label = keys.choices?.[name] ?? readableName(name);
      return { name, label, isOptional: true, spec };
    });
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    label: field.title ?? readableName(name),
    ...(field.description && { help: field.description }),
    isOptional: !required.includes(name),
    spec: specOf(field),
  }));
}

/** Texts one of which is another are one: a union of a text and its own list stays a choice of two. */
function variantSpec(schemas: readonly JsonSchema[]): FieldSpec {
  const variants = schemas.map((schema): Variant => {
    const spec = specOf(schema);
    return { label: schema.title ?? labelOf(spec), spec };
  });
  return variants.length === 1 ? variants[0]!.spec : { kind: 'variant', variants };
}

function labelOf(spec: FieldSpec): string {
  if (spec.kind !== 'object') return spec.kind === 'list' ? 'List' : readableName(spec.kind);
  const named = spec.fields.find((field) => field.spec.kind === 'constant')?.spec;
  if (named?.kind === 'constant') return readableName(String(named.value));
  return spec.fields.map(({ label }) => label).join(', ');
}
