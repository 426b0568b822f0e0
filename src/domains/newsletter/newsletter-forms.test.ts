import { expect, test } from 'vitest';
import { looksLikeEmail } from './newsletter-forms.ts';

test.each(['ana@example.com', '@', ' ana@'])('%j may be sent', (value) => {
  expect(looksLikeEmail(value)).toBe(true);
});

test.each(['', '   ', 'ana.example.com'])('%j is stopped in the browser', (value) => {
  expect(looksLikeEmail(value)).toBe(false);
});
