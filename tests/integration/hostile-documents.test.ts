import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import type { DocumentProblem } from '#src/domains/documents/document.ts';
import { BLOCK_TYPES } from '#tests/builders/generated-pages/generated-block.ts';
import {
  addressFields,
  UNSAFE_ADDRESSES,
  WRONG_ADDRESSES,
} from '#tests/builders/hostile-content.ts';
import {
  createDocumentEndpoints,
  type DocumentEndpoints,
  saveOf,
} from '#tests/support/documents/document-endpoints.ts';
import { openWiredDocuments } from '#tests/support/documents/wired-documents.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** Requests that no form of ours sends, to the endpoints as the router calls them: refused with the field named, and nothing stored. */

const NOW = new Date('2026-11-23T12:00:00Z');
const HERO = { id: 'hero', type: 'page-hero', props: { title: 'Hello' } };
const SEO = { title: 'Offer | Cadron', description: 'What we offer.' };
const MEGABYTE = 1024 * 1024;

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let endpoints: DocumentEndpoints;
let create: (kind?: 'page' | 'section') => Promise<string>;

beforeAll(async () => {
  fixture = await createTestDatabase();
  const { documents } = openWiredDocuments(fixture.database.db, () => NOW);
  endpoints = createDocumentEndpoints(documents);
  let pages = 0;
  create = async (kind = 'page') => {
    const content = { path: `/offer-${(pages += 1)}`, title: 'Offer', seo: SEO, blocks: [HERO] };
    return (await documents.create(kind, content, EDITOR)).id;
  };
});
afterAll(() => fixture?.drop());

const pageWith = (...blocks: unknown[]) => ({ path: '/new', title: 'Offer', seo: SEO, blocks });

/** Sends content as a save, which is refused, and returns the places that the refusal names. */
async function placesRefused(id: string, content: unknown): Promise<string[]> {
  const body = typeof content === 'string' ? content : saveOf({ version: 1 }, content);
  const reply = await endpoints.save(id, body);
  expect(reply).toMatchObject({ status: 422, body: { ok: false, reason: 'invalid' } });
  expect((await endpoints.open(id)).version).toBe(1);
  return placesOf(reply.body.problems);
}

const placesOf = (problems: readonly DocumentProblem[] = []) =>
  problems.map(({ block, field, message }) => {
    expect(message).toMatch(/^\p{Lu}.*\.$/u);
    return [block, field].filter((part) => part !== undefined).join(': ');
  });

/** JSON with a raw part, which `JSON.stringify` could not make. */
const raw = (title: string) =>
  `{"saveId":"${crypto.randomUUID()}","base":1,"content":{"title":"T","blocks":[{"id":"a","type":"faq","props":${title}}]}}`;

test.each<[string, unknown, string[]]>([
  ['a wrong type', { ...pageWith(), title: { toString: 'x' } }, ['title']],
  ['a list as metadata', { ...pageWith(), seo: [] }, ['seo']],
  ['an object as a search title', { ...pageWith(), seo: { title: {} } }, ['seo.title']],
  ['blocks that are none', { ...pageWith(), blocks: { 0: HERO } }, ['blocks']],
  ['null as a block', pageWith(HERO, null), ['blocks.1']],
  ['a block without an id', pageWith({ ...HERO, id: undefined }), ['blocks.0.id']],
  ['an id that ends a comment', pageWith({ ...HERO, id: '--><script>' }), ['--><script>: id']],
  ['an id that every object has', pageWith({ ...HERO, id: '__proto__' }), ['__proto__: id']],
  ['two blocks with one id', pageWith(HERO, { ...HERO, type: 'faq' }), ['hero: id']],
  ['a type that every object has', pageWith({ ...HERO, type: 'constructor' }), ['hero: type']],
  ['a type that is markup', pageWith({ ...HERO, type: '<img src=x>' }), ['hero: type']],
  ['501 blocks', pageWith(...repeated(501)), ['blocks']],
  ['100,000 blocks', pageWith(...repeated(100_000)), ['blocks']],
  ['a text of 10 MB', withProps({ title: 'x'.repeat(10 * MEGABYTE) }), ['hero: title']],
  ['a list of 3 MB', withProps({ title: 'T', rows: long(60_000) }), ['hero: rows']],
  ['3 MB in odd fields', { ...pageWith(), odd: { inner: [long(60_000)] } }, ['odd.inner.0']],
  ['a path of 10,000 letters', { ...pageWith(), path: `/${'x'.repeat(10_000)}` }, ['path']],
  ['a title of 10,000 letters', { ...pageWith(), title: 'x'.repeat(10_000) }, ['title']],
  ['a null character in a name', withProps({ 'a\0b': 1 }), ['hero: ab']],
  ['a number beyond all numbers', raw('{"count":1e999}'), ['a: count']],
  ['a prototype', raw('{"__proto__":{"isAdmin":true}}'), ['a: __proto__']],
  ['a nested prototype', raw('{"x":[{"__proto__":null}]}'), ['a: x.0.__proto__']],
  ['lists in lists', raw('['.repeat(90) + ']'.repeat(90)), [`a: ${'0.'.repeat(57)}0`]],
  ['an unsafe canonical', { ...pageWith(), seo: { canonical: 'javascript:x' } }, ['seo.canonical']],
  ['an unsafe picture', { ...pageWith(), seo: { image: 'data:image/svg+xml,x' } }, ['seo.image']],
])('refuses %s', async (_, content, places) => {
  expect(await placesRefused(await create(), content)).toEqual(places);
});

