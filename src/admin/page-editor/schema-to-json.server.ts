import { z } from 'zod';
import type { JsonSchema, TextRule } from '#src/blocks/json-schema.ts';

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
