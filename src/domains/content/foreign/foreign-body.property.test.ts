import fc from 'fast-check';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { type BodyNode, textOfBody } from '../body/post-body.ts';
import { POST_BODY_EXTENSIONS } from '../body/markdown-body.server.ts';
import { renderPostBody } from '../body/render-post-body.server.ts';
import type { ForeignBody } from './foreign-body.ts';
import { bodyFromHtml } from './read-html.ts';

/** Reading a text keeps its visible words in order, in nodes that the editor can hold. */

const schema = getSchema(POST_BODY_EXTENSIONS);
const wordsOf = ({ body }: ForeignBody): string[] => {
  if (body.content?.length) schema.nodeFromJSON(body).check();
  return textOfBody(body).match(/[vi]\d+x/g) ?? [];
};

/** HTML whose visible words are `v1x`, `v2x` …, and invisible ones `i1x` … */
type Html = { html(next: (kind: 'v' | 'i') => string): string };

const word: fc.Arbitrary<Html> = fc.constant({ html: (next) => ` ${next('v')} ` });
const HIDDEN = [
  (inner: string) => `<script>"${inner}"</script>`,
  (inner: string) => `<style>.a{b:${inner}}</style>`,
  (inner: string) => `<!-- <p>${inner}</p> -->`,
  (inner: string) => `<template><p>${inner}</p></template>`,
  (inner: string) => `<p hidden>${inner}</p>`,
  (inner: string) => `<span style="color:red; display : none">${inner}</span>`,
  (inner: string) => `<div style="font-size:0px"><b>${inner}</b></div>`,
  (inner: string) => `<select><option>${inner}</option></select>`,
  (inner: string) => `<del cite="mailto:A" datetime="2024">${inner}</del>`,
  (inner: string) =>
    `<p data-node="unknownBlock" data-stored='{"type":"text","text":"${inner}"}'></p>`,
];
const hidden: fc.Arbitrary<Html> = fc
  .constantFrom(...HIDDEN)
  .map((wrap) => ({ html: (next) => wrap(next('i')) }));
const TAGS =
  'p div span b i u s code sup sub a h1 h2 h3 h5 ul ol li blockquote pre table tbody tr td th section nav button label details summary dl dt dd figure figcaption font center o:p unknown-tag'.split(
    ' ',
  );
const { tree } = fc.letrec<{ tree: Html; element: Html; nodes: Html[] }>((tie) => ({
  tree: fc.oneof({ maxDepth: 6 }, word, hidden, tie('element')),
  nodes: fc.array(tie('tree'), { maxLength: 5 }),
  element: fc
    .record({
      tag: fc.constantFrom(...TAGS),
      nodes: tie('nodes'),
      isClosed: fc.boolean(),
      attributes: fc.constantFrom(
        '',
        ' style="font-weight:bold"',
        ' class="MsoListParagraph"',
        ' href="#x"',
      ),
    })
    .map(({ tag, nodes, isClosed, attributes }) => ({
      html: (next) =>
        `<${tag}${attributes}>${nodes.map((node) => node.html(next)).join('')}${isClosed ? `</${tag}>` : ''}`,
    })),
}));

function written(nodes: readonly Html[]): { html: string; visible: string[] } {
  let count = 0;
  const visible: string[] = [];
  const next = (kind: 'v' | 'i') => {
    const made = `${kind}${(count += 1)}x`;
    if (kind === 'v') visible.push(made);
    return made;
  };
  return { html: nodes.map((node) => node.html(next)).join(''), visible };
}

/** A line without a box of its own within a table is read before it, and an unclosed element can put one there. */
const inOrder = (words: readonly string[]) =>
  words.toSorted((a, b) => Number(a.slice(1, -1)) - Number(b.slice(1, -1)));

test('any HTML: every visible word arrives, and nothing invisible does', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 8 }), (nodes) => {
      const { html, visible } = written(nodes);
      expect([html, inOrder(wordsOf(bodyFromHtml(html)))]).toEqual([html, visible]);
    }),
    { numRuns: 500 },
  );
});

