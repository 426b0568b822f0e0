import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from '#src/platform/markdown/html-to-markdown.server.ts';
import type { BodyNode } from '../body/post-body.ts';
import { renderPostBody } from '../body/render-post-body.server.ts';
import { bodyFromMarkdown } from './markdown.ts';
import { bodyFromHtml } from './read-html.ts';

/** Each clipboard of `tests/cases` must become its expected text. */

const readCase = (path: string, encoding: BufferEncoding = 'utf8') =>
  readFileSync(`tests/cases/${path}`, encoding);
const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };
const render = (body: BodyNode) => renderPostBody(body, () => undefined, schedulers).html;
/** Without ids of headings and the region around tables. */
const show = (body: BodyNode) =>
  render(body).replaceAll(
    / (?:id|rel|scope|data-list)="[^"]*"|<\/?div[^>]*>|<\/?t(?:head|body)>/g,
    '',
  );
const html = (path: string) => bodyFromHtml(readCase(path));

test('Google Docs: nested lists, bold runs, and a link without its redirect', () => {
  expect(show(html('09-gdocs-nested-list/clipboard.html').body)).toBe(
    '<h2>Why pipelines stall</h2><p>One plain line, with <strong>two bold words</strong>, and a <a href="https://example.com/guide?step=2&amp;lang=en">link</a>.</p>' +
      '<ul><li>Plain parent<ul><li><strong>Bold start</strong>, plain end</li><li>Plain child</li></ul></li><li>Second parent</li></ul>' +
      '<p>Line one<br>Line two, same paragraph</p>',
  );
});

test('super- and subscript keep their value, and footnotes are text with a notice', () => {
  expect(show(html('10-super-and-subscript/clipboard-gdocs.html').body)).toBe(
    '<p>Reach grew to 10<sup>6</sup> visits; CO<sub>2</sub> fell by 4</p>',
  );
  const { body, leftOut } = html('10-super-and-subscript/clipboard-word.html');
  expect(show(body)).toBe(
    '<p>An area of 25 m<sup>2</sup> needs 10<sup>-3</sup> parts H<sub>2</sub>O.<sup>[1]</sup></p><p>[1] Source: an internal survey.</p>',
  );
  expect(leftOut.map(({ text }) => text)).toEqual(['The footnote is now text at the end']);
});

test('Word: numbered headings are headings, and lists keep their items, kinds and numbers', () => {
  expect(show(html('11-word-lists/clipboard.html').body)).toBe(
    '<h2>Scope</h2><p>Some text under a numbered heading.</p><h2>Terms</h2>' +
      '<ol><li>Collect the data<ol type="a"><li>from the CRM</li><li>from the site</li></ol></li>' +
      '<li>Clean it<p>This paragraph belongs to item 2 and has no number.</p></li><li>Report it</li></ol>' +
      '<p>Text between the two lists.</p><ol start="4" type="I"><li>Fourth</li><li>Fifth</li></ol>' +
      '<p>A. Smith wrote this; it is no list.</p><ul><li>A single bullet</li></ul>',
  );
});

const cellsOf = ({ content = [] }: BodyNode) =>
  content.map((row) =>
    (row.content ?? []).map((cell) => show({ type: 'doc', content: cell.content! })),
  );

test('merged cells are spread over even rows, with a notice', () => {
  const sheets = html('13-table-with-spans/clipboard-sheets.html');
  expect(cellsOf(sheets.body.content![0]!)).toEqual([
    ['<p>Head over two</p>', '<p>Head over two</p>', '<p>C</p>'],
    ['<p>1</p>', '<p>two<br>lines</p>', '<p>down</p>'],
    ['<p>3</p>', '<p>4</p>', '<p>down</p>'],
  ]);
  expect(sheets.leftOut).toEqual([
    { text: 'Merged cells: their value stands in each cell', after: '' },
  ]);
  const ragged = html('13-table-with-spans/clipboard-ragged.html').body.content![0]!;
  expect(ragged.content![0]!.content!.map(({ type }) => type)).toEqual(
    Array(3).fill('tableHeader'),
  );
  expect(cellsOf(ragged)).toEqual([
    ['<p>A</p>', '<p>B</p>', '<p>C</p>'],
    ['<p>1</p>', '', ''],
    ['<p>wide</p>', '<p>wide</p>', '<p>wide</p>'],
    ['<p>zero</p>', '<p>x</p>', '<p>inner</p>'],
  ]);
});

/** A body as its Markdown twin, read again. */
const throughMarkdown = (body: BodyNode) =>
  bodyFromMarkdown(htmlToMarkdown(render(body), 'https://cadron.example/post')).body;

test('cells keep their bars, lines, lists and links through Markdown and back', () => {
  const fromMarkdown = bodyFromMarkdown(readCase('14-table-cells-in-markdown/post.md')).body;
  expect(cellsOf(fromMarkdown.content![1]!)).toEqual([
    ['<p>Field</p>', '<p>Value</p>'],
    ['<p>Regex</p>', '<p><code>a|b</code></p>'],
    ['<p>Text</p>', '<p>use a | b</p>'],
    ['<p>Lines</p>', '<p>one<br>two</p>'],
    ['<p>Empty</p>', ''],
    ['<p>Link</p>', '<p><a href="https://example.com/a|b">x</a></p>'],
  ]);
  expect(cellsOf(throughMarkdown(fromMarkdown).content![1]!)).toEqual(
    cellsOf(fromMarkdown.content![1]!),
  );

  const pasted = html('14-table-cells-in-markdown/clipboard.html').body;
  expect(cellsOf(throughMarkdown(pasted).content![0]!)).toEqual([
    ['<p>Field</p>', '<p>Value</p>'],
    ['<p>Pipe</p>', '<p>use a | b</p>'],
    ['<p>Two paragraphs</p>', '<p>one<br>two</p>'],
    ['<p>List</p>', '<p>x<br>y</p>'],
    ['<p>Code</p>', '<p><code>a|b</code></p>'],
  ]);
});

