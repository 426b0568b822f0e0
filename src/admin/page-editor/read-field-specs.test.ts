import { expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { renderDrawing } from './drawings/render-drawing.server.tsx';
import { problemsIn } from './field-problem.ts';
import { type FieldSpec, initialValue, variantOf } from './field-spec.ts';
import { fieldSpecOf, readBlockSpecs } from './read-field-specs.server.ts';
import { schemaToJson } from './schema-to-json.server.ts';
import type { JsonSchema } from '#src/blocks/json-schema.ts';

const kindsIn = (spec: FieldSpec): string[] => [
  spec.kind,
  ...(spec.kind === 'object' ? spec.fields.flatMap((field) => kindsIn(field.spec)) : []),
  ...(spec.kind === 'list' ? kindsIn(spec.item) : []),
  ...(spec.kind === 'variant' ? spec.variants.flatMap((variant) => kindsIn(variant.spec)) : []),
];

test('every field of every block has a control of its own kind', () => {
  const specs = readBlockSpecs();
  expect(Object.keys(specs)).toEqual(Object.keys(BLOCK_SCHEMAS));
  const odd = Object.entries(specs).filter(([, spec]) => kindsIn(spec).includes('other'));
  expect(odd.map(([type]) => type)).toEqual([]);
});

/** Every name that the form shows for a schema, with where it comes from. */
const namesIn = (schema: JsonSchema, at: string): { at: string; name: string | undefined }[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
    ...('const' in field ? [] : [{ at: `${at}.${key}`, name: field.title }]),
    ...namesIn(field, `${at}.${key}`),
  ]),
  ...(schema.items && !schema.edits
    ? [{ at: `${at}[]`, name: schema.items.title }, ...namesIn(schema.items, `${at}[]`)]
    : []),
  ...(schema.propertyNames?.enum ?? []).map((key) => ({
    at: `${at}.${key}`,
    name: schema.propertyNames?.choices?.[key],
  })),
  ...(typeof schema.additionalProperties === 'object'
    ? namesIn(schema.additionalProperties, `${at}.*`)
    : []),
];

test('every field of every block has a label for people, and no help that only repeats it', () => {
  const nameless: string[] = [];
  for (const [type, schema] of Object.entries(BLOCK_SCHEMAS))
    for (const { at, name } of namesIn(schemaToJson(schema), type))
      if (name === undefined || !/^[A-Z0-9]/.test(name)) nameless.push(at);
  expect(nameless).toEqual([]);
});

test('choices that are seen have a picture for each value', () => {
  const missing: string[] = [];
  const visit = (spec: FieldSpec, at: string): void => {
    if (spec.kind === 'object')
      for (const field of spec.fields) visit(field.spec, `${at}.${field.name}`);
    if (spec.kind === 'list') visit(spec.item, at);
    if (spec.kind !== 'choice' || !spec.shows || spec.shows === 'tone') return;
    for (const value of spec.values)
      if (!renderDrawing(spec.shows, String(value))?.startsWith('<svg'))
        missing.push(`${at}: ${value}`);
  };
  for (const [type, spec] of Object.entries(readBlockSpecs())) visit(spec, type);
  expect(missing).toEqual([]);
});

test('a block that no one has listed is described by its schema alone', () => {
  const spec = fieldSpecOf(
    z.object({
      title: z.string().trim().min(1).max(40),
      tone: z.enum(['paper', 'sand']).default('sand'),
      wide: z.boolean().default(false),
      count: z.int().min(1).max(6).optional(),
      items: z
        .array(z.object({ text: z.string() }))
        .min(2)
        .max(4),
      part: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('note'), text: z.string() }),
        z.object({ kind: z.literal('rule') }),
      ]),
    }),
  );
  expect(spec.fields).toMatchObject([
    { name: 'title', isOptional: false, spec: { kind: 'text', min: 1, max: 40 } },
    {
      name: 'tone',
      isOptional: true,
      spec: { kind: 'choice', values: ['paper', 'sand'], initial: 'sand' },
    },
    { name: 'wide', isOptional: true, spec: { kind: 'switch', initial: false } },
    { name: 'count', isOptional: true, spec: { kind: 'number', isWhole: true, min: 1, max: 6 } },
    { name: 'items', isOptional: false, spec: { kind: 'list', min: 2, max: 4 } },
    { name: 'part', spec: { kind: 'variant', variants: [{ label: 'Note' }, { label: 'Rule' }] } },
  ]);
  expect(initialValue(spec)).toEqual({
    title: '',
    items: [{ text: '' }, { text: '' }],
    part: { kind: 'note', text: '' },
  });
});

test('the form finds the shape of every value that a default page has', () => {
  const specs = readBlockSpecs();
  const lost: string[] = [];
  const visit = (spec: FieldSpec, value: unknown, at: string): void => {
    if (value === undefined) return;
    if (spec.kind === 'variant') {
      const variant = variantOf(spec.variants, value);
      if (variant) visit(variant.spec, value, at);
      else lost.push(at);
    } else if (spec.kind === 'list') {
      for (const item of value as unknown[]) visit(spec.item, item, `${at}[]`);
    } else if (spec.kind === 'object') {
      const fields = value as Record<string, unknown>;
      const known = new Set(spec.fields.map(({ name }) => name));
      lost.push(
        ...Object.keys(fields)
          .filter((name) => !known.has(name))
          .map((name) => `${at}.${name}`),
      );
      for (const field of spec.fields) visit(field.spec, fields[field.name], `${at}.${field.name}`);
    }
  };
  for (const { path, blocks } of DEFAULT_PAGES)
    for (const { type, props } of blocks) visit(specs[type]!, props, `${path} ${type}`);
  expect(lost).toEqual([]);
});

test('what the form finds wrong as one types agrees with the schemas: nothing in a default page', () => {
  const specs = readBlockSpecs();
  const found = DEFAULT_PAGES.flatMap(({ path, blocks }) =>
    blocks.flatMap(({ type, props }) =>
      problemsIn(specs[type]!, props).map(
        (problem) => `${path} ${type} ${problem.path}: ${problem.message}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