test('any HTML without tables: the words stay in order', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 8 }), (nodes) => {
      const { html, visible } = written(nodes);
      const free = html.replaceAll(/<\/?(?:table|tbody|tr|t[dh])/g, (tag) =>
        tag.replace(/\w+$/, 'div'),
      );
      expect([free, wordsOf(bodyFromHtml(free))]).toEqual([free, visible]);
    }),
    { numRuns: 500 },
  );
});

test('any table: each row is as wide as the others, and every value stands first where it was', () => {
  const span = fc.constantFrom('', '0', '1', '2', '3', '9', '1000000', '-5', 'x');
  const cell = fc.record({ columns: span, rows: span, tag: fc.constantFrom('td', 'th') });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        let count = 0;
        const html = rows
          .map(
            (cells) =>
              `<tr>${cells.map(({ columns, rows: down, tag }) => `<${tag} colspan="${columns}" rowspan="${down}">v${(count += 1)}x</${tag}>`).join('')}</tr>`,
          )
          .join('');
        const read = bodyFromHtml(`<table>${html}</table>`);
        const firsts = [...new Set(wordsOf(read))];
        expect(firsts).toEqual(Array.from({ length: count }, (_, at) => `v${at + 1}x`));
        const widths = (read.body.content?.[0]?.content ?? []).map((row) => row.content!.length);
        expect(new Set(widths).size).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
});

const RUNS: fc.Arbitrary<BodyNode> = fc
  .record({
    text: fc.constantFrom('one', 'two ', ' three', 'a_b', '2 * 3', '“q”'),
    marks: fc.uniqueArray(
      fc.constantFrom('bold', 'italic', 'strike', 'underline', 'code', 'superscript'),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ text, marks }) => ({
    type: 'text',
    text,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  }));
const PARAGRAPH: fc.Arbitrary<BodyNode> = fc
  .array(RUNS, { minLength: 1, maxLength: 4 })
  .map((content) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'w' }, ...content, { type: 'text', text: 'w' }],
  }));
const { block: BLOCK } = fc.letrec<{ block: object; item: object }>((tie) => ({
  item: fc
    .tuple(PARAGRAPH, fc.array(tie('block'), { maxLength: 1 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
  block: fc.oneof(
    { maxDepth: 3 },
    PARAGRAPH,
    PARAGRAPH.map(({ content }) => ({
      type: 'heading',
      attrs: { level: 3 },
      content: content!.map(({ type, text }) => ({ type, text: text! })),
    })),
    fc
      .array(tie('item'), { minLength: 1, maxLength: 3 })
      .map((content) => ({ type: 'bulletList', content })),
    fc
      .record({
        start: fc.integer({ min: 0, max: 30 }),
        type: fc.constantFrom('a', 'I', null),
        content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      })
      .map(({ start, type, content }) => ({
        type: 'orderedList',
        attrs: { start, type },
        content,
      })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content) => ({ type: 'blockquote', content })),
    fc.constant({ type: 'horizontalRule' }),
    fc.constant<object>({
      type: 'codeBlock',
      attrs: { language: 'sql' },
      content: [{ type: 'text', text: 'select 1\n  from a' }],
    }),
    fc.constant({
      type: 'image',
      attrs: { src: '/media/cms_media/a.png', alt: 'A', caption: 'C' },
    }),
  ),
}));

test('any body: as HTML and pasted, it is the same body', () => {
  const schedulers = { SCHEDULER_URL: '/book', VISTAGE_SCHEDULER_URL: '/book' };
  const render = (body: BodyNode) => renderPostBody(body, () => undefined, schedulers).html;
  fc.assert(
    fc.property(fc.array(BLOCK, { minLength: 1, maxLength: 5 }), (content) => {
      const html = render(schema.nodeFromJSON({ type: 'doc', content }).toJSON() as BodyNode);
      // A blank beside another is shown as one.
      const shown = html.replaceAll(/(?<=\S) (?:<\/?\w+>)* /g, (found) => found.slice(0, -1));
      const read = schema.nodeFromJSON(bodyFromHtml(html).body).toJSON() as BodyNode;
      expect(render(read)).toBe(shown);
    }),
    { numRuns: 200 },
  );
});

test('deep and wide documents are read in time', () => {
  const deep = `${'<div><ul><li>'.repeat(20_000)}v1x`;
  expect(wordsOf(bodyFromHtml(deep))).toEqual(['v1x']);
});
