import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { changeEach } from '#src/admin/documents/list/bulk-changes.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { readChange } from './posts-changes.server.ts';

/** Changes of several posts at once, on real documents. */

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_blog_posts, activity cascade');
  documents = openDocuments(fixture.database.db, () => new Date('2026-11-23T12:00:00Z'));
});

let made = 0;
const create = async (title: string, more: object = {}) =>
  (await documents.create('post', { title, slug: `post-${(made += 1)}`, ...more }, EDITOR)).id;
const apply = async (ids: string[], fields: Record<string, string>) => {
  const found = await Promise.all(ids.map((id) => documents.find(id)));
  const chosen = found.map((each, at) => ({
    id: ids[at]!,
    version: each?.version ?? 1,
    seen: each ? markOf(each.life) : '',
  }));
  const change = readChange((name) => fields[name] ?? '', { documents, by: EDITOR });
  if (typeof change === 'string') throw new Error(change);
  const known = found.flatMap((each) => (each ? [{ ...each, title: each.content.title }] : []));
  return (await changeEach({ listed: POSTS, chosen, found: known }, change)).notice;
};
const stateOf = async (id: string) => (await documents.find(id))?.state;
const contentOf = async (id: string) => (await documents.find(id))!.content;

test('publishes what can be published, and says why the others were not', async () => {
  const ids = [await create('Good'), await create(''), await create('Also good')];
  expect(await apply(ids, { change: 'publish' })).toEqual({
    kind: 'error',
    text: '2 posts published. 1 post not published.',
    items: ['“Untitled post”: Give the post a title before you publish it.'],
  });
  expect(await apply([ids[0]!], { change: 'publish' })).toMatchObject({
    kind: 'done',
    text: '1 post was so already.',
  });
  expect(await apply([ids[0]!], { change: 'unpublish' })).toMatchObject({
    text: '1 post taken offline.',
  });
  expect(await Promise.all(ids.map(stateOf))).toEqual(['unpublished', 'draft', 'published']);
});

test('an edit of a public post is public at once, unless it has unpublished changes', async () => {
  const ids = [await create('Live'), await create('Changed'), await create('Draft')];
  await apply(ids.slice(0, 2), { change: 'publish' });
  await documents.save({
    id: ids[1]!,
    base: 1,
    content: { ...(await contentOf(ids[1]!)), excerpt: 'New' },
    by: EDITOR,
    saveId: crypto.randomUUID(),
  });
  expect(await apply(ids, { change: 'unlist' })).toEqual({
    kind: 'done',
    text: '3 posts left out of the listing.',
    items: [expect.stringContaining('“Changed”: It has unpublished changes')],
  });
  expect(await Promise.all(ids.map(stateOf))).toEqual(['published', 'changed', 'draft']);
  const { rows } = await fixture.database.pool.query<{ title: string; is_listed: boolean }>(
    'select title, is_listed from cms_blog_posts order by title',
  );
  expect(rows).toEqual([
    { title: 'Changed', is_listed: true },
    { title: 'Live', is_listed: false },
  ]);
});

test('adds a tag once whatever its case, removes it, and sets the author', async () => {
  const ids = [await create('One', { categoryTags: ['crm'] }), await create('Two')];
  expect(await apply(ids, { change: 'add-tag', 'tag-name': ' CRM ' })).toMatchObject({
    text: '1 post tagged “CRM”. 1 post was so already.',
  });
  expect((await contentOf(ids[1]!))['categoryTags']).toEqual(['CRM']);
  await apply(ids, { change: 'remove-tag', 'tag-name': 'Crm' });
  await apply(ids, { change: 'set-author', 'author-name': 'Ana Ruiz' });
  for (const id of ids)
    expect(await contentOf(id)).toMatchObject({ categoryTags: [], author: 'Ana Ruiz' });
});

test('asks for what is missing, and leaves pages and deleted posts alone', async () => {
  const read = (field: (name: string) => string) => readChange(field, { documents, by: EDITOR });
  expect(read(() => '')).toBe('Choose what to change.');
  for (const change of ['add-tag', 'remove-tag', 'set-author'])
    expect(read((name) => (name === 'change' ? change : ' '))).toMatch(/^Enter the /);
  const page = await documents.create('page', { title: 'Page', path: '/page' }, EDITOR);
  const trashed = await create('Trashed');
  await documents.change(trashed, { type: 'trash' }, EDITOR);
  expect(await apply([page.id, crypto.randomUUID()], { change: 'unlist' })).toMatchObject({
    kind: 'error',
    text: '2 posts not changed.',
  });
  expect(await apply([trashed], { change: 'unlist' })).toMatchObject({
    items: ['“Trashed”: It was deleted meanwhile.'],
  });
});