test('marks that touch each other go through HTML and Markdown, and keep their words apart', () => {
  const marks = JSON.parse(readCase('15-text-like-markdown/marks.json')) as BodyNode;
  expect(render(bodyFromHtml(render(marks)).body)).toBe(render(marks));
  // Markdown has no bold blanks: they are plain there.
  const plainBlanks = render(marks)
    .replaceAll(/<(strong|em)>\s<\/\1>/g, ' ')
    .replaceAll(/ (<\/(?:strong|em)>)/g, '$1 ')
    .replaceAll(/(<(?:strong|em|a)[^>]*>) /g, ' $1');
  expect(render(throughMarkdown(marks))).toBe(plainBlanks);
});

test('pictures: bytes of Docs and Word in place, addresses to fetch, and no file of a computer', () => {
  const docs = html('17-pictures-in-the-clipboard/gdocs.html');
  expect(docs.body.content!.map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
    'image',
    'paragraph',
  ]);
  expect(
    docs.pictures.map(({ alt, source }) => [
      alt,
      'address' in source ? source.address : source.type,
    ]),
  ).toEqual([
    ['A chart', 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXexample000?key=abc'],
    ['Embedded', 'image/png'],
  ]);
  const file = readCase('17-pictures-in-the-clipboard/word.html');
  const rtf = readCase('17-pictures-in-the-clipboard/word.rtf', 'latin1');
  const word = bodyFromHtml(file, { rtf });
  const bytes = word.pictures.map(({ source }) =>
    'bytes' in source ? Buffer.from(source.bytes) : source,
  );
  expect(bytes).toEqual(
    ['red.png', 'blue.png'].map((name) =>
      readFileSync(`tests/cases/17-pictures-in-the-clipboard/${name}`),
    ),
  );
  expect(JSON.stringify(word.body)).not.toContain('file:');
  expect(bodyFromHtml(file).leftOut).toEqual([
    { text: 'A picture “A red chart” was left out', after: 'Before' },
    { text: 'A picture was left out', after: 'Before after' },
  ]);
});

test('the editor of another service is a foreign page: no color, handler or script, and captions stay', () => {
  const { body, pictures } = html('17-pictures-in-the-clipboard/from-another-prosemirror.html');
  expect(body.content).toMatchObject([
    { type: 'paragraph', content: [{ text: 'From the editor of a newsletter service red' }] },
    { type: 'image', attrs: { alt: 'Far away', caption: 'A caption' } },
    { type: 'heading', attrs: { level: 2 } },
    {
      content: [
        { text: 'bad link ' },
        { text: 'good link', marks: [{ type: 'link', attrs: { href: 'https://example.com' } }] },
      ],
    },
  ]);
  expect(pictures).toMatchObject([
    { source: { address: 'https://images.example.net/x_1456x971.png' } },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/javascript|onclick|color/);
});

test('footnotes of Markdown are text, each at its place, and not in code', () => {
  const text =
    'Term[^1] and `[^1]`[^long name].\n\nA[^2]\n\n[^1]: Word\n[^2]: The *note*\n    in two lines.\n\nAfter.';
  expect(show(bodyFromMarkdown(text).body)).toBe(
    '<p>Term<sup>[1]</sup> and <code>[^1]</code>[^long name].</p><p>A<sup>[2]</sup></p>' +
      '<p>[1] Word</p><p>[2] The <em>note</em> in two lines.</p><p>After.</p>',
  );
});

test('relative addresses start from the base, and are left out without one', () => {
  const text =
    '![A](../a%20b.png) ![C](C:\\a.png) [b](<b c.md>) [part](#part) [root](/root) [bad](javascript:x)';
  const base = 'https://old.example/posts/one.md';
  const { body, pictures, leftOut } = bodyFromMarkdown(text, { base });
  expect(pictures.map(({ source }) => source)).toEqual([
    { address: 'https://old.example/a%20b.png' },
  ]);
  expect(leftOut.map((each) => each.text)).toEqual(['A picture “C” was left out']);
  expect(show(body)).toContain(
    '<a href="https://old.example/posts/b%20c.md">b</a> part <a href="https://old.example/root">root</a> bad',
  );
  // A folder of files has no root on the web.
  for (const nowhere of [undefined, 'https://source.invalid/posts/one.md'])
    expect(show(bodyFromMarkdown(text, { base: nowhere }).body)).toContain('<a href="/root">');
  for (const other of [undefined, 'file:///etc/', 'javascript:x', '/path'])
    expect(bodyFromMarkdown(text, { base: other }).pictures).toEqual([]);
  expect(show(bodyFromMarkdown(text, { base: 'file:///etc/' }).body)).not.toContain('file:');
});

test.each(['*a ', '[[', '![', '**_', '> ', '~~a', '[^1]'])(
  'Markdown of nothing but %j is read in time, and its words stay',
  (sign) => {
    const { body } = bodyFromMarkdown(`before\n\n${sign.repeat(30_000)}z\n\n**after**`);
    const text = JSON.stringify(body);
    expect(text).toContain('before');
    expect(text).toContain('z');
    expect(text).toContain('after');
  },
);
