import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InputField } from './input-field.tsx';

test.each([
  ['one error', { error: 'Enter a name.' }],
  ['several errors', { errors: ['Enter a name.'] }],
])('says why a line was refused: %s', (_, refusal) => {
  render(<InputField id="name" name="name" label="Name" {...refusal} />);
  const line = { name: 'Name', description: 'Enter a name.' };
  const input = screen.getByRole('textbox', line);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.hasAttribute('error')).toBe(false);
});
