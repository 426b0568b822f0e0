import { getSchema } from '@tiptap/core';
import { DOMParser as Parser, type Node } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { googleDocsHtml } from '#tests/builders/pasted/google-docs-html.ts';
import { notionHtml } from '#tests/builders/pasted/notion-html.ts';
import { HEADINGS, LINK, LIST, sentence, TABLE } from '#tests/builders/pasted/pasted-text.ts';
import { webHtml } from '#tests/builders/pasted/web-html.ts';
import { wordHtml } from '#tests/builders/pasted/word-html.ts';
import { writingExtensions } from '../extensions.ts';
import { cleanHtml } from './clean-html.ts';

const schema = getSchema(writingExtensions());

function read(html: string) {
  const clean = cleanHtml(html);
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  return { clean, doc: Parser.fromSchema(schema).parse(body) };
}

/** A list as nested arrays of the texts of its items. */
interface Outline extends ReadonlyArray<string | Outline> {}

function outlineOf(list: Node): Outline {
  return [
    list.type.name,
    ...list.children.flatMap((item) =>
      item.children.map((part) =>
        part.type.name.endsWith('List') ? outlineOf(part) : part.textContent,
      ),
    ),
  ];
}

const EXPECTED: Outline = [
  'bulletList',
  ...LIST.flatMap(([first, second, third]) => [
    first,
    ['orderedList', ...second, ['bulletList', ...third]] as Outline,
  ]),
];

const SOURCES = [
  ['Word', wordHtml()],
  ['Google Docs', googleDocsHtml()],
  ['Notion', notionHtml()],
  ['a web page', webHtml()],
] as const;

test.each(SOURCES)('%s: about 50 KB become a clean document', (_, html) => {
  expect(html.length).toBeGreaterThan(40_000);
  const { clean, doc } = read(html);
  expect(clean).not.toMatch(/\s(?:style|class|id|on\w+|dir|lang|aria-\w+|width)=/i);
  expect(clean).not.toMatch(
    /<(?:script|style|iframe|span|font|div|o:p|meta|form|input|svg|object)/i,
  );
  expect(clean).not.toMatch(/javascript:|data:|mso-|stolen|alert/i);

  const empty = doc.children.filter((node) => node.isTextblock && node.textContent.trim() === '');
  expect(empty).toEqual([]);
  const headings = doc.children.filter(({ type }) => type.name === 'heading');
  expect(new Set(headings.map(({ textContent }) => textContent))).toEqual(new Set(HEADINGS));
  for (const heading of headings) expect(heading.attrs['level']).toBe(2);

  const lists = doc.children.filter(({ type }) => type.name.endsWith('List'));
  expect(lists).toHaveLength(headings.length);
  for (const list of lists) expect(outlineOf(list)).toEqual(EXPECTED);

  const tables = doc.children.filter(({ type }) => type.name === 'table');
  expect(tables).toHaveLength(headings.length);
  for (const table of tables) {
    const cells = table.children.map((row) => row.children.map(({ textContent }) => textContent));
    expect(cells).toEqual(TABLE);
    const kinds = table.children.map((row) => row.children.map(({ type }) => type.name));
    expect(new Set(kinds[0])).toEqual(new Set(['tableHeader']));
    expect(new Set(kinds.slice(1).flat())).toEqual(new Set(['tableCell']));
  }
});

test.each(SOURCES)('%s: all text is there, bold is bold, and links are links', (_, html) => {
  const { doc } = read(html);
  const text = doc.textBetween(0, doc.content.size, '\n');
  const found = doc.children.filter(({ textContent }) =>
    textContent.startsWith('Part 3, paragraph 2.'),
  );
  expect(text).toContain(sentence(0, 0));
  expect(found).toHaveLength(1);
  const marks = found[0]!.children.map((part) => [
    part.text?.trim(),
    part.marks.map(({ type, attrs }) => (type.name === 'link' ? attrs['href'] : type.name)),
  ]);
  expect(marks.filter(([words]) => words !== '')).toEqual([
    [sentence(3, 2), []],
    ['Bold', ['bold']],
    ['link', [LINK]],
  ]);
});

test('what this editor copied stays as it is', () => {
  const own = '<div data-pm-slice="1 1 []" data-node="callout" data-tone="tip"><p>Text</p></div>';
  expect(cleanHtml(own)).toBe(own);
});

test('pictures of the library stay, those of other sites go', () => {
  const html =
    '<p><img src="/media/cms_media/a.jpg" alt="A"><img src="https://x.example/b.png"></p>';
  expect(cleanHtml(html)).toBe('<p><img src="/media/cms_media/a.jpg" alt="A"></p>');
});
