import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';
import { BLOCK_SCHEMAS } from './schemas.ts';
import { sharedSectionSchema } from './shared-section/shared-section.schema.ts';

/** Labels of the parts of a field: of a group its fields, of a list its items. */
export interface FieldLabels {
  label?: string;
  fields?: Readonly<Record<string, FieldLabels>>;
  item?: FieldLabels;
}

type BlockLabels = Readonly<Record<string, FieldLabels>>;

let labels: BlockLabels | undefined;

/** The form's labels of the fields of all blocks, from the metadata of their schemas; made once. */
export const readBlockLabels = (): BlockLabels =>
  (labels ??= Object.fromEntries(
    Object.entries({ ...BLOCK_SCHEMAS, 'shared-section': sharedSectionSchema }).map(
      ([type, schema]) => [type, labelsOf(schema)],
    ),
  ));

/** The form's labels of the fields of a schema. */
export const labelsOf = (schema: z.ZodType): FieldLabels =>
  read(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'inline',
    }) as JsonSchema,
  );

function read(schema: JsonSchema): FieldLabels {
  const { title, items, edits } = schema;
  const fields = fieldsOf(schema);
  return {
    ...(title !== undefined && { label: title }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    // The items of a text have no names in the form.
    ...(items && edits === undefined && { item: read(items) }),
  };
}

/** Of one of several shapes, the fields of all. */
function fieldsOf(schema: JsonSchema): [string, FieldLabels][] {
  const { properties = {}, propertyNames: keys, additionalProperties } = schema;
  const own = Object.entries(properties).map(([name, field]): [string, FieldLabels] => [
    name,
    read(field),
  ]);
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).flatMap(fieldsOf);
  if (!keys?.enum || typeof additionalProperties !== 'object') return [...shapes, ...own];
  const inner = read(additionalProperties);
  return keys.enum.map((name) => {
    const label = keys.choices?.[name];
    return [String(name), { ...inner, ...(label !== undefined && { label }) }];
  });
}
