import type { DefinedField, DefinedForm } from './hubspot-form-definitions.ts';

export interface HubspotError {
  message: string;
  /** not present for every error */
  errorType?: string;
}

/** A submitted value of valid shape. */
interface SubmittedField {
  objectTypeId?: string | undefined;
  name: string;
  value: string;
}

const MAX_VALUES = 1_000;
const MAX_VALUE_LENGTH = 65_536;

/** All validation errors of the values. */
export function fieldErrors(fields: readonly SubmittedField[], form: DefinedForm): HubspotError[] {
  if (form.hasCaptcha) {
    const message = `Form '${form.id}' can't receive API submissions as Captcha (SPAM prevention) is enabled.`;
    return [{ message, errorType: 'FORM_HAS_RECAPTCHA_ENABLED' }];
  }
  if (fields.length > MAX_VALUES) {
    const message = `Maximum number of submitted values exceeded: ${fields.length}`;
    return [{ message, errorType: 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED' }];
  }
  const blank = form.fields
    .filter(({ name, isRequired }) => isRequired && !fields.some((each) => fills(each, name)))
    .map(({ name }) => fieldError(name, 'REQUIRED_FIELD', `Required field '${name}' is missing`));
  return [...blank, ...fields.flatMap((field) => valueErrors(field, form))];
}

/** `email` for the contact; prefixed for other objects. */
export function qualifiedName({ objectTypeId, name }: SubmittedField): string {
  return objectTypeId === undefined || objectTypeId === '0-1' ? name : `${objectTypeId}/${name}`;
}

const fills = (field: SubmittedField, name: string) =>
  qualifiedName(field) === name && field.value.trim() !== '';

function valueErrors(field: SubmittedField, form: DefinedForm): HubspotError[] {
  const name = qualifiedName(field);
  const defined = form.fields.find((each) => each.name === name);
  if (!defined) {
    const reason = `Field '${name}' is not in the form definition`;
    return [fieldError(name, 'FIELD_NOT_IN_FORM_DEFINITION', reason)];
  }
  if (field.value === '') return [];
  const wrong = objection(field.value, defined, form);
  return wrong ? [fieldError(name, ...wrong)] : [];
}

function objection(
  value: string,
  { type, options, min, max }: DefinedField,
  form: DefinedForm,
): [type: string, reason: string] | undefined {
  if (value.length > MAX_VALUE_LENGTH) return ['INPUT_TOO_LARGE', 'The value is too large'];
  if (type === 'email') return emailObjection(value, form.blockedDomains);
  if (type === 'choice' && !options?.includes(value))
    return ['VALUE_NOT_IN_FIELD_DEFINITION', `'${value}' is not one of the options`];
  if (type !== 'number') return undefined;
  if (!/^-?\d+(\.\d+)?$/.test(value)) return ['INVALID_NUMBER', `'${value}' is not a valid number`];
  const isOutside = Number(value) < (min ?? -Infinity) || Number(value) > (max ?? Infinity);
  return isOutside ? ['NUMBER_OUT_OF_RANGE', `'${value}' is out of range`] : undefined;
}

function emailObjection(value: string, blocked: string[]): [string, string] | undefined {
  if (!/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/.test(value))
    return ['INVALID_EMAIL', `Invalid email address '${value}'`];
  if (blocked.includes(value.slice(value.lastIndexOf('@') + 1).toLowerCase()))
    return ['BLOCKED_EMAIL', `The email address ${value} is blocked`];
  return undefined;
}

const fieldError = (name: string, errorType: string, reason: string): HubspotError => ({
  message: `Error in 'fields.${name}'. ${reason}`,
  errorType,
});
