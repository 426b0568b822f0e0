import { expect, test } from 'vitest';
import { throttled } from '#src/domains/people/people.ts';
import { validateSignIn } from './sign-in-form.ts';

const EMAIL = 'dana@cadron.example';

test.each([
  [EMAIL, ' a b ', {}],
  ['', '', { email: 'Enter your email address', password: 'Enter your password' }],
  ['no address', 'x', { email: 'Enter a valid email address' }],
  [`${'d'.repeat(250)}@x.example`, 'x', { email: 'Enter a valid email address' }],
  [EMAIL, 'x'.repeat(1_001), { password: 'This password is too long' }],
])('validates the email address and password %j %j', (email, password, errors) => {
  expect(validateSignIn(email, password)).toEqual(errors);
});

test.each([
  [1, 'Too many attempts. Try again in 1 minute.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [900, 'Too many attempts. Try again in 15 minutes.'],
])('rounds %i seconds up to minutes', (seconds, message) => {
  expect(throttled(seconds).message).toBe(message);
});
