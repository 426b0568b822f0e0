import { expect, test } from 'vitest';
import { textOfBody } from './post-body.ts';
import { shiftedText } from './shifted-text.ts';

test('numbers above and below the line keep their value as plain text', () => {
  const shifted = (text: string, type: string) => ({ type: 'text', text, marks: [{ type }] });
  const content = [
    { type: 'text', text: '10' },
    shifted('-3', 'superscript'),
    { type: 'text', text: ' parts H' },
    shifted('2', 'subscript'),
    { type: 'text', text: 'O' },
  ];
  expect(textOfBody({ type: 'paragraph', content })).toBe('10⁻³ parts H₂O');
});

test('text that Unicode has no signs for stays as it is', () => {
  expect(shiftedText('th', [{ type: 'superscript' }])).toBe('th');
});
