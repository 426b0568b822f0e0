import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POST_TEMPLATES } from '#content/post-templates/index.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import {
  createReferences,
  type References,
} from '#src/domains/documents/references/references.server.ts';
import { CITY_TEMPLATE, paragraph, slotHeading, bodyOf } from '#tests/builders/post-template.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createPostTemplates, type PostTemplates } from './post-templates.server.ts';
import { createTemplateAdapter } from './template-adapter.server.ts';

/** Post templates in the database: what ships with the site, versions, use, and posts from them. */

const clock = () => new Date(now);
const VALUES = { city: 'Tulsa' };

let now: Date;
let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
const readBrand = () => Promise.resolve('Cadron');
let references: References;
let templates: PostTemplates;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00Z');
  const { db, pool } = fixture.database;
  await pool.query('truncate cms_documents, cms_blog_posts, activity cascade');
  const adapters = { ...openAdapters([]), template: createTemplateAdapter(POST_TEMPLATES) };
  documents = openDocuments(db, clock, { adapters });
  references = createReferences({ db, clock, adapters, builtIns: [], fixed: [] });
  templates = createPostTemplates({ documents, references, clock, readBrand });
});

const publish = async (id: string) => {
  const { version } = (await documents.find(id))!;
  return documents.change(id, { type: 'publish', version }, EDITOR);
};
const save = async (id: string, changes: object) => {
  const { version: base, content } = (await documents.find(id))!;
  const saveId = crypto.randomUUID();
  return documents.save({ id, base, content: { ...content, ...changes }, by: EDITOR, saveId });
};
async function publishedTemplate(): Promise<string> {
  const { id } = await documents.create('template', CITY_TEMPLATE, EDITOR);
  expect(await publish(id)).toMatchObject({ ok: true });
  return id;
}
const start = (template: string, id = crypto.randomUUID()) =>
  templates.startPost({ id, template, title: 'Post', values: VALUES }, EDITOR);

test('built-in templates are there at once, published, once, and belong to the team', async () => {
  const { documents: listed } = await documents.list({ kind: 'template' });
  expect(listed.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual(
    POST_TEMPLATES.map(({ id }) => `${id} published`).toSorted(),
  );
  const { id } = POST_TEMPLATES[0]!;
  await save(id, { title: 'Our how-to' });
  await documents.adopt();
  expect((await documents.find(id))!.content.title).toBe('Our how-to');
  expect((await templates.live(id))!.content.title).toBe('How-to');
});

test('a built-in template that was deleted for good does not come back', async () => {
  await documents.adopt();
  const { id } = POST_TEMPLATES[1]!;
  await documents.change(id, { type: 'trash' }, EDITOR);
  expect(await documents.purge(id, EDITOR)).toEqual({ ok: true });
  await documents.adopt();
  const { total } = await documents.list({ kind: 'template' });
  expect(total).toBe(POST_TEMPLATES.length - 1);
});

test('a post names the template and its version, which later versions do not change', async () => {
  const id = await publishedTemplate();
  const post = (await start(id))!;
  expect(post.content).toMatchObject({
    title: 'Post',
    template: { id, version: 1, values: VALUES },
    categoryTags: ['CRM', 'Tulsa'],
  });
  await save(id, { blocks: [CITY_TEMPLATE.blocks[0]] });
  expect(await publish(id)).toMatchObject({ ok: true });
  expect((await templates.version(id, 1))!.blocks).toHaveLength(3);
  expect(await templates.live(id)).toMatchObject({
    version: 2,
    content: { blocks: [{ id: 'why' }] },
  });
});

test('a repeated request makes one post, and a template that is not published makes none', async () => {
  const id = await publishedTemplate();
  const post = crypto.randomUUID();
  expect((await start(id, post))!.id).toBe((await start(id, post))!.id);
  expect((await documents.list({ kind: 'post' })).total).toBe(1);
  await documents.change(id, { type: 'unpublish' }, EDITOR);
  expect(await start(id)).toBeUndefined();
  expect(await start(crypto.randomUUID())).toBeUndefined();
});

test('a category begins with the template that named it last', async () => {
  const [first, second] = [await publishedTemplate(), await publishedTemplate()];
  for (const id of [second, first]) {
    now = new Date(now.getTime() + 60_000);
    await save(id, { defaultFor: ['CRM', id] });
    expect(await publish(id)).toMatchObject({ ok: true });
  }
  const choices = await templates.choices();
  expect(choices.filter(({ id }) => [first, second].includes(id))).toMatchObject([
    { title: 'How-to', kind: 'own' },
    { title: 'How-to', kind: 'own' },
  ]);
  const defaults = new Map(choices.map(({ id, defaultFor }) => [id, defaultFor]));
  expect([defaults.get(first), defaults.get(second)]).toEqual([['CRM', first], [second]]);
});

test('knows how many posts a template has, and how far its drafts are', async () => {
  const id = await publishedTemplate();
  const [first, second] = [(await start(id))!, (await start(id))!];
  const body = bodyOf(slotHeading('why'), paragraph('One two three'));
  await save(first.id, { body });
  await save(second.id, { slug: 'second', body });
  expect(await publish(second.id)).toMatchObject({ ok: true });
  expect((await templates.use([id])).get(id)).toEqual({ posts: 2, drafts: 1, completion: 1 });
  expect(await templates.posts(id)).toMatchObject([
    { id: first.id, title: 'Post', isPublic: false, version: 1, done: 1, total: 1 },
    { id: second.id, isPublic: true, version: 1 },
  ]);
  await documents.change(first.id, { type: 'trash' }, EDITOR);
  expect((await templates.use([id])).get(id)).toMatchObject({ posts: 1, drafts: 0 });
  // What it is used by is shown before it is archived.
  const { total } = await references.whereUsed({ targetKind: 'template', target: id });
  expect(total).toBe(2);
});
