import { Editor, type JSONContent } from '@tiptap/core';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import type { ShownNotice } from '#src/admin/notices/notice.ts';
import { writingExtensions } from './extensions.ts';

let editor: Editor;
let notices: ShownNotice[] = [];
let stop: () => void;

beforeEach(() => {
  editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: writingExtensions(),
    enablePasteRules: false,
  });
  notices = [];
  stop = listenToNotices((notice) => notices.push(notice));
});
afterEach(() => {
  editor.destroy();
  stop();
  document.body.replaceChildren();
});

const readCase = (path: string) => readFileSync(`tests/cases/${path}`, 'utf8');

function transfer(data: Readonly<Record<string, string>>) {
  const held = new Map(Object.entries(data));
  return {
    types: [...held.keys()],
    files: [],
    getData: (type: string) => held.get(type) ?? '',
    setData: (type: string, value: string) => held.set(type, value),
    clearData: () => held.clear(),
    read: () => Object.fromEntries(held),
  };
}

function dispatch(type: string, data: ReturnType<typeof transfer>): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  editor.view.dom.dispatchEvent(event);
  return event;
}

/** Waits for the module that reads the clipboard, which the first paste loads. */
async function paste(data: Readonly<Record<string, string>>): Promise<void> {
  const before = editor.state.doc;
  dispatch('paste', transfer(data));
  await vi.waitFor(() => expect(editor.state.doc).not.toBe(before));
}
const pasteHtml = (html: string) => paste({ 'text/html': html });
const pasteText = (text: string) => paste({ 'text/plain': text });

const json = () => editor.getJSON().content ?? [];
const text = (value: string): JSONContent => ({ type: 'text', text: value });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const withoutAttrs = (nodes: unknown) =>
  JSON.stringify(nodes, (key, value: unknown) => (key === 'attrs' ? undefined : value));

test('what another page marks as a copy of an editor is cleaned like any page', async () => {
  await pasteHtml(
    `<div data-pm-slice="0 0 []" data-cadron-copy="6f1c2a4e-7fff-4a3b-90aa-0d3f00000000"><div data-node="unknownBlock" data-stored='{"type":"paragraph","content":[{"type":"text","text":"Buy now at evil"}]}'></div><div data-node="callout" locked="true" data-locked="true"><p>t</p></div><p><a data-href="javascript:alert(1)" href="https://x.example">u</a></p></div>`,
  );
  expect(
    editor.state.doc.children.map(({ type, textContent }) => [type.name, textContent]),
  ).toEqual([
    ['paragraph', 't'],
    ['paragraph', 'u'],
  ]);
  expect(JSON.stringify(json())).not.toMatch(/evil|javascript|"locked":true/);
});

test('a table with spans of a million cells becomes even rows', async () => {
  await pasteHtml(
    '<table><tr><td data-colspan="1000000" data-rowspan="-5" colspan="1000000" rowspan="1000000">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  );
  const [table] = editor.state.doc.children;
  expect(table?.children.map(({ childCount }) => childCount)).toEqual([2, 2]);
});

test('what is copied here is pasted as it was, and names nothing that another page could write', async () => {
  const callout = {
    type: 'callout',
    attrs: { tone: 'tip', title: 'Title' },
    content: [paragraph(text('Inside'))],
  };
  editor.commands.setContent({ type: 'doc', content: [callout, paragraph(text('2  spaces'))] });
  editor.commands.selectAll();
  const copied = transfer({});
  expect(dispatch('copy', copied).defaultPrevented).toBe(true);
  const before = withoutAttrs(json());
  editor.commands.clearContent();
  const data = copied.read();
  await paste(data);
  expect(withoutAttrs(json())).toBe(before);
  expect(json()[0]?.attrs).toMatchObject({ tone: 'tip', title: 'Title' });
  // Once something else is copied, the name is worth nothing.
  localStorage.clear();
  editor.commands.clearContent();
  await paste(data);
  expect(json()[0]?.type).toBe('paragraph');
});

test.each(
  readCase('15-text-like-markdown/typed-paragraphs.txt')
    .split('\n')
    .filter((line) => line.trim()),
)('stays as it was copied: %s', async (line) => {
  await pasteText(line);
  expect(editor.state.doc.childCount).toBe(1);
  expect(editor.state.doc.textContent).toBe(line.trim());
  const marks = editor.state.doc.firstChild!.children.flatMap((run) =>
    run.marks.map(({ type }) => type.name),
  );
  expect(marks).toEqual(line.includes('://') ? ['link'] : []);
});

test('an address that is pasted over words links them, and stays text without any', async () => {
  await pasteText('our guide');
  editor.commands.setTextSelection({ from: 5, to: 10 });
  await pasteText('https://example.com/a_b?c=1');
  const [, run] = editor.state.doc.firstChild!.children;
  expect([run?.text, run?.marks[0]?.attrs['href']]).toEqual([
    'guide',
    'https://example.com/a_b?c=1',
  ]);
  editor.commands.setTextSelection(1);
  await pasteText('See https://example.com/(b).');
  expect(editor.state.doc.textContent).toBe('See https://example.com/(b).our guide');
});

const MARKDOWN = '# Title\n\nSome **bold** text.\n\n- one\n- two\n\n```sql\nselect 1\n```\n';

test('text that is plainly Markdown is formatted in a step of its own, and can be kept as text', async () => {
  const steps: unknown[] = [];
  editor.on('transaction', ({ transaction }) => {
    if (transaction.docChanged)
      steps.push([transaction.getMeta('step'), transaction.doc.textContent]);
  });
  await pasteText(MARKDOWN);
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(steps[0]).toEqual(['paste', '# TitleSome **bold** text.- one- two```sqlselect 1```']);
  expect(json().map(({ type: name }) => name)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'codeBlock',
  ]);
  expect(notices[0]).toMatchObject({
    text: 'Pasted as formatted text',
    action: { label: 'Keep as plain text' },
  });
  editor.commands.insertContentAt(0, paragraph(text('Typed meanwhile')));
  notices[0]!.action!.run();
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    'Typed meanwhile',
    '# Title',
    'Some **bold** text.',
    '- one',
    '- two',
    '```sql',
    'select 1',
    '```',
  ]);
});

