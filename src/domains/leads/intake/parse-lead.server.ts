import { z } from 'zod';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { validateField, INVALID_EMAIL, normalizeInput } from './validate-field.ts';
import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';
import { EMAIL_FIELD, LEAD_FORM_FIELDS, type LeadField } from '#src/domains/leads/lead-forms.ts';
import type { FieldError } from './submission.ts';

export type ParsedLead =
  | { ok: true; fields: LeadFields; email: string }
  | { ok: false; errors: FieldError[] };

const NOT_TEXT = 'Please send text here';
/** Bounds of what another domain hands over; the assessment's answers as JSON are the longest of it. */
const MAX_FIELDS = 100;
const MAX_VALUE_LENGTH = 60_000;

/** Text to its stored form; the rules and words are those of the browser, except for a stricter look at addresses. */
function fieldSchema(field: LeadField) {
  return z.string(NOT_TEXT).transform((typed, context) => {
    const value = normalizeInput(typed);
    // The untrimmed text: a line break around an address is never typed, only smuggled.
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
  // Not `max`, which also measures what is no text but has a length, and so adds a second message.
  .refine((value) => value.length <= MAX_VALUE_LENGTH, {
    error: `Please use at most ${MAX_VALUE_LENGTH.toLocaleString('en-US')} characters`,
    abort: true,
  })
  .refine((value) => !/[\0\p{Cs}]/u.test(value), 'There is a character in it that we cannot store');

const SCHEMAS: Readonly<Record<LeadForm, z.ZodType<Record<string, string>>>> = {
  'executive-cheatsheet': formSchema(LEAD_FORM_FIELDS['executive-cheatsheet']),
  'quick-wins': formSchema(LEAD_FORM_FIELDS['quick-wins']),
  contact: formSchema(LEAD_FORM_FIELDS.contact),
  'vistage-survey': formSchema(LEAD_FORM_FIELDS['vistage-survey']),
  newsletter: formSchema([EMAIL_FIELD]),
  // The assessment checks its own form, and hands over whatever it asked.
  'ai-quotient': z
    .object({ email: fieldSchema(EMAIL_FIELD) })
    .catchall(assessedValue)
    .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'There are too many fields'),
};

/**
 * The fields of a form out of whatever was sent: unknown names are ignored, optional fields without a value left out,
 * the address in its normal form. Else one message for each wrong field, in the order of the form.
 */
export function parseLead(form: LeadForm, values: Readonly<Record<string, unknown>>): ParsedLead {
  const parsed = SCHEMAS[form].safeParse(pickValues(form, values));
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.map(toFieldError) };
  const { data } = parsed;
  const filled = Object.entries(data).filter(([, value]) => value !== '');
  const fields = form === 'ai-quotient' ? data : Object.fromEntries(filled);
  return { ok: true, fields, email: data['email']! };
}

/** What the sender gave under the names we ask for, an absent value as an empty one. Nothing inherited is looked at. */
function pickValues(form: LeadForm, values: Readonly<Record<string, unknown>>) {
  const own = new Map(Object.entries(values));
  return Object.fromEntries(
    listFieldNames(form, values).map((name) => [name, own.get(name) ?? '']),
  );
}

function listFieldNames(form: LeadForm, values: object): string[] {
  if (form === 'newsletter') return [EMAIL_FIELD.name];
  if (form !== 'ai-quotient') return LEAD_FORM_FIELDS[form].map(({ name }) => name);
  const given = Object.keys(values).filter((name) => !(name in Object.prototype));
  return [EMAIL_FIELD.name, ...given];
}

const toFieldError = ({ path, message }: z.core.$ZodIssue): FieldError => ({
  field: path.map(String).join('.'),
  message,
});
