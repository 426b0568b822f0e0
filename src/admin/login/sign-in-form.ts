import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';

/** More than any password, and little to hash. */
export const MAX_PASSWORD = 1_000;

export const WRONG_CREDENTIALS = 'Incorrect email or password.';

/** Messages by field, for what cannot be the credentials of anyone. */
export function validateSignIn(email: string, password: string): Record<string, string> {
  const errors: Record<string, string> = {};
  if (email === '') errors['email'] = 'Enter your email address';
  else if (!normalizeEmail(email)) errors['email'] = 'Enter a valid email address';
  if (password === '') errors['password'] = 'Enter your password';
  else if (password.length > MAX_PASSWORD) errors['password'] = 'This password is too long';
  return errors;
}
