import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.server.ts';

test.each([
  ['type="a" start="26"', '- z. x\n- aa. y'],
  ['type="A"', '- A. x\n- B. y'],
  ['type="i" start="3"', '- iii. x\n- iv. y'],
  ['type="I" start="9"', '- IX. x\n- X. y'],
  ['type="i" start="3999"', '- mmmcmxcix. x\n- 4000. y'],
  ['start="0"', '0. x\n1. y'],
  ['type="a" start="0"', '- 0. x\n- a. y'],
])('an item keeps the sign that stands before it: %s', (attributes, expected) => {
  const list = `<ol ${attributes}><li>x</li><li>y</li></ol>`;
  expect(htmlToMarkdown(list, 'https://example.com/')).toBe(expected);
});
