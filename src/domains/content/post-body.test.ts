import { expect, test } from 'vitest';
import { bodyFromMarkdown } from './markdown-body.server.ts';
import {
  beginningOf,
  type BodyNode,
  countWords,
  EMPTY_BODY,
  parsePostBody,
  textOfBody,
} from './post-body.ts';

test.each([undefined, null, 'doc', 7, [], {}, { type: 'paragraph' }, { type: 7 }])(
  '%j is no document and becomes an empty one',
  (stored) => {
    expect(parsePostBody(stored)).toEqual(EMPTY_BODY);
  },
);

test('what is not a node is left out of a document', () => {
  const stored = {
    type: 'doc',
    content: [
      null,
      'text',
      { type: 'paragraph', content: { not: 'a list' } },
      { type: 'text', text: 1 },
    ],
  };
  expect(parsePostBody(stored)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});

test('nesting far beyond any text is cut off instead of overflowing', () => {
  let stored: unknown = { type: 'text', text: 'deep' };
  for (let depth = 0; depth < 100_000; depth += 1)
    stored = { type: 'blockquote', content: [stored] };
  const body = parsePostBody({ type: 'doc', content: [stored, { type: 'text', text: 'shallow' }] });
  expect(textOfBody(body).trim()).toBe('shallow');
});

test('words of neighbouring blocks stay apart, and bold does not split a word', () => {
  const body = bodyFromMarkdown(
    'One **t**wo\n\n- three\n- four\n\n| five | six |\n| --- | --- |\n| 7 | 8 |',
  );
  expect(countWords(body)).toBe(8);
});

test('Markdown keeps headings, lists, tables, links, code and quotes', () => {
  const body = bodyFromMarkdown(
    '## Head\n\n1. one\n   - nested\n\n> quote\n\n`code` and [link](/a)\n\n```\nblock\n```\n\n| a | b |\n| --- | ---: |\n| c | d |',
  );
  const types = new Set<string>();
  const collect = (node: BodyNode) => {
    types.add(node.type);
    node.marks?.forEach((mark) => types.add(mark.type));
    node.content?.forEach(collect);
  };
  collect(body);
  expect([...types].toSorted()).toEqual(
    [
      'doc',
      'heading',
      'text',
      'orderedList',
      'listItem',
      'paragraph',
      'bulletList',
      'blockquote',
      'code',
      'link',
      'codeBlock',
      'table',
      'tableRow',
      'tableHeader',
      'tableCell',
    ].toSorted(),
  );
});

test('raw HTML in Markdown stays text', () => {
  const body = bodyFromMarkdown('a <script>alert(1)</script>\n\n<div onclick="x">b</div>');
  expect(textOfBody(body)).toContain('<script>alert(1)</script>');
  expect(textOfBody(body)).toContain('<div onclick="x">b</div>');
});

test('a body begins with whole words, as many as there is room for', () => {
  const beginning = (markdown: string, most: number) =>
    beginningOf(bodyFromMarkdown(markdown), most);
  expect(beginning('## Quotes\n\nRan  dry.', 40)).toBe('Quotes Ran dry.');
  expect(beginning('Quotes ran dry in May.', 15)).toBe('Quotes ran…');
  expect(beginning('Quotes ran dry in May.', 22)).toBe('Quotes ran dry in May.');
  expect(beginning('😀😀😀', 4)).toBe('😀…');
  expect(beginningOf(EMPTY_BODY, 10)).toBe('');
});
