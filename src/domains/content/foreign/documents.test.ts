import { readdirSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { textOfBody } from '../body/post-body.ts';
import { POST_BODY_EXTENSIONS } from '../body/markdown-body.server.ts';
import { bodyFromMarkdown, isPlainlyMarkdown } from './markdown.ts';
import { bodyFromText } from './plain-text.ts';
import { bodyFromHtml } from './read-html.ts';

/** Documents of many programs, in the formats that they write. */

const FOLDER = 'tests/cases/documents';
const files = readdirSync(FOLDER);
const schema = getSchema(POST_BODY_EXTENSIONS);

function read(file: string) {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  if (file.endsWith('.html')) return bodyFromHtml(text);
  return isPlainlyMarkdown(text) ? bodyFromMarkdown(text) : bodyFromText(text);
}

test.each(files)('%s fits the editor, and nothing hidden or of its program is in it', (file) => {
  const { body } = read(file);
  schema.nodeFromJSON(body).check();
  expect(JSON.stringify(body)).not.toMatch(
    /secret|never seen|nobody sees|Please check|still true|taken out|within a day|alert\(|mso-|javascript:|file:|safelinks|google\.com\/url/,
  );
  const lines = (body.content ?? []).filter(({ type }) => /paragraph|heading/.test(type));
  const texts = lines.map(textOfBody).join('\n');
  expect(texts).not.toMatch(/\u00A0{2}| {2}\S|^[ \u00A0]/m);
});

test.each([
  ['01-word-report.html', ['The footnote is now text at the end']],
  [
    '02-word-review.html',
    ['A comment of a reviewer was left out', '2 texts that reviewers had deleted were left out'],
  ],
  ['03-word-merged-table.html', ['Merged cells: their value stands in each cell']],
  ['04-word-quote-caption.html', ['A picture “Funnel by month” was left out']],
  [
    '08-gdocs-export.html',
    ['A comment of a reviewer was left out', 'The footnote is now text at the end'],
  ],
  [
    '18-web-article.html',
    ['An embedded page (maps.example) was left out', 'A field of a form was left out'],
  ],
])('%s says what it could not keep', (file, expected) => {
  expect(read(file).leftOut.map(({ text }) => text)).toEqual(expected);
});

test('a comment is named at the words that it is about', () => {
  expect(read('02-word-review.html').leftOut[0]?.after).toBe('We answer every lead');
});

test('Word on the web: a paragraph that is named a heading is one', () => {
  expect(read('05-word-online.html').body.content?.[0]).toMatchObject({
    type: 'heading',
    attrs: { level: 2 },
  });
});

test.each([
  ['03-word-merged-table.html', ['right', 'right']],
  ['07-gdocs-table-pictures.html', []],
  ['14-excel.html', ['right']],
])('%s: single cells keep how they or their paragraphs are aligned', (file, expected) => {
  const aligned = JSON.stringify(read(file).body).matchAll(/"align":"(\w+)"/g);
  expect(Array.from(aligned, ([, align]) => align)).toEqual(expected);
});

test('an assistant: a formula stands once and raised, and code has no bar of its window', () => {
  const { content = [] } = read('12-chat-assistant.html').body;
  expect(content[1]?.content?.map(({ text, marks }) => [text, marks?.[0]?.type])).toEqual([
    ['The rate is x', undefined],
    ['2', 'superscript'],
    [', so ', undefined],
    ['double', 'bold'],
    [' counts.', undefined],
  ]);
  expect(content.find(({ type }) => type === 'codeBlock')).toEqual({
    type: 'codeBlock',
    attrs: { language: 'python' },
    content: [{ type: 'text', text: 'def f():\n    return 1' }],
  });
});

test('a mail with quotes and dashes is text, and an answer of an assistant is Markdown', () => {
  const kinds = (file: string) => (read(file).body.content ?? []).map(({ type }) => type);
  expect(new Set(kinds('21-mail.txt'))).toEqual(new Set(['paragraph']));
  expect(kinds('11-chat-assistant.md')).toEqual([
    'heading',
    'paragraph',
    'heading',
    'orderedList',
    'table',
    'codeBlock',
    'blockquote',
    'paragraph',
    'horizontalRule',
    'bulletList',
  ]);
});
