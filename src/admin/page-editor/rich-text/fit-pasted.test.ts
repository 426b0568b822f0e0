import { getSchema } from '@tiptap/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodyFromHtml } from '#src/domains/content/foreign/read-html.ts';
import { pastedHtml } from '#tests/builders/pasted.ts';
import { fitRichText } from './fit-pasted.ts';
import { toParts, type TextNode } from './rich-text-document.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-extensions.ts';

const schema = getSchema(RICH_TEXT_EXTENSIONS);

function paste(html: string) {
  const { body, leftOut } = fitRichText(bodyFromHtml(html));
  const doc = schema.nodeFromJSON(body);
  doc.check();
  return { parts: toParts(doc.toJSON() as TextNode, []), notes: leftOut.map(({ text }) => text) };
}

test('Word: bullets are lists, cells stand apart, and lost formats are named', () => {
  const { parts, notes } = paste(
    '<p>One <i>slanted</i> <b>bold</b> 10<sup>6</sup></p><table><tr><td>a</td><td><p>b</p><p>c</p></td></tr></table><p><img src="file:///c.png" alt="Chart"></p>',
  );
  expect(parts).toEqual([
    { kind: 'paragraph', text: ['One slanted ', { text: 'bold', strong: true }, ' 10⁶'] },
    { kind: 'paragraph', text: 'a · b c' },
  ]);
  expect(notes).toEqual([
    'A picture “Chart” was left out',
    'Italics were left out: their words are here without them',
  ]);
});

test('nested lists become one level, in order', () => {
  expect(
    paste(readFileSync('tests/cases/11-word-lists/clipboard.html', 'utf8')).parts,
  ).toContainEqual({
    kind: 'list',
    ordered: true,
    items: [
      'Collect the data',
      'from the CRM',
      'from the site',
      'Clean it This paragraph belongs to item 2 and has no number.',
      'Report it',
    ],
  });
});

test('a whole document of Word fits', () => {
  const { parts } = paste(pastedHtml('word'));
  expect(JSON.stringify(parts)).not.toMatch(/· Definitions|mso|·\s*Bullet/);
  expect(parts.filter(({ kind }) => kind === 'list')).toHaveLength(4);
});
