import { expect, test } from 'vitest';
import { hasAtSign } from './newsletter-forms.ts';

test.each(['ana@example.com', '@', ' ana@'])('%j may be sent', (value) => {
  expect(hasAtSign(value)).toBe(true);
});

test.each(['', '   ', 'ana.example.com'])('%j is stopped in the browser', (value) => {
  expect(hasAtSign(value)).toBe(false);
});
