import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { ARTICLE_SAMPLE } from '#content/styleguide/article.ts';
import { POST_BODY_EXTENSIONS } from './markdown-body.server.ts';
import { POST_NODE_SCHEMAS } from './post-node-fields.ts';
import { POST_NODES } from './post-nodes.ts';

const schema = getSchema(POST_BODY_EXTENSIONS);

test.each(POST_NODES.map(({ id, start }) => [id, start] as const))(
  'an empty %s fits the schema',
  (_, start) => {
    schema.nodeFromJSON({ type: 'doc', content: [start] }).check();
  },
);

test('the sample article fits the schema, and shows every kind of block', () => {
  schema.nodeFromJSON(ARTICLE_SAMPLE).check();
  const shown = new Set(ARTICLE_SAMPLE.content?.map(({ type }) => type));
  expect(POST_NODES.map(({ type }) => type).filter((type) => !shown.has(type))).toEqual([]);
});

test('every field of a form is an attribute of its node', () => {
  for (const [type, fields] of Object.entries(POST_NODE_SCHEMAS))
    expect(Object.keys(schema.nodes[type]!.spec.attrs ?? {}), type).toEqual(
      expect.arrayContaining(Object.keys(fields.shape)),
    );
});
