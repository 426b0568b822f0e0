import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments, type TestedDocuments } from '#tests/support/publishing.ts';
import type { DocumentContent, DocumentKind } from '../document.ts';
import type { DocumentChange } from '../documents.server.ts';

const START = new Date('2026-06-01T09:00:00Z');
const ABOUT = {
  path: '/about',
  title: 'Built-in about',
  seo: { title: 'About', description: 'd' },
  blocks: [],
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: TestedDocuments;
let now: Date;
let submitted: string[];
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await query(
    'truncate cms_documents, cms_public_pages, cms_blog_posts, seo_redirects, activity cascade',
  );
  now = START;
  submitted = [];
  documents = open();
});

const open = () =>
  openDocuments(fixture.database.db, () => now, {
    defaults: [ABOUT],
    searchEngineUpdates: { enqueue: async (_tx, paths) => void submitted.push(...paths) },
  });
const page = (path: string, title = 'A page'): DocumentContent => ({
  path,
  title,
  seo: { title, description: '' },
  blocks: [],
});
const post = (slug: string, title = 'A post'): DocumentContent => ({ slug, title });
const create = async (content: DocumentContent, kind: DocumentKind = 'page') =>
  (await documents.create(kind, content, EDITOR)).id;
async function edit(id: string, content: DocumentContent) {
  const { version: base } = (await documents.find(id))!;
  const saved = await documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
  if (!saved.ok) throw new Error(saved.reason);
  return saved.version;
}
const change = (id: string, what: DocumentChange) => documents.change(id, what, EDITOR);
const publish = async (id: string) =>
  change(id, { type: 'publish', version: (await documents.find(id))!.version });
const shown = async () =>
  (await query('select path, title from cms_public_pages where not is_offline order by path')).map(
    ({ path, title }) => `${path} ${title}`,
  );
const redirects = async () =>
  (await query('select from_path, target from seo_redirects order by from_path')).map(
    ({ from_path, target }) => `${from_path} ${target}`,
  );

test('publishes a page, shows a change only when it is published too, and takes it offline', async () => {
  const id = await create(page('/offer', 'One'));
  expect(await publish(id)).toMatchObject({ ok: true, document: { state: 'published' } });
  expect(await shown()).toEqual(['/offer One']);
  await edit(id, page('/offer', 'Two'));
  expect((await documents.find(id))?.state).toBe('changed');
  expect(await shown()).toEqual(['/offer One']);
  await publish(id);
  expect(await shown()).toEqual(['/offer Two']);
  expect(await documents.wasPublicAt('/offer')).toBe(false);
  expect(await change(id, { type: 'unpublish' })).toMatchObject({
    document: { state: 'unpublished' },
  });
  expect(await shown()).toEqual([]);
  expect(await documents.wasPublicAt('/Offer')).toBe(true);
  expect(submitted).toEqual(['/offer', '/offer', '/offer']);
});

test('refuses to publish a version that is not the current one, or nothing new', async () => {
  const id = await create(page('/offer'));
  expect(await change(id, { type: 'publish', version: 0 })).toMatchObject({ ok: false });
  await publish(id);
  expect(await publish(id)).toMatchObject({
    ok: false,
    message: expect.stringContaining('already public'),
  });
  expect(await query('select 1 from cms_document_revisions')).toHaveLength(1);
});

test.each<[string, DocumentContent, DocumentKind, string]>([
  ['without a title', page('/offer', ' '), 'page', 'title'],
  ['without a path', page(''), 'page', 'path'],
  ['at a reserved path', page('/admin/x'), 'page', 'path'],
  ['at the path of a default page', page('/About'), 'page', 'path'],
  ['without a slug', post(''), 'post', 'slug'],
  ['with the slug of a listing', post('success-stories'), 'post', 'slug'],
])('refuses to publish or schedule content %s', async (_name, content, kind, field) => {
  const id = await create(content, kind);
  const refused = { ok: false, problems: [{ field }] };
  expect(await publish(id)).toMatchObject(refused);
  expect(await change(id, { type: 'schedule', version: 1, at: at(60) })).toMatchObject(refused);
  expect(await query('select 1 from cms_document_revisions')).toEqual([]);
});

test('reserves the address of what is public or scheduled, but not of a draft', async () => {
  const [first, second] = [await create(page('/offer')), await create(page('/Offer'))];
  await change(first, { type: 'schedule', version: 1, at: at(60) });
  expect(await publish(second)).toMatchObject({
    ok: false,
    problems: [{ field: 'path', message: '/Offer is taken by the page at /offer.' }],
  });
  await change(first, { type: 'cancel-schedule' });
  expect(await publish(second)).toMatchObject({ ok: true });
  expect(await publish(first)).toMatchObject({ ok: false });
});

