import { expect, test } from 'vitest';
import { hasAtSign } from './newsletter-forms.ts';

test.each(['ana@example.com', '@', ' ana@'])('accepts %j', (value) => {
  expect(hasAtSign(value)).toBe(true);
});

test.each(['', '   ', 'ana.example.com'])('rejects %j', (value) => {
  expect(hasAtSign(value)).toBe(false);
});
