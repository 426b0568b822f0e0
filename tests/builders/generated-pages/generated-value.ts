import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that Zod makes of the schemas of blocks. */
export interface JsonSchema {
  type?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
}

/** Examples of texts with a pattern. A field with a new pattern adds an example here. */
const PATTERNED = [
  '/contact',
  '/contact?a=1&b=2#faq',
  '#faq',
  'https://example.com/a?b=c&d=%20',
  'mailto:jo@example.com',
  'tel:+15550100',
  'scheduler:',
  'vistage-scheduler:',
  '/media/cms_media/Pictures/team.jpg',
  '/media/cms_media/a%20b.svg',
  'part-1',
];

/** Any JSON that can be stored: no field `__proto__`, and no half of a surrogate pair. */
export const generatedJson = (maxDepth: number): fc.Arbitrary<unknown> =>
  fc
    .jsonValue({ maxDepth })
    .map((value): unknown =>
      JSON.parse(JSON.stringify(value), (name, inner: unknown) =>
        name === '__proto__' ? undefined : inner,
      ),
    );

/** Values that a schema accepts, apart from rules across fields: every optional field, every variant, every limit. */
export const generatedValue = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  valueOf(jsonSchemaOf(schema));

export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(valueOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer(limits(schema));
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    case undefined:
    default:
      return generatedJson(3);
  }
}

function textOf({ minLength = 0, maxLength, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-11-23', '2024-02-29');
  if (format === 'uri') return fc.constantFrom('https://example.com/', 'https://example.com/a?b#c');
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern === undefined) return generatedText(minLength, maxLength);
  const fitting = PATTERNED.filter((text) => new RegExp(pattern, 'i').test(text));
  if (fitting.length === 0) throw new Error(`Add an example of ${pattern} to PATTERNED.`);
  return fc.constantFrom(...fitting);
}

/** In steps of a tenth, which JSON and PostgreSQL keep exactly. */
function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { min, max } = limits(schema);
  return fc
    .integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) })
    .map((tenths) => tenths / 10);
}

const limits = ({ minimum = -1e6, maximum = 1e6 }: JsonSchema) => ({
  min: Math.max(minimum, -1e6),
  max: Math.min(maximum, 1e6),
});

function listOf({ items = {}, minItems = 0, maxItems = minItems + 3 }: JsonSchema) {
  return fc.array(valueOf(items), { minLength: minItems, maxLength: maxItems, size: 'max' });
}

function objectOf({ properties, required = [], propertyNames, additionalProperties }: JsonSchema) {
  if (propertyNames && typeof additionalProperties === 'object')
    return fc.dictionary(
      valueOf(propertyNames) as fc.Arbitrary<string>,
      valueOf(additionalProperties),
    );
  return fc.record(
    Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, valueOf(inner)]),
    ),
    { requiredKeys: [...required], noNullPrototype: true },
  );
}

/** Texts that editors paste, and that escaping, trimming or a database could change. */
const ODD = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp; &lt;b&gt; &#106;',
  'O’Neil & “Söhne”',
  'שלום עולם',
  'مرحبا',
  '見積もり',
  '👩🏽‍🚀 🇺🇸',
  'e\u0301 \u00e9',
  'line\nbreak',
  'line\r\nbreak',
  'tab\there',
  'no\u00a0break',
  'zero\u200bwidth',
  '\u200djoiner',
  '\ufeffmark',
  '-->',
  '$& $1',
  '__proto__',
  'javascript:alert(1)',
];

/** Any Unicode text of `min` to `max` characters that is not blank, often as long as the limit allows. */
export const generatedText = (min: number, max = 400): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'grapheme', maxLength: 40 })),
      fc.constantFrom('none', 'least', 'most'),
    )
    .map(([text, length]) => {
      const long = `x${text} `;
      if (length === 'none') return cut(long.trimEnd(), max).padEnd(min, 'x');
      const wanted = length === 'least' ? Math.max(min, 1) : max;
      return cut(long.repeat(Math.ceil(wanted / long.length)), wanted).padEnd(wanted, 'x');
    });

/** The first characters, without half of a pair at the end. */
const cut = (text: string, max: number) =>
  text
    .slice(0, max)
    .toWellFormed()
    .replace(/\ufffd$/, 'x');
