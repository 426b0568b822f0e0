import { Editor, Extension, type JSONContent } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { afterEach, expect, test } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import { bodyOfTemplate } from '#src/domains/content/templates/template-body.ts';
import { templateOf } from '#src/domains/content/templates/template-content.ts';
import { CITY_TEMPLATE, IN_TULSA, templateSection } from '#tests/builders/post-template.ts';
import { TemplateSections } from './template-sections.ts';

/** The attributes of the schema of posts. */
const Attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { slot: { default: null } } },
    { types: ['heading', 'paragraph'], attributes: { locked: { default: null } } },
  ],
});

const TEMPLATE = templateOf({
  ...CITY_TEMPLATE,
  cta: null,
  blocks: [
    templateSection('why', {
      heading: 'Why {city}',
      guidance: 'Say why {city}.',
      isRequired: true,
      minWords: 3,
    }),
    CITY_TEMPLATE.blocks[1]!,
    templateSection('more', { isHeadingFree: true }),
  ],
});

let editor: Editor;
let notices: string[] = [];
let stop = () => {};
afterEach(() => {
  stop();
  editor.destroy();
});

function open() {
  notices = [];
  stop = listenToNotices(({ text }) => notices.push(text));
  editor = new Editor({
    element: document.createElement('div'),
    extensions: [StarterKit.configure({ trailingNode: false }), Attributes, TemplateSections],
    content: bodyOfTemplate(TEMPLATE, IN_TULSA.values) as JSONContent,
  });
  editor.commands.setPostTemplate({ template: TEMPLATE, values: IN_TULSA.values });
  return { dom: editor.view.dom, before: editor.getJSON() };
}

/** The position in the text of the first node with a text. */
function inside(text: string): number {
  let found = -1;
  editor.state.doc.descendants((node, position) => {
    if (found === -1 && node.isText && node.text!.includes(text))
      found = position + node.text!.indexOf(text);
  });
  return found;
}
const type = (text: string, at: number) =>
  editor.view.dispatch(editor.state.tr.insertText(text, at));
const nodeAt = (index: number) => {
  const { doc } = editor.state;
  let from = 0;
  for (let at = 0; at < index; at += 1) from += doc.child(at).nodeSize;
  return { from, to: from + doc.child(index).nodeSize };
};

test('guidance stands under the heading until something is written, with the words as they grow', () => {
  const { dom } = open();
  const guidance = () => dom.querySelector('.slot-guidance')?.textContent;
  const words = () => dom.querySelector('h2')?.dataset['words'];
  expect([guidance(), words()]).toEqual(['Required Say why Tulsa.', 'at least 3 words']);
  type('Two words', nodeAt(1).from + 1);
  expect([guidance(), words()]).toEqual([undefined, '2 of at least 3 words']);
  expect(dom.querySelector('h2')?.dataset['state']).toBe('off');
  type(' more', nodeAt(1).to - 1);
  expect(dom.querySelector('h2')?.dataset['state']).toBe('fine');
});

test('locked text and headings stay as they are, and a note says how to change them', () => {
  const { before } = open();
  type('x', inside('We work'));
  type('x', inside('Why Tulsa'));
  const [heading, locked] = [nodeAt(0), nodeAt(3)];
  editor.view.dispatch(editor.state.tr.delete(locked.from, locked.to));
  editor.view.dispatch(editor.state.tr.delete(heading.from, heading.to));
  editor
    .chain()
    .setTextSelection(heading.from + 1)
    .setParagraph()
    .run();
  expect(editor.getJSON()).toEqual(before);
  expect(notices).toEqual([
    'This text is locked by the template. To change it, an owner can remove the template from this post under “Sections.”',
  ]);
});

test('a free heading can be worded, an optional section taken out, and any section moved', () => {
  open();
  type('Much ', inside('Heading more'));
  expect(editor.getText()).toContain('Much Heading more');
  const first = editor.state.doc.child(0);
  const { from, to } = nodeAt(0);
  const { tr } = editor.state;
  editor.view.dispatch(tr.delete(from, to).insert(tr.doc.content.size, first));
  expect(editor.state.doc.lastChild?.eq(first)).toBe(true);
  const more = nodeAt(3);
  expect(editor.state.doc.child(3).textContent).toBe('Much Heading more');
  editor.view.dispatch(editor.state.tr.delete(more.from, more.to));
  expect(editor.getText()).not.toContain('Much');
  expect(notices).toEqual([]);
});

test('changes from outside pass, and without a template nothing is locked', () => {
  open();
  const locked = nodeAt(3);
  editor.view.dispatch(
    editor.state.tr.delete(locked.from, locked.to).setMeta('preventUpdate', true),
  );
  expect(editor.getText()).not.toContain('We work');
  editor.commands.setPostTemplate(undefined);
  type('x', inside('Why'));
  expect(editor.getText()).toContain('xWhy');
  expect(editor.view.dom.querySelector('.slot-heading')).toBeNull();
});
