import type { BlockLabels, FieldLabels } from '#src/domains/documents/history/field-labels.ts';
import type { BlockSpecs, FieldSpec } from './field-spec.ts';

/** The form's labels of the fields of each kind of section. */
export const labelsOfSpecs = (specs: BlockSpecs): BlockLabels =>
  Object.fromEntries(Object.entries(specs).map(([type, spec]) => [type, labelsOf(spec)]));

function labelsOf(spec: FieldSpec): FieldLabels {
  switch (spec.kind) {
    case 'object':
      return {
        fields: Object.fromEntries(
          spec.fields.map(({ name, label, spec: inner }) => [name, { ...labelsOf(inner), label }]),
        ),
      };
    case 'list':
      // The items of a text have no names in the form.
      return spec.edits ? {} : { item: { ...labelsOf(spec.item), label: spec.itemLabel } };
    case 'variant': {
      const all = spec.variants.map((variant) => labelsOf(variant.spec));
      return Object.assign({}, ...all, {
        ...(all.some(({ fields }) => fields) && {
          fields: Object.assign({}, ...all.map(({ fields }) => fields)) as FieldLabels['fields'],
        }),
      }) as FieldLabels;
    }
    case 'text':
    case 'number':
    case 'switch':
    case 'choice':
    case 'constant':
    case 'other':
      return {};
  }
}
