import { readdirSync, readFileSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { textOfBody } from '../post-body.ts';
import { POST_BODY_EXTENSIONS } from '../post-body-extensions.ts';
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
    ['2 texts that reviewers had deleted were left out', 'A comment of a reviewer was left out'],
  ],
  ['03-word-merged-table.html', ['Merged cells: their value stands in each cell']],
  ['04-word-quote-caption.html', ['A picture “Funnel by month” was left out']],
  ['08-gdocs-export.html', ['The footnote is now text at the end']],
  [
    '18-web-article.html',
    ['An embedded page (maps.example) was left out', 'A field of a form was left out'],
  ],
])('%s says what it could not keep', (file, expected) => {
  expect(read(file).leftOut.map(({ text }) => text)).toEqual(expected);
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
