import type { LeadForm } from '#src/domains/leads/lead.ts';
import { type FieldNames, isOptional } from './field-names.ts';
import type { FormDefinition } from './form-definition.ts';

/** Why a CRM form would refuse leads. All lists contain CRM names. */
interface MappingGaps {
  /** sent, but missing on the form */
  notOnForm: readonly string[];
  /** required by the form, but never sent */
  neverSent: readonly string[];
  /** required by the form, but optional for visitors */
  optionalHere: readonly string[];
  hasCaptcha: boolean;
}

/**
 * Compares our names with a form's definition. Returns undefined if nothing is missing.
 * @param names CRM names of the form by our names
 */
export function findMappingGaps(
  form: LeadForm,
  names: FieldNames,
  definition: FormDefinition,
): MappingGaps | undefined {
  const sent = Object.entries(names)
    .map(([ours, name]) => ({ name: name.replace(/^0-1\//, ''), optional: isOptional(form, ours) }))
    .filter(({ name }) => name !== '');
  const onForm = new Set(definition.fields.map(({ name }) => name));
  const required = definition.fields.filter((each) => each.isRequired).map(({ name }) => name);
  const gaps: MappingGaps = {
    notOnForm: sent.map(({ name }) => name).filter((name) => !onForm.has(name)),
    neverSent: required.filter((wanted) => sent.every(({ name }) => name !== wanted)),
    optionalHere: sent
      .filter(({ name, optional }) => optional && required.includes(name))
      .map(({ name }) => name),
    hasCaptcha: definition.hasCaptcha,
  };
  const { notOnForm, neverSent, optionalHere, hasCaptcha } = gaps;
  const isFitting = [notOnForm, neverSent, optionalHere].every((list) => list.length === 0);
  return isFitting && !hasCaptcha ? undefined : gaps;
}
