import { expect, test } from 'vitest';
import { readableValue } from './readable-value.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

test('shows a text as its words, one line per paragraph', () => {
  const item = { type: 'listItem', content: [paragraph('An item')] };
  const doc = {
    type: 'doc',
    content: [paragraph('One.'), { type: 'bulletList', content: [item, item] }],
  };
  expect(readableValue(doc)).toBe('One.\nAn item\nAn item');
  expect(readableValue(paragraph('Mine.'))).toBe('Mine.');
});

test('names the fields of other objects, also within lists', () => {
  const answer = { question: 'Why?', answer: { type: 'doc', content: [paragraph('Because.')] } };
  expect(readableValue([answer])).toBe('1, Question: Why?\n1, Answer: Because.');
  expect(readableValue({ type: 'image', attrs: { alt: 'A river' } })).toBe('Alt text: A river');
});
