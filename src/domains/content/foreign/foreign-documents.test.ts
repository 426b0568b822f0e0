import { expect, test } from 'vitest';
import { HEADINGS, LINK, LIST, pastedHtml, sentence, TABLE } from '#tests/builders/pasted.ts';
import { type BodyNode, textOfBody } from '../body/post-body.ts';
import { bodyFromHtml } from './read-html.ts';

/** A list as nested arrays of the texts of its items. */
interface Outline extends ReadonlyArray<string | Outline> {}

const outlineOf = ({ type, content = [] }: BodyNode): Outline => [
  type,
  ...content.flatMap((item) =>
    (item.content ?? []).map((part) =>
      part.type.endsWith('List') ? outlineOf(part) : textOfBody(part),
    ),
  ),
];

const EXPECTED: Outline = [
  'bulletList',
  ...LIST.flatMap(([first, second, third]) => [
    first,
    ['orderedList', ...second, ['bulletList', ...third]] as Outline,
  ]),
];

const SOURCES = [
  ['Word', pastedHtml('word')],
  ['Google Docs', pastedHtml('google-docs')],
  ['Notion', pastedHtml('notion')],
  ['a web page', pastedHtml('web')],
] as const;

const read = (html: string) => bodyFromHtml(html).body.content ?? [];
const ofType = (nodes: readonly BodyNode[], type: string) =>
  nodes.filter((node) => node.type.endsWith(type));

test.each(SOURCES)('%s: about 50 KB become a clean document', (_, html) => {
  expect(html.length).toBeGreaterThan(40_000);
  const blocks = read(html);
  expect(JSON.stringify(blocks)).not.toMatch(
    /style|class|javascript:|data:|mso-|stolen|alert\(|file:/i,
  );
  const headings = ofType(blocks, 'heading');
  expect(new Set(headings.map(({ content = [] }) => content.at(-1)!.text))).toEqual(
    new Set(HEADINGS),
  );
  for (const { attrs } of headings) expect(attrs).toEqual({ level: 2 });
  const lists = ofType(blocks, 'List');
  expect(lists).toHaveLength(headings.length);
  for (const list of lists) expect(outlineOf(list)).toEqual(EXPECTED);
  const tables = ofType(blocks, 'table');
  expect(tables).toHaveLength(headings.length);
  for (const { content = [] } of tables) {
    expect(content.map((row) => row.content!.map((cell) => textOfBody(cell)))).toEqual(TABLE);
    const kinds = content.map((row) => [...new Set(row.content!.map(({ type }) => type))]);
    expect(kinds).toEqual([['tableHeader'], ...TABLE.slice(1).map(() => ['tableCell'])]);
  }
});

test.each(SOURCES)('%s: all text is there, bold is bold, and links are links', (_, html) => {
  const blocks = read(html);
  expect(blocks.map(textOfBody).join('\n')).toContain(sentence(0, 0));
  const found = blocks.filter((block) => textOfBody(block).startsWith('Part 3, paragraph 2.'));
  expect(found).toHaveLength(1);
  const marks = (found[0]!.content ?? []).map(({ text = '', marks: all = [] }) => [
    text.trim(),
    all.map(({ type, attrs }) => (type === 'link' ? attrs!['href'] : type)),
  ]);
  expect(marks.filter(([words]) => words !== '')).toEqual([
    [sentence(3, 2), []],
    ['Bold', ['bold']],
    ['link', [LINK]],
  ]);
});

test('Word: comments and tracked deletions are left out with a notice, insertions are text', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal>Keep <a style='mso-comment-reference:JD_1;mso-comment-date:20240102T1033'>these words</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[JD1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span><del cite="mailto:Jane%20Doe" datetime="2024-01-02T10:33"> gone</del><ins cite="mailto:Jane%20Doe" datetime="2024-01-02T10:33"> new</ins>.</p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><span style='mso-comment-author:"Jane Doe"'><a name="_msocom_1"></a></span><p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[JD1]</a></span>Please check this.</p></div></div></div></body></html>`;
  const { body, leftOut } = bodyFromHtml(html);
  expect(body.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Keep these words new.' }] },
  ]);
  expect(leftOut).toEqual([
    { text: 'A comment of a reviewer was left out', after: 'Keep these words' },
    { text: 'Text that a reviewer had deleted was left out', after: 'Keep these words' },
  ]);
});

test('Word on the web: the lists of one item are one list, nested by level', () => {
  const item = (tag: string, level: number, text: string, start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} role="list" start="${start}"><li data-leveltext="" data-font="Symbol" data-listid="2" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;
  const html = [
    item('ul', 1, 'One'),
    item('ul', 2, 'Inner'),
    item('ul', 2, 'Second inner'),
    item('ul', 1, 'Two'),
    item('ol', 1, 'First', 1),
    item('ol', 1, 'Second', 2),
  ].join('');
  const lists = read(html);
  expect(lists.map(outlineOf)).toEqual([
    ['bulletList', 'One', ['bulletList', 'Inner', 'Second inner'], 'Two'],
    ['orderedList', 'First', 'Second'],
  ]);
});

test('VS Code: lines keep their indentation, and one line is code in the text', () => {
  const box = (lines: string) =>
    `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Consolas, 'Courier New', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;">${lines}</div>`;
  expect(
    read(
      box(
        '<div><span style="color: #569cd6;">if</span><span> (a) {</span></div><div>    run();</div><br><div>}</div>',
      ),
    ),
  ).toEqual([
    { type: 'codeBlock', content: [{ type: 'text', text: 'if (a) {\n    run();\n\n}' }] },
  ]);
  expect(read(box('<div>run();</div>'))).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'run();', marks: [{ type: 'code' }] }] },
  ]);
});
