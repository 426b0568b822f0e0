import { z } from 'zod';
import type { FieldHints } from '#src/blocks/fields.ts';
import type { TextRule } from './field-spec.ts';

/** The parts of JSON Schema that Zod makes of our schemas, with the metadata of `src/blocks/fields.ts`. */
export interface JsonSchema extends FieldHints {
  title?: string;
  description?: string;
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
  multipleOf?: number;
  format?: string;
  /** ours: JSON Schema has neither the flags of a pattern nor its message */
  rule?: TextRule;
}

/** A schema with what editors give to it, as JSON Schema. */
export const schemaToJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const rule = ruleOf(zodSchema._zod.def as unknown as FormatDef);
      if (rule) jsonSchema['rule'] = rule;
    },
  }) as JsonSchema;

/** The parts of Zod's definitions that hold formats: of a check, or of a schema that is a format itself. */
interface FormatDef {
  format?: string;
  pattern?: RegExp;
  /** of URLs */
  protocol?: RegExp;
  error?: (issue: { code: string; input: string }) => unknown;
  checks?: readonly { _zod: { def: FormatDef } }[];
}

/** The first format with a message of its own. */
function ruleOf(def: FormatDef): TextRule | undefined {
  for (const each of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
    const pattern = patternOf(each);
    const message = each.error?.({ code: 'invalid_format', input: '' });
    if (pattern && typeof message === 'string')
      return { pattern: pattern.source, ...(pattern.flags && { flags: pattern.flags }), message };
  }
  return undefined;
}

function patternOf({ format, pattern, protocol }: FormatDef): RegExp | undefined {
  if (format !== 'url') return format === 'regex' ? pattern : undefined;
  const scheme = protocol?.source.replaceAll(/^\^|\$$/g, '') ?? '[a-z][a-z0-9+.-]*';
  return new RegExp(`^(?:${scheme}):\\/\\/\\S+$`, 'i');
}
