import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitleField } from './title-field.tsx';

const field = (value: string, isReadOnly = false) => (
  <TitleField
    value={value}
    isReadOnly={isReadOnly}
    onChange={() => undefined}
    onEnter={() => undefined}
  />
);
const isFocused = () => document.activeElement === screen.getByRole('textbox');

test('a post without a title begins with it, as soon as it can be written', () => {
  const { rerender } = render(field('', true));
  expect(isFocused()).toBe(false);
  rerender(field(''));
  expect(isFocused()).toBe(true);
});

test('a post with a title leaves the focus where it is, also when the title is deleted', () => {
  const { rerender } = render(field('Five handoffs'));
  rerender(field(''));
  expect(isFocused()).toBe(false);
});
