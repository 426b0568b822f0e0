import { data, type RouterContextProvider } from 'react-router';
import { confirmIdentity } from '#src/admin/confirm/confirm-identity.server.ts';
import { refuseForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import type { PeopleResult } from '#src/domains/people/people.ts';

type Fields = Readonly<Record<string, string>>;
type Refusal = Exclude<PeopleResult, { ok: true }>;

/** Fields that show a refusal; every other refusal is shown above the form. */
type FieldOfReason = Partial<Record<Refusal['reason'], string>>;

/** The response to a refused form: 429 with the time to wait after too many attempts, otherwise 400. */
export function refusePeopleForm(fields: Fields, refusal: Refusal, fieldOf: FieldOfReason = {}) {
  const field = 'field' in refusal ? refusal.field : fieldOf[refusal.reason];
  const { message } = refusal;
  const result = refuseForm(fields, field ? { errors: { [field]: message } } : { message });
  if (refusal.reason !== 'throttled') return data(result, { status: 400 });
  const headers = { 'Retry-After': String(refusal.retryAfterSeconds) };
  return data(result, { status: 429, headers });
}

/** The response to a form that a check has refused before anything was changed. */
export const refuseFields = (fields: Fields, errors: Record<string, string>) =>
  data(refuseForm(fields, { errors }), { status: 400 });

interface Change {
  /** the change itself, after the person has been confirmed */
  run: () => Promise<PeopleResult>;
  /** where to go then, and what is shown there */
  to: string;
  notice: string;
  fieldOf?: FieldOfReason;
  /** false for a change that needs no recent sign-in */
  isSensitive?: boolean;
}

/**
 * Makes a change; for a sensitive one the sign-in has to be recent. A refusal leads back to the form, with everything that was typed;
 * a success to another page, so that a reload repeats nothing.
 */
export async function changePeople(
  context: Readonly<RouterContextProvider>,
  fields: Fields,
  { run, to, notice, fieldOf, isSensitive = true }: Change,
) {
  const unconfirmed = isSensitive ? await confirmIdentity(context, fields) : undefined;
  if (unconfirmed) return refuseFields(fields, unconfirmed);
  const result = await run();
  if (!result.ok) return refusePeopleForm(fields, result, fieldOf);
  return redirectWithNotice(context, notice, to);
}
