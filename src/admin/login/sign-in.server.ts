import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import { codeAddress } from '#src/admin/shell/admin-address.ts';
import { signInSchema, tooManyAttempts, WRONG_CREDENTIALS } from './sign-in-form.ts';

/** Keeps the password out of every response. */
const HIDDEN = { hideFields: ['password'] };

/**
 * Signs in with the posted login form. Returns the form's result with errors, with status 400 or 429.
 * @param address IP address of the visitor, for the rate limit
 * @throws a redirect to `destination` on success
 */
export async function signIn(auth: Auth, request: Request, address: string, destination: string) {
  // A body that cannot be parsed counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== 'success') return formResponse(submission.reply(HIDDEN), 400);

  const result = await auth.signIn({
    ...submission.value,
    ip: address,
    userAgent: request.headers.get('user-agent') ?? '',
    cookies: request.headers.get('cookie') ?? '',
  });
  if (result.ok) throw redirect(destination, { status: 303, headers: result.headers });

  if (result.reason === 'code-required')
    throw redirect(codeAddress(destination), { status: 303, headers: result.headers });
  if (result.reason === 'invalid')
    return formResponse(submission.reply({ ...HIDDEN, formErrors: [WRONG_CREDENTIALS] }), 400);
  const { retryAfterSeconds } = result;
  const formErrors = [tooManyAttempts(retryAfterSeconds)];
  return formResponse(submission.reply({ ...HIDDEN, formErrors }), 429, {
    'Retry-After': String(retryAfterSeconds),
  });
}

const formResponse = (
  result: SubmissionResult,
  status: number,
  headers: Record<string, string> = {},
) => data(result, { status, headers });
