import { withoutUndefined } from '#src/platform/json.ts';
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

const choiceSpec = (
  { choices, shows, default: initial }: JsonSchema,
  values: readonly (string | number)[],
): FieldSpec =>
  withoutUndefined({
    kind: 'choice',
    values,
    names: choices,
    shows,
    initial: initial as string | undefined,
  });

const textSpec = (schema: JsonSchema): TextSpec => {
  const { minLength: min = 0, maxLength: max, rule, placeholder, picks, shows } = schema;
  const { format, given, default: initial } = schema;
  return withoutUndefined({
    kind: 'text',
    min,
    max,
    isDate: format === 'date' || undefined,
    rule,
    placeholder,
    isExpected: given === 'expected' || undefined,
    picks,
    shows,
    initial: typeof initial === 'string' ? initial : undefined,
  });
};

function numberSpec(schema: JsonSchema): NumberSpec {
  const { type, minimum, maximum, multipleOf, unit, given, default: initial } = schema;
  return withoutUndefined({
    kind: 'number',
    isWhole: type === 'integer',
    min: limitOf(minimum),
    max: limitOf(maximum),
    step: multipleOf,
    unit,
    isFilled: given === 'filled' || undefined,
    initial: typeof initial === 'number' ? initial : undefined,
  });
}

/** Zod names the limits of safe integers, which are no hint for an editor. */
const limitOf = (value = Infinity): number | undefined =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

const listSpec = ({ items = {}, minItems: min = 0, maxItems, edits }: JsonSchema): FieldSpec =>
  withoutUndefined({
    kind: 'list',
    item: specOf(items),
    itemLabel: items.title ?? 'Entry',
    itemHelp: items.description,
    min,
    max: maxItems,
    edits,
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
  return Object.entries(properties).map(([name, field]) =>
    withoutUndefined({
      name,
      label: field.title ?? readableName(name),
      help: field.description,
      isOptional: !required.includes(name),
      spec: specOf(field),
    }),
  );
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
