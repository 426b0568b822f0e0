import { z } from 'zod';

/** The fields of the login form, validated in the browser and on the server. */
export const signInSchema = z.object({
  email: z
    .string('Enter your email address')
    .trim()
    .max(254, 'Enter a valid email address')
    .pipe(z.email('Enter a valid email address')),
  password: z.string('Enter your password').max(1_000, 'This password is too long'),
});

export const WRONG_CREDENTIALS = 'Incorrect email or password.';

/** @param seconds until the next attempt is allowed */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
