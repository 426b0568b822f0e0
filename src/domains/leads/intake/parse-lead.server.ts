import { z } from 'zod';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { validateField, INVALID_EMAIL, normalizeInput } from './validate-field.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { EMAIL_FIELD, LEAD_FORM_FIELDS, type LeadField } from '#src/domains/leads/lead-forms.ts';
import type { FieldError } from './submission.ts';

type ParsedLead =
  | { ok: true; fields: LeadFields; email: string }
  | { ok: false; errors: FieldError[] };

const NOT_TEXT = 'This must be text';
/** Limits for fields from the assessment domain; its answers as JSON are the longest value. */
const MAX_FIELDS = 100;
const MAX_VALUE_LENGTH = 60_000;

/**
 * Transforms a typed value into its stored form. Same rules and messages as in the browser, but stricter for email
 * addresses.
 */
function fieldSchema(field: LeadField) {
  return z.string(NOT_TEXT).transform((typed, context) => {
    const value = normalizeInput(typed);
    // Untrimmed: nobody types a line break around an address, so one is an attack.
    const email = field.kind === 'email' ? normalizeEmail(typed) : value;
    const error = validateField(field, value) ?? (email === undefined ? INVALID_EMAIL : undefined);
    if (error) context.addIssue({ code: 'custom', message: error });
    return email ?? value;
  });
}

const formSchema = (fields: readonly LeadField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

const assessedValue = z
  .string(NOT_TEXT)
  // Not `max`, which also measures non-strings with a length and adds a second message.
  .refine((value) => value.length <= MAX_VALUE_LENGTH, {
    error: `Please use at most ${MAX_VALUE_LENGTH.toLocaleString('en-US')} characters`,
    abort: true,
  })
  .refine((value) => !/[\0\p{Cs}]/u.test(value), 'This contains a character we cannot store');

const SCHEMAS: Readonly<Record<LeadForm, z.ZodType<Record<string, string>>>> = {
  'executive-cheatsheet': formSchema(LEAD_FORM_FIELDS['executive-cheatsheet']),
  'quick-wins': formSchema(LEAD_FORM_FIELDS['quick-wins']),
  contact: formSchema(LEAD_FORM_FIELDS.contact),
  'vistage-survey': formSchema(LEAD_FORM_FIELDS['vistage-survey']),
  newsletter: formSchema([EMAIL_FIELD]),
  // The assessment domain validates its own form and passes whatever fields it has.
  'ai-quotient': z
    .object({ email: fieldSchema(EMAIL_FIELD) })
    .catchall(assessedValue)
    .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'Too many fields'),
};

/**
 * Parses the fields of a form. Ignores unknown names, leaves out empty optional fields and normalizes the address.
 * Otherwise returns one error for each invalid field, in the order of the form.
 */
export function parseLead(form: LeadForm, values: Readonly<Record<string, unknown>>): ParsedLead {
  const parsed = SCHEMAS[form].safeParse(pickValues(form, values));
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.map(toFieldError) };
  const { data } = parsed;
  const filled = Object.entries(data).filter(([, value]) => value !== '');
  const fields = form === 'ai-quotient' ? data : Object.fromEntries(filled);
  return { ok: true, fields, email: data['email']! };
}

/** Picks own values by the names of the form; an absent value becomes an empty one. Ignores inherited properties. */
function pickValues(form: LeadForm, values: Readonly<Record<string, unknown>>) {
  const own = new Map(Object.entries(values));
  return Object.fromEntries(
    listFieldNames(form, values).map((name) => [name, own.get(name) ?? '']),
  );
}

function listFieldNames(form: LeadForm, values: object) {
  if (form === 'newsletter') return [EMAIL_FIELD.name];
  if (form !== 'ai-quotient') return LEAD_FORM_FIELDS[form].map(({ name }) => name);
  const given = Object.keys(values).filter((name) => !(name in Object.prototype));
  return [EMAIL_FIELD.name, ...given];
}

const toFieldError = ({ path, message }: z.core.$ZodIssue): FieldError => ({
  field: path.map(String).join('.'),
  message,
});
