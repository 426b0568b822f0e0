import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { posts } from '#src/domains/content/posts/post-tables.server.ts';
import { buildPost } from '#tests/builders/post.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const START = new Date('2026-06-01T09:00:00Z');

test('gives posts that another tool wrote documents with their ids, once', async () => {
  await using fixture = await createTestDatabase();
  const { db } = fixture.database;
  const [open, other] = [0, 1].map(() => openDocuments(db, () => START));
  const written = [
    buildPost({ slug: 'public' }),
    buildPost({ slug: 'undated', publishedAt: null }),
    buildPost({ slug: 'draft', status: 'draft' }),
  ];
  const rows = await db.insert(posts).values(written).returning();
  await Promise.all([open!.adopt(), other!.adopt()]);
  const listed = await open!.list({ kind: 'post' });
  expect(listed.documents.map(({ id }) => id).toSorted()).toEqual(
    rows.map(({ id }) => id).toSorted(),
  );
  const states = Object.fromEntries(listed.documents.map(({ address, state }) => [address, state]));
  expect(states).toEqual({
    '/insights/public': 'published',
    '/insights/undated': 'published',
    '/insights/draft': 'draft',
  });
  const undated = listed.documents.find(({ address }) => address === '/insights/undated')!;
  const { content } = (await open!.find(undated.id))!;
  const save = { id: undated.id, base: 1, by: EDITOR, saveId: randomUUID() };
  await open!.save({ ...save, content: { ...content, title: 'Edited' } });
  await open!.change(undated.id, { type: 'publish', version: 2 }, EDITOR);
  // Publishing a change does not date an undated post.
  const stored = await fixture.database.pool.query(
    `select title, published_at from cms_blog_posts where slug = 'undated'`,
  );
  expect(stored.rows).toEqual([{ title: 'Edited', published_at: null }]);
});

test('makes a built-in page that the previous release published the document of that page', async () => {
  await using fixture = await createTestDatabase();
  const { db } = fixture.database;
  const about = {
    path: '/about',
    title: 'About',
    seo: { title: 'A', description: '' },
    blocks: [],
  };
  const before = openDocuments(db, () => START);
  const { id } = await before.create('page', { ...about, title: 'Published before' }, EDITOR);
  await before.change(id, { type: 'publish', version: 1 }, EDITOR);
  const documents = openDocuments(db, () => START, { defaults: [about] });
  expect(await documents.openBuiltIn('/about')).toMatchObject({
    id,
    state: 'published',
    builtInPath: '/about',
    content: { title: 'Published before' },
  });
  await documents.change(id, { type: 'reset-to-built-in' }, EDITOR);
  expect((await documents.find(id))?.content).toEqual(about);
  expect((await documents.list({ kind: 'page' })).total).toBe(1);
});
