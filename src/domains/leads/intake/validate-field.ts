import {
  LEAD_FORM_FIELDS,
  type LeadField,
  type VisitorForm,
} from '#src/domains/leads/lead-forms.ts';
import type { FieldError } from './submission.ts';

export const INVALID_EMAIL = 'Please enter a valid email address';

/** A local part, one @, and a domain with a dot; `normalizeEmail` decides. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const SCORE = /^(\d|10)$/;
const VISIBLE = /[^\p{C}\p{Z}]/u;
/** Control characters, lone surrogates, and two separators that some programs treat as line breaks. */
const INVALID_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** The same for long text, which may contain tabs and line breaks. */
const INVALID_IN_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/**
 * Normalizes a typed value for validation and storage: trimmed, line breaks as LF, empty when nothing in it is
 * visible.
 */
export function normalizeInput(typed: string): string {
  const value = typed.replace(/\r\n?/g, '\n').trim();
  return VISIBLE.test(value) || value.includes('\0') ? value : '';
}

/**
 * Validates a value returned by {@link normalizeInput}. Returns the message to show at the field, or undefined when
 * it is valid.
 */
export function validateField(field: LeadField, value: string): string | undefined {
  const { kind, required, missing, longest, shortest = 0, options } = field;
  if (value === '') return required ? missing : undefined;
  const invalid = kind === 'long-text' ? INVALID_IN_TEXT : INVALID_IN_LINE;
  if (invalid.test(value)) return 'This contains a character we cannot store. Please retype it';
  if (kind === 'score' && !SCORE.test(value)) return missing;
  if (options && !options.includes(value)) return 'Please choose one of the answers';
  if (value.length > longest)
    return `Please use at most ${longest.toLocaleString('en-US')} characters`;
  if (value.length < shortest) return `Please write at least ${shortest} characters`;
  if (kind === 'email' && !EMAIL.test(value)) return INVALID_EMAIL;
  return undefined;
}

/** Returns the first error of each field, in the order of the fields. */
export function validateFields(
  fields: readonly LeadField[],
  values: Readonly<Record<string, string>>,
): FieldError[] {
  return fields.flatMap((field) => {
    const message = validateField(field, normalizeInput(values[field.name] ?? ''));
    return message ? [{ field: field.name, message }] : [];
  });
}

/** Validates the values of a whole form, without storing them. */
export const validateForm = (form: VisitorForm, values: Readonly<Record<string, string>>) =>
  validateFields(LEAD_FORM_FIELDS[form], values);
