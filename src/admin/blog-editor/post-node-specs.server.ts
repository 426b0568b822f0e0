import type { BlockSpecs, FieldSpec, ObjectSpec } from '#src/admin/page-editor/field-spec.ts';
import { fieldSpecOf } from '#src/admin/page-editor/read-field-specs.server.ts';
import { POST_NODE_SCHEMAS } from '#src/domains/content/body/post-node-fields.ts';

let specs: BlockSpecs | undefined;

/** How the form edits the attributes of each block of a post; made once, so that browsers load no schemas. */
export const readPostNodeSpecs = (): BlockSpecs =>
  (specs ??= Object.fromEntries(
    Object.entries(POST_NODE_SCHEMAS).map(([type, schema]) => [
      type,
      withoutNull(fieldSpecOf(schema)),
    ]),
  ));

/** Attributes that may be null are edited as what else they may be: an empty text is stored as it is. */
const withoutNull = ({ fields, ...spec }: ObjectSpec): ObjectSpec => ({
  ...spec,
  fields: fields.map((field) => ({ ...field, spec: onlyShape(field.spec) ?? field.spec })),
});

function onlyShape(spec: FieldSpec): FieldSpec | undefined {
  if (spec.kind !== 'variant') return undefined;
  const shapes = spec.variants.filter((variant) => variant.spec.kind !== 'other');
  return shapes.length === 1 ? shapes[0]!.spec : undefined;
}
