import { expect, test } from 'vitest';
import { signInSchema, tooManyAttempts } from './sign-in-form.ts';

test('trims the email address but not the password', () => {
  expect(signInSchema.parse({ email: ' dana@cadron.example ', password: ' a b ' })).toEqual({
    email: 'dana@cadron.example',
    password: ' a b ',
  });
});

test.each([
  [1, 'Too many attempts. Try again in 1 minute.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [900, 'Too many attempts. Try again in 15 minutes.'],
])('rounds %i seconds up to minutes', (seconds, message) => {
  expect(tooManyAttempts(seconds)).toBe(message);
});
