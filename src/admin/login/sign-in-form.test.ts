import { expect, test } from 'vitest';
import { signInSchema, tooManyAttempts } from './sign-in-form.ts';

test('an address is trimmed, a password is taken as it is', () => {
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
])('%i seconds', (seconds, message) => {
  expect(tooManyAttempts(seconds)).toBe(message);
});
