import type { LeadForm } from '#src/domains/leads/lead.ts';
import { type FieldNames, isOptional } from './field-names.ts';
import type { FormDefinition } from './form-definition.ts';

/** Why a form of the CRM would refuse leads; CRM names. */
export interface MappingGaps {
  /** we send it, the form does not have it: refused */
  notOnForm: readonly string[];
  /** the form requires it, we never send it: refused */
  neverSent: readonly string[];
  /** the form requires it, visitors may leave it out: refused when they do */
  optionalHere: readonly string[];
  hasCaptcha: boolean;
}

/**
 * What does not fit between our names and a form's definition; undefined when everything does.
 * @param names CRM names of the form, by ours
 */
export function compareMapping(
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
