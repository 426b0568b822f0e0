import { readStorableForm } from '#src/platform/forms/storable-text.ts';

/** The result of an action that refuses a form: the page shows it beside the fields, with what was typed. */
export interface FormResult {
  /** which form of the page */
  intent: string;
  /** messages by field name, in the order of the fields */
  errors: Readonly<Record<string, string>>;
  /** a message for the whole form */
  message?: string;
  /** typed values by field name, without passwords and codes */
  values: Readonly<Record<string, string>>;
}

/** Values that no response repeats. */
const SECRET = /password|code|token/i;

/** The text fields of a posted form, trimmed unless they are passwords. Files and repeated fields are ignored. */
export function readFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] ??= /password/i.test(name) ? value : value.trim();
  return fields;
}

/** Reads a posted form; a body that cannot be parsed counts as an empty form. */
export const readPostedForm = readStorableForm;

/** The text fields of a posted form, as `readFields` returns them. */
export const readPostedFields = async (request: Request): Promise<Record<string, string>> =>
  readFields(await readPostedForm(request));

/** @throws a 400 response, for a form that none of our pages submits */
export function rejectForm(reason = 'Unknown form.'): never {
  throw new Response(reason, { status: 400, statusText: reason });
}

/** Refuses a form with messages for its fields or for the whole. */
export function refuseForm(
  fields: Readonly<Record<string, string>>,
  problem: Pick<FormResult, 'errors'> | { message: string },
): FormResult {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
  return { intent: fields['intent'] ?? '', errors: {}, ...problem, values };
}