const inCell = () => {
  editor.commands.insertContent({
    type: 'table',
    content: [1, 2, 3].map(() => ({
      type: 'tableRow',
      content: [1, 2, 3].map(() => ({ type: 'tableCell', content: [{ type: 'paragraph' }] })),
    })),
  });
  editor.commands.setTextSelection(4);
};

test.each([
  ['a ragged table', '<table><tr><td>a</td><td>b</td></tr><tr></tr></table>'],
  ['a table below text', '<p>x</p><table><tr><td>a</td></tr></table><p>b</p>'],
  ['the ragged case', readCase('13-table-with-spans/clipboard-ragged.html')],
  ['the case of a sheet', readCase('13-table-with-spans/clipboard-sheets.html')],
])('in a cell, the text of %s arrives and no table is in another', async (_, html) => {
  inCell();
  await pasteHtml(html);
  const words = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').match(/\w+/g) ?? [];
  for (const word of words) expect(editor.state.doc.textContent).toContain(word);
  let tables = 0;
  editor.state.doc.descendants(({ type: { name } }) => void (tables += name === 'table' ? 1 : 0));
  expect(tables).toBe(1);
  editor.state.doc.check();
});

test('a cell of numbers stands right in the editor too', async () => {
  await pasteHtml('<table><tr><td>a</td><td align="right">7</td></tr></table>');
  const cells = [...editor.view.dom.querySelectorAll('td')];
  expect(cells.map(({ style }) => style.textAlign)).toEqual(['', 'right']);
});

test('what is typed after a paste that ends with a line keeps the line', async () => {
  await pasteHtml('<p>Above</p><hr>');
  editor.commands.insertContent('Below');
  expect(json().map(({ type: name }) => name)).toEqual([
    'paragraph',
    'horizontalRule',
    'paragraph',
  ]);
});

test('pictures with their bytes wait in their place, and no body names them', async () => {
  // Nobody is signed in here, so that no upload starts.
  let shown: string[] = [];
  editor.on('update', () => {
    shown = [...editor.view.dom.children].map((block) =>
      block.matches('.upload-place') ? 'upload' : block.textContent,
    );
  });
  await paste({
    'text/html': readCase('17-pictures-in-the-clipboard/word.html'),
    'text/rtf': readCase('17-pictures-in-the-clipboard/word.rtf'),
    'text/plain': 'Before after',
  });
  expect(JSON.stringify(json())).not.toMatch(/file:|foreign-picture|image/);
  expect(shown).toEqual(['Before', 'upload', 'after', 'upload']);
});

test('a picture that has no bytes is named with its place', async () => {
  await pasteHtml(readCase('17-pictures-in-the-clipboard/word.html'));
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]!.items).toEqual([
    'A picture “A red chart” was left out, after “Before”',
    'A picture was left out, after “Before after”',
  ]);
});
