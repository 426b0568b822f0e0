import type { TextRule } from '#src/blocks/json-schema.ts';
import type { FieldHints } from '#src/blocks/fields.ts';
import { isObject } from '#src/platform/json.ts';

/** How a form edits a value. Made on the server from the schema of a block, so that browsers load no schemas. */
export type FieldSpec =
  | TextSpec
  | NumberSpec
  | { kind: 'switch'; initial: boolean }
  | ChoiceSpec
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
  /** what the text has to look like */
  rule?: TextRule;
  placeholder?: string;
  /** required unless another field takes its place */
  isExpected?: boolean;
  picks?: FieldHints['picks'];
  shows?: FieldHints['shows'];
  initial?: string;
}

export interface NumberSpec {
  kind: 'number';
  min?: number;
  max?: number;
  isWhole: boolean;
  /** a fraction that the number is a multiple of */
  step?: number;
  unit?: string;
  /** comes with the choice of another field */
  isFilled?: boolean;
  initial?: number;
}

export interface ChoiceSpec {
  kind: 'choice';
  values: readonly (string | number)[];
  /** names of the values; others are named by their value */
  names?: Readonly<Record<string, string>>;
  shows?: FieldHints['shows'];
  initial?: string | number;
}

export interface ListSpec {
  kind: 'list';
  item: FieldSpec;
  /** the singular: 'Question' */
  itemLabel: string;
  itemHelp?: string;
  min: number;
  max?: number;
  /** items have ids, so that two people can edit the list at once */
  hasIds?: boolean;
  /** edited as one text instead of item by item */
  edits?: FieldHints['edits'];
}

export interface ObjectSpec {
  kind: 'object';
  fields: readonly NamedField[];
}

/** A field of a group, with its name for people. */
export interface NamedField {
  name: string;
  label: string;
  help?: string;
  isOptional: boolean;
  spec: FieldSpec;
}

export interface Variant {
  label: string;
  spec: FieldSpec;
}

/** Texts up to this length have no line breaks, unless they have some already. */
const MAX_OF_ONE_LINE = 60;

/** Whether Enter breaks the line in a text, in the form as in the page. */
export const mayBreakLines = (max: number | undefined, text: string): boolean =>
  max === undefined || max > MAX_OF_ONE_LINE || text.includes('\n');

/** Whether a text is only what a template says belongs there, such as '[The headline]': typing replaces it as a whole. */
export const isGuidance = (text: string): boolean => /^\[[^[\]]+\]$/.test(text.trim());

/** The specs of all types of blocks. */
export type BlockSpecs = Readonly<Record<string, ObjectSpec>>;

/** The value of a new field: as empty as its schema allows. */
export function initialValue(spec: FieldSpec): unknown {
  switch (spec.kind) {
    case 'text':
      return spec.initial ?? '';
    case 'number':
      return spec.initial ?? spec.min ?? 0;
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
