import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import { signInSchema, tooManyAttempts, WRONG_CREDENTIALS } from './sign-in-form.ts';

/** The password never comes back, whatever the answer. */
const HIDDEN = { hideFields: ['password'] };

/**
 * Reads the login form and signs in: a redirect to `destination`, or the form's result with what is wrong.
 * @param address the visitor's, for the throttle
 */
export async function signIn(auth: Auth, request: Request, address: string, destination: string) {
  // What cannot be read as a form is treated as an empty one: both fields are missing.
  const form = await request.formData().catch(() => new FormData());
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== 'success') return answer(submission.reply(HIDDEN), 400);

  const result = await auth.signIn({
    ...submission.value,
    ip: address,
    userAgent: request.headers.get('user-agent') ?? '',
    cookies: request.headers.get('cookie') ?? '',
  });
  if (result.ok) throw redirect(destination, { status: 303, headers: result.headers });

  if (result.reason === 'invalid')
    return answer(submission.reply({ ...HIDDEN, formErrors: [WRONG_CREDENTIALS] }), 400);
  const { retryAfterSeconds } = result;
  const formErrors = [tooManyAttempts(retryAfterSeconds)];
  return answer(submission.reply({ ...HIDDEN, formErrors }), 429, {
    'Retry-After': String(retryAfterSeconds),
  });
}

const answer = (result: SubmissionResult, status: number, headers: Record<string, string> = {}) =>
  data(result, { status, headers });