test('refuses a million lists in lists before it reads them', async () => {
  const id = await create();
  const reply = await endpoints.save(id, raw('['.repeat(1e6) + ']'.repeat(1e6)));
  expect(reply).toMatchObject({ status: 400, body: { ok: false, reason: 'refused' } });
  expect((await endpoints.open(id)).version).toBe(1);
});

test('refuses a block of a kind that does not exist', async () => {
  const block = { id: 'odd', type: 'quote-wall', props: {} };
  expect(await placesRefused(await create(), pageWith(HERO, block))).toEqual(['odd: type']);
});

test('stores half of an emoji as a sign that every system can read', async () => {
  const id = await create();
  const half = withProps({ title: 'Go', items: [{ title: '\ud83d' }] });
  expect(await endpoints.save(id, saveOf({ version: 1 }, half))).toMatchObject({ status: 200 });
  expect(JSON.stringify((await endpoints.open(id)).content)).toContain('\ufffd');
});

function repeated(count: number) {
  return Array.from({ length: count }, (_, at) => ({ ...HERO, id: `hero-${at}` }));
}

function withProps(props: object) {
  return pageWith({ ...HERO, props });
}

function long(count: number) {
  return Array.from({ length: count }, (_, at) => `The text of item ${at} in a very long list`);
}

test.each(BLOCK_TYPES)('refuses unsafe addresses in every field of %s', async (type) => {
  const page = await create();
  const section = await create('section');
  for (const { field, propsWith } of addressFields(type)) {
    for (const address of UNSAFE_ADDRESSES) {
      const content = pageWith({ id: 'a', type, props: propsWith(address) });
      expect(await placesRefused(page, content), JSON.stringify(address)).toEqual([`a: ${field}`]);
    }
    const [address] = UNSAFE_ADDRESSES;
    const content = { title: 'T', blocks: [{ id: 'a', type, props: propsWith(address) }] };
    expect(await placesRefused(section, content)).toEqual([`a: ${field}`]);
    // No wrong address becomes public. Unicode that looks like a scheme and entities are only texts.
    for (const wrong of WRONG_ADDRESSES) {
      const { issues = [] } = BLOCK_SCHEMAS[type].safeParse(propsWith(wrong)).error ?? {};
      // Of several shapes that a value can have, none is named.
      const isNamed = issues.some(({ path }) => field.startsWith(path.join('.')));
      expect(isNamed, `${field}: ${JSON.stringify(wrong)}`).toBe(true);
    }
  }
});

test.each<[string, unknown, string]>([
  ['a wrong type', { id: 'odd', type: 'faq', props: { title: 5, items: 'x' } }, 'odd: items'],
  ['a text instead of props', { id: 'odd', type: 'faq', props: 'x' }, 'odd: '],
  ['a disguised scheme', heroTo('&#106;avascript:alert(1)'), 'odd: action.href'],
  ['another host', heroTo('//evil.example'), 'odd: action.href'],
])('a draft with %s stays a draft', async (_, block, place) => {
  const id = await create();
  const saved = await endpoints.save(id, saveOf({ version: 1 }, pageWith(HERO, block)));
  expect(saved.status).toBe(200);
  const at = '2026-12-01T12:00:00.000Z';
  for (const type of ['publish', 'schedule']) {
    const refused = await endpoints.decide(id, { type, version: 2, at });
    expect(refused).toMatchObject({ status: 409, body: { ok: false } });
    expect(placesOf(refused.body.problems)).toContain(place);
  }
  expect((await endpoints.open(id)).live).toBeNull();
});

function heroTo(href: string) {
  const props = { title: 'Go', action: { label: 'Go', href } };
  return { id: 'odd', type: 'page-hero', props };
}
