import { isObject } from '#src/domains/documents/json.ts';

/** How a form edits a value. Made on the server from the schema of a block, so that browsers load no schemas. */
export type FieldSpec =
  | TextSpec
  | { kind: 'number'; min?: number; max?: number; isWhole: boolean }
  | { kind: 'switch'; initial: boolean }
  | { kind: 'choice'; values: readonly (string | number)[]; initial?: string | number }
  | ListSpec
  | ObjectSpec
  /** one of several shapes, such as a text or a list of texts */
  | { kind: 'variant'; variants: readonly Variant[] }
  /** always the same */
  | { kind: 'constant'; value: unknown }
  /** edited as JSON */
  | { kind: 'other' };

export interface TextSpec {
  kind: 'text';
  min: number;
  max?: number;
  /** a date such as 2026-11-22 */
  isDate?: boolean;
  /** chosen in the media library */
  picks?: 'picture';
  initial?: string;
}

export interface ListSpec {
  kind: 'list';
  item: FieldSpec;
  min: number;
  max?: number;
}

export interface ObjectSpec {
  kind: 'object';
  fields: readonly { name: string; isOptional: boolean; spec: FieldSpec }[];
}

export interface Variant {
  label: string;
  spec: FieldSpec;
}

/** The specs of all types of blocks. */
export type BlockSpecs = Readonly<Record<string, ObjectSpec>>;

/** The value of a new field: as empty as its schema allows. */
export function initialValue(spec: FieldSpec): unknown {
  switch (spec.kind) {
    case 'text':
      return spec.initial ?? '';
    case 'number':
      return spec.min ?? 0;
    case 'switch':
      return spec.initial;
    case 'choice':
      return spec.initial ?? spec.values[0];
    case 'list':
      return Array.from({ length: spec.min }, () => initialValue(spec.item));
    case 'object':
      return Object.fromEntries(
        spec.fields
          .filter(({ isOptional }) => !isOptional)
          .map(({ name, spec: inner }) => [name, initialValue(inner)]),
      );
    case 'variant':
      return spec.variants[0] && initialValue(spec.variants[0].spec);
    case 'constant':
      return spec.value;
    case 'other':
      return null;
  }
}

/** Which of several shapes a value has. */
export const variantOf = (variants: readonly Variant[], value: unknown): Variant | undefined =>
  variants.find(({ spec }) => fits(spec, value));

function fits(spec: FieldSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return spec.values.includes(value as string);
    case 'list':
      return Array.isArray(value);
    case 'object':
      return (
        isObject(value) &&
        spec.fields.every(
          ({ name, spec: inner }) => inner.kind !== 'constant' || inner.value === value[name],
        )
      );
    case 'variant':
      return variantOf(spec.variants, value) !== undefined;
    case 'constant':
      return spec.value === value;
    case 'other':
      return true;
  }
}
