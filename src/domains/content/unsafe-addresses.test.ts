import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressesIn } from './addresses-in.ts';
import { createPostAdapter } from './posts/post-adapter.server.ts';
import { POST_NODE_SCHEMAS } from './body/post-node-fields.ts';

const { parse } = createPostAdapter([]);
const post = (content: object) => parse({ title: 'A', slug: 'a', ...content });
const body = (...content: unknown[]) => ({ body: { type: 'doc', content } });
const link = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
});

test.each([
  ['body.content.0.content.0.marks.0.attrs.href', body(link(' JavaScript:alert(1)'))],
  [
    'body.content.1.content.0.attrs.href',
    body(link('/a'), {
      type: 'callout',
      content: [{ type: 'cta', attrs: { href: 'vbscript:x' } }],
    }),
  ],
  ['body.content.0.attrs.poster', body({ type: 'video', attrs: { poster: 'data:image/png,' } })],
  ['body.content.0.attrs.src', body({ type: 'newer', attrs: { src: 'file:///etc/passwd' } })],
  ['coverImage', { coverImage: 'javascript:1' }],
  ['seo.canonical', { seo: { canonical: 'javascript:1' } }],
])('a draft of a post refuses an address that runs, at %s', (field, content) => {
  expect(post(content)).toMatchObject({ ok: false, problems: [{ field }] });
});

test('a draft of a post takes what is no address yet', () => {
  expect(post(body(link('not yet'), { type: 'cta', attrs: { href: '' } })).ok).toBe(true);
});

test('knows every field of a block of posts that holds an address', () => {
  const picked = Object.values(POST_NODE_SCHEMAS).flatMap((schema) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).flatMap(([name, field]) =>
      /^(?:picture|video|link)$/.test(String((field as { picks?: unknown }).picks)) ? [name] : [],
    );
  });
  expect([...new Set(picked)].toSorted()).toEqual(['href', 'poster', 'src']);
  for (const name of picked) expect(addressesIn({ [name]: '/somewhere' })).toHaveLength(1);
});
