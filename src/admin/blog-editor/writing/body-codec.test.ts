import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#src/platform/json.ts';
import { bodyArbitrary } from '#tests/support/documents/body-arbitrary.ts';
import { createBodyCodec } from './body-codec.ts';
import { writingExtensions } from './extensions.ts';
import { replaceDocument } from './replace-document.ts';

const schema = getSchema(writingExtensions());

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const bodyOf = (...content: unknown[]) => ({ type: 'doc', content });

const stateOf = (doc: Node) => EditorState.create({ doc });

/** Types at the end of a document, as an editor does. */
function typeAtEnd(doc: Node): Node {
  const tr = stateOf(doc).tr;
  tr.insert(doc.content.size, schema.nodes['paragraph']!.create(null, schema.text('typed')));
  return tr.doc;
}

test('any body, known or not, is a valid document, and comes back as it was', () => {
  fc.assert(
    fc.property(bodyArbitrary, (body) => {
      const codec = createBodyCodec(schema);
      const doc = codec.toEditor(body);
      doc.check();
      expect(codec.fromEditor(doc)).toBe(body);
      const { content } = body as { content?: unknown[] };
      const after = codec.fromEditor(typeAtEnd(doc));
      if (Array.isArray(content) && content.length > 0)
        expect(after).toEqual({ ...body, content: [...content, paragraph('typed')] });
    }),
    { numRuns: 500 },
  );
});

test('what a newer version knows stays with the text that is changed around it', () => {
  const codec = createBodyCodec(schema);
  const marks = [{ type: 'glow', attrs: { color: 'red' } }, { type: 'bold' }];
  const body = bodyOf(
    {
      type: 'heading',
      attrs: { level: 2, mood: 'calm' },
      content: [{ type: 'text', text: 'Top', marks }],
    },
    { type: 'poll', attrs: { question: 'Why?' }, content: [paragraph('inside')] },
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: 7 } },
        { type: 'text', text: 'end' },
      ],
    },
  );
  const doc = codec.toEditor(body);
  const { tr } = stateOf(doc);
  tr.insertText('!', 4);
  tr.insertText('?', tr.doc.content.size - 1);
  const content = (codec.fromEditor(tr.doc) as { content: JsonObject[] }).content;
  expect(content[0]).toMatchObject({ attrs: { level: 2, mood: 'calm' } });
  const texts = content[0]!['content'] as JsonObject[];
  expect(texts.map(({ text }) => text).join('')).toBe('Top!');
  expect(texts[0]!['marks']).toEqual(expect.arrayContaining(marks));
  expect(content[1]).toBe(body.content[1]);
  expect(content[2]).toMatchObject({
    content: [
      { type: 'mention', attrs: { id: 7 } },
      { type: 'text', text: 'end?' },
    ],
  });
});

test('unchanged parts are the same objects after typing elsewhere', () => {
  const codec = createBodyCodec(schema);
  const body = bodyOf(paragraph('one'), paragraph('two'), paragraph('three'));
  const { tr } = stateOf(codec.toEditor(body));
  const after = codec.fromEditor(tr.insertText('!', 9).doc) as { content: unknown[] };
  expect(after.content[0]).toBe(body.content[0]);
  expect(after.content[1]).toEqual(paragraph('two!'));
  expect(after.content[2]).toBe(body.content[2]);
});

test('a document becomes any other one, and the cursor stays in the text that both have', () => {
  fc.assert(
    fc.property(bodyArbitrary, bodyArbitrary, (one, other) => {
      const codec = createBodyCodec(schema);
      const next = codec.toEditor(other);
      const { tr } = stateOf(codec.toEditor(one));
      replaceDocument(tr, next);
      expect(tr.doc.eq(next)).toBe(true);
    }),
    { numRuns: 300 },
  );
  const codec = createBodyCodec(schema);
  const before = codec.toEditor(bodyOf(paragraph('first'), paragraph('mine'), paragraph('last')));
  const after = codec.toEditor(
    bodyOf(paragraph('new'), paragraph('the first'), paragraph('mine'), paragraph('last one')),
  );
  const { tr } = stateOf(before);
  const cursor = 10;
  expect(before.textBetween(cursor - 2, cursor)).toBe('mi');
  replaceDocument(tr, after);
  const moved = tr.mapping.map(cursor);
  expect(tr.doc.textBetween(moved - 2, moved)).toBe('mi');
});
