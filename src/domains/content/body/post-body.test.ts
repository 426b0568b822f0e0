import { expect, test } from 'vitest';
import { bodyFromMarkdown } from './markdown-body.server.ts';
import {
  leadingText,
  type BodyNode,
  countWords,
  EMPTY_BODY,
  parsePostBody,
  textOfBody,
} from './post-body.ts';

test.each([undefined, null, 'doc', 7, [], {}, { type: 'paragraph' }, { type: 7 }])(
  'turns %j, which is no document, into an empty one',
  (stored) => {
    expect(parsePostBody(stored)).toEqual(EMPTY_BODY);
  },
);

test('drops everything that is not a node', () => {
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

test('cuts off 100,000 levels of nesting without a stack overflow', () => {
  let stored: unknown = { type: 'text', text: 'deep' };
  for (let depth = 0; depth < 100_000; depth += 1)
    stored = { type: 'blockquote', content: [stored] };
  const body = parsePostBody({ type: 'doc', content: [stored, { type: 'text', text: 'shallow' }] });
  expect(textOfBody(body).trim()).toBe('shallow');
});

test('separates words of neighboring blocks, and does not split a word at bold text', () => {
  const body = bodyFromMarkdown(
    'One **t**wo\n\n- three\n- four\n\n| five | six |\n| --- | --- |\n| 7 | 8 |',
  );
  expect(countWords(body)).toBe(8);
});

test('parses headings, lists, tables, links, code and quotes from Markdown', () => {
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

test('reads blocks from directives in Markdown', () => {
  const { content } = bodyFromMarkdown(
    ':::takeaways\n\n- one\n\n:::\n\n:::metric {label="Days" before="64 days" after="28 days"} :::\n\n' +
      ':::callout {tone="tip" title="Stop"}\n\nRead **first**.\n\n:::\n\n:::download {guide="quick-wins"} :::\n\nText',
  );
  expect(content?.map(({ type, attrs }) => [type, attrs])).toEqual([
    ['takeaways', undefined],
    ['metric', { label: 'Days', before: '64 days', after: '28 days' }],
    ['callout', { tone: 'tip', title: 'Stop' }],
    ['download', { guide: 'quick-wins' }],
    ['paragraph', undefined],
  ]);
});

test('reads the texts that blocks have in fields, and separates lines', () => {
  const text = (value: string) => ({ type: 'text', text: value });
  const body = {
    type: 'doc',
    content: [
      { type: 'metric', attrs: { label: 'Days', before: '64', after: '28', change: 7 } },
      {
        type: 'testimonial',
        attrs: { name: 'Dana', role: '' },
        content: [
          { type: 'paragraph', content: [text('It'), { type: 'hardBreak' }, text('works')] },
        ],
      },
      { type: 'cta', attrs: { title: 'Ask', label: 'Go', href: '/contact' } },
    ],
  };
  expect(textOfBody(parsePostBody(body))).toBe('Days 64 28 It works Dana Ask Go');
});

test('treats raw HTML in Markdown as text', () => {
  const body = bodyFromMarkdown('a <script>alert(1)</script>\n\n<div onclick="x">b</div>');
  expect(textOfBody(body)).toContain('<script>alert(1)</script>');
  expect(textOfBody(body)).toContain('<div onclick="x">b</div>');
});

test('truncates the text of a body between words', () => {
  const leading = (markdown: string, maxLength: number) =>
    leadingText(bodyFromMarkdown(markdown), maxLength);
  expect(leading('## Quotes\n\nRan  dry.', 40)).toBe('Quotes Ran dry.');
  expect(leading('Quotes ran dry in May.', 15)).toBe('Quotes ran…');
  expect(leading('Quotes ran dry in May.', 22)).toBe('Quotes ran dry in May.');
  expect(leading('😀😀😀', 4)).toBe('😀…');
  expect(leadingText(EMPTY_BODY, 10)).toBe('');
});