test('publishes one of two documents with one address at the same time', async () => {
  const ids = [await create(page('/insights/race')), await create(post('race'), 'post')];
  const results = await Promise.all(ids.map(publish));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('redirects a page that moves as soon as the move is public, without chains or loops', async () => {
  const id = await create(page('/one'));
  await publish(id);
  await edit(id, page('/two'));
  expect(await redirects()).toEqual([]);
  await publish(id);
  await edit(id, page('/café'));
  await publish(id);
  expect(await redirects()).toEqual(['/one /caf%C3%A9', '/two /caf%C3%A9']);
  await edit(id, page('/one'));
  await publish(id);
  expect(await redirects()).toEqual(['/café /one', '/two /one']);
  expect(await shown()).toEqual(['/one A page']);
});

test('redirects a post that was offline while its slug changed, unless its address is taken', async () => {
  const [id, other] = [await create(post('one'), 'post'), await create(post('one'), 'post')];
  await publish(id);
  await change(id, { type: 'unpublish' });
  await edit(id, post('two'));
  await publish(id);
  expect(await redirects()).toEqual(['/insights/one /insights/two']);
  await change(id, { type: 'unpublish' });
  await query('delete from seo_redirects');
  await edit(other, post('two'));
  await publish(other);
  await edit(id, post('three'));
  await publish(id);
  expect(await redirects()).toEqual([]);
});

test('keeps a post in its table only while it is public, with the document’s id and first date', async () => {
  const id = await create(post('guide'), 'post');
  await publish(id);
  const [row] = await query('select id, status, published_at, updated_at from cms_blog_posts');
  expect(row).toEqual({ id, status: 'published', published_at: START, updated_at: START });
  await change(id, { type: 'unpublish' });
  expect(await query('select 1 from cms_blog_posts')).toEqual([]);
  now = at(30);
  await publish(id);
  const [again] = await query('select published_at, updated_at from cms_blog_posts');
  expect(again).toEqual({ published_at: START, updated_at: at(30) });
});

test('moves a page to the trash, restores it as a draft of what it was, and deletes it for good', async () => {
  const id = await create(page('/offer'));
  await publish(id);
  expect(await documents.purge(id, EDITOR)).toMatchObject({ ok: false });
  expect(await change(id, { type: 'trash' })).toMatchObject({ document: { state: 'trash' } });
  expect(await shown()).toEqual([]);
  const request = { id, base: 1, content: page('/x'), by: EDITOR, saveId: randomUUID() };
  expect(await documents.save(request)).toEqual({ ok: false, reason: 'gone' });
  expect((await documents.list({ kind: 'page', search: 'offer' })).total).toBe(0);
  expect((await documents.list({ kind: 'page', state: 'trash' })).total).toBe(1);
  await change(id, { type: 'restore-from-trash' });
  expect((await documents.find(id))?.state).toBe('unpublished');
  await change(id, { type: 'trash' });
  expect(await documents.purge(id, EDITOR)).toEqual({ ok: true });
  expect(await documents.find(id)).toBeUndefined();
  expect(await query('select 1 from cms_document_revisions')).toEqual([]);
});

test('edits a built-in page, takes it offline, and shows its own text again', async () => {
  const { id } = (await documents.openBuiltIn('/about'))!;
  await edit(id, { ...ABOUT, title: 'Ours' });
  await publish(id);
  expect(await shown()).toEqual(['/about Ours']);
  await change(id, { type: 'unpublish' });
  expect(await query('select path, is_offline from cms_public_pages')).toEqual([
    { path: '/about', is_offline: true },
  ]);
  now = at(1);
  const reset = await change(id, { type: 'reset-to-built-in' });
  expect(reset).toMatchObject({
    ok: true,
    document: { state: 'published', version: 2, content: { title: 'Built-in about' } },
  });
  expect(await query('select 1 from cms_public_pages')).toEqual([]);
  expect(await documents.history(id, { limit: 1 })).toMatchObject([{ number: 2 }]);
  await edit(id, { ...ABOUT, path: '/about-us' });
  expect(await publish(id)).toMatchObject({ ok: false, problems: [{ field: 'path' }] });
  expect(await change(id, { type: 'trash' })).toMatchObject({ ok: false });
});

test('records who changed what, with what a person sees before and after', async () => {
  const id = await create(page('/one', 'First'));
  await publish(id);
  await edit(id, page('/two', 'Second'));
  await publish(id);
  await change(id, { type: 'unpublish' });
  const entries = await query(
    `select action, actor_id, object_label, before, after from activity where action like '%published' order by id`,
  );
  expect(entries).toMatchObject([
    {
      action: 'page.published',
      actor_id: EDITOR.id,
      before: { State: 'draft', Address: null },
      after: { State: 'published', Address: '/one' },
    },
    {
      object_label: 'Second',
      before: { Title: 'First', State: 'changed', Address: '/one' },
      after: { Title: 'Second', State: 'published', Address: '/two' },
    },
    { action: 'page.unpublished', before: { State: 'published' }, after: { State: 'unpublished' } },
  ]);
});

test('stores neither a revision nor activity if a publication fails at its end', async () => {
  const id = await create(page('/offer'));
  const failing = openDocuments(fixture.database.db, () => now, {
    searchEngineUpdates: { enqueue: () => Promise.reject(new Error('no queue')) },
  });
  await expect(failing.change(id, { type: 'publish', version: 1 }, EDITOR)).rejects.toThrow();
  expect(await query('select 1 from cms_document_revisions')).toEqual([]);
  expect(await shown()).toEqual([]);
  expect(await query(`select 1 from activity where action = 'page.published'`)).toEqual([]);
});
