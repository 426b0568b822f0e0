import { data, redirect } from 'react-router';
import { type FormResult, refuseForm } from '#src/admin/forms/form-result.ts';
import { codeAddress } from '#src/admin/shell/admin-address.ts';
import type { Visitor } from '#src/platform/auth/auth.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import { tooManyAttempts, validateSignIn, WRONG_CREDENTIALS } from './sign-in-form.ts';

/**
 * Signs in with the fields of the posted login form. Returns the form with messages, with status 400 or 429.
 * @throws a redirect to `destination` on success
 */
export async function signIn(
  auth: Auth,
  fields: Readonly<Record<string, string>>,
  visitor: Visitor & { cookies: string },
  destination: string,
) {
  const { email = '', password = '' } = fields;
  const refuse = (problem: Pick<FormResult, 'errors'> | { message: string }, init: ResponseInit) =>
    data(refuseForm({ intent: 'sign-in', email }, problem), init);
  const errors = validateSignIn(email, password);
  if (Object.keys(errors).length > 0) return refuse({ errors }, { status: 400 });

  const result = await auth.signIn({ email, password, ...visitor });
  if (result.ok) throw redirect(destination, { status: 303, headers: result.headers });
  if (result.reason === 'code-required')
    throw redirect(codeAddress(destination), { status: 303, headers: result.headers });
  if (result.reason === 'invalid') return refuse({ message: WRONG_CREDENTIALS }, { status: 400 });
  const { retryAfterSeconds } = result;
  return refuse(
    { message: tooManyAttempts(retryAfterSeconds) },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}
