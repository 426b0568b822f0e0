import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

const node = (type: string, words: string) => ({ type, content: [{ type: 'text', text: words }] });

test('lists paragraphs and headings with their place, without code and empty ones', () => {
  const body = {
    type: 'doc',
    content: [
      node('heading', 'Costs'),
      node('codeBlock', 'select 1'),
      node('paragraph', ' '),
      { type: 'blockquote', content: [node('paragraph', 'Quoted.')] },
    ],
  };
  expect(paragraphsOf(body)).toEqual([
    { field: 'body.content.0', text: 'Costs', isHeading: true },
    { field: 'body.content.3.content.0', text: 'Quoted.', isHeading: false },
  ]);
});
