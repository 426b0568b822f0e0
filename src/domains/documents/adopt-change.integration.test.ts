import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DocumentContent } from './document.ts';
import type { Documents } from './documents.server.ts';

/** Another tool writes to `cms_blog_posts` while our editors have the post, too. */

const START = new Date('2026-06-01T09:00:00Z');
const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const POST = { slug: 'post', title: 'Title', excerpt: 'Excerpt', body: body('Body') };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let now: Date;
const query = async (sql: string, values?: unknown[]) =>
  (await fixture.database.pool.query(sql, values)).rows;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(reset);

async function reset() {
  await query('truncate cms_documents, cms_blog_posts, seo_redirects, activity cascade');
  now = START;
  documents = openDocuments(fixture.database.db, () => now);
}

async function publishPost() {
  const { id } = await documents.create('post', POST, EDITOR);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  return id;
}
const edit = async (id: string, base: number, fields: object) => {
  const content = { ...POST, publishedAt: null, ...fields } as DocumentContent;
  return documents.save({ id, base, content, by: EDITOR, saveId: randomUUID() });
};
const toolWrites = (column: string, value: unknown) =>
  query(`update cms_blog_posts set ${column} = $1`, [value]);
const inPublic = () => query('select slug, title, excerpt from cms_blog_posts');
const historyOf = (id: string) =>
  query(
    `select content ->> 'title' as title from cms_document_checkpoints where document_id = $1
    union select content ->> 'title' from cms_document_revisions where document_id = $1`,
    [id],
  ).then((rows) => rows.map(({ title }) => title as string));
const entries = () =>
  query(`select action, before, after from activity where actor_name = 'Another tool' order by id`);

test('a post that nobody else changed follows the other tool when it is opened', async () => {
  const id = await publishPost();
  await toolWrites('title', 'Theirs');
  expect(await documents.find(id)).toMatchObject({
    version: 2,
    state: 'published',
    content: { title: 'Theirs', excerpt: 'Excerpt', publishedAt: null },
    savedBy: { name: 'Another tool' },
  });
  expect(await inPublic()).toMatchObject([{ title: 'Theirs' }]);
  expect(await historyOf(id)).toEqual(expect.arrayContaining(['Title', 'Theirs']));
  expect(await entries()).toEqual([
    { action: 'post.published', before: { Title: 'Title' }, after: { Title: 'Theirs' } },
  ]);
  // Once.
  expect((await documents.find(id))?.version).toBe(2);
  expect((await documents.tidy()).foreignChanges).toBe(0);
});

test('unpublished edits are joined with what the other tool changed elsewhere', async () => {
  const id = await publishPost();
  await edit(id, 1, { excerpt: 'Mine' });
  await toolWrites('title', 'Theirs');
  const refused = await edit(id, 2, { excerpt: 'Mine too' });
  expect(refused).toMatchObject({
    reason: 'outdated',
    current: { version: 4, content: { title: 'Theirs', excerpt: 'Mine' } },
  });
  expect((await documents.find(id))?.state).toBe('changed');
  expect(await inPublic()).toMatchObject([{ title: 'Theirs', excerpt: 'Excerpt' }]);
});

test('where both changed a field, the working copy keeps ours, and the history names the field', async () => {
  const id = await publishPost();
  await edit(id, 1, { title: 'Mine' });
  await toolWrites('title', 'Theirs');
  // Publishing would replace what nobody has seen.
  const published = await documents.change(id, { type: 'publish', version: 2 }, EDITOR);
  expect(published).toMatchObject({ ok: false, message: expect.stringContaining('newer version') });
  expect(await documents.find(id)).toMatchObject({ content: { title: 'Mine' }, state: 'changed' });
  expect(await inPublic()).toMatchObject([{ title: 'Theirs' }]);
  expect(await historyOf(id)).toContain('Theirs');
  expect(await entries()).toMatchObject([
    { action: 'post.published' },
    { action: 'post.edited', after: { 'Kept in the working copy': 'Title' } },
  ]);
});

test('a schedule and a withdrawal keep what the other tool wrote before', async () => {
  const id = await publishPost();
  await edit(id, 1, { title: 'Mine' });
  const at = new Date(START.getTime() + 60_000);
  await documents.change(id, { type: 'schedule', version: 2, at }, EDITOR);
  await toolWrites('title', 'Theirs, before the schedule');
  now = at;
  await documents.settle();
  expect(await inPublic()).toMatchObject([{ title: 'Mine' }]);
  await toolWrites('title', 'Theirs, before the end');
  await documents.change(id, { type: 'unpublish' }, EDITOR);
  expect(await inPublic()).toEqual([]);
  const texts = ['Theirs, before the schedule', 'Theirs, before the end'];
  expect(await historyOf(id)).toEqual(expect.arrayContaining(texts));
});

test('drafts, publications, moves and withdrawals of the other tool are noticed by the nightly job', async () => {
  const [{ id }] = (await query(
    `insert into cms_blog_posts (slug, title, status) values ('draft', 'Draft', 'draft') returning id`,
  )) as [{ id: string }];
  await documents.adopt();
  const stateAfter = async (column: string, value: unknown) => {
    await toolWrites(column, value);
    expect((await documents.tidy()).foreignChanges).toBe(1);
    expect((await documents.tidy()).foreignChanges).toBe(0);
    const { state, content, address } = (await documents.find(id))!;
    return [state, content.title, address];
  };
  expect(await stateAfter('title', 'Better')).toEqual(['draft', 'Better', '/insights/draft']);
  expect(await stateAfter('status', 'published')).toEqual([
    'published',
    'Better',
    '/insights/draft',
  ]);
  expect(await stateAfter('slug', 'moved')).toEqual(['published', 'Better', '/insights/moved']);
  expect(await query('select from_path, target from seo_redirects')).toEqual([
    { from_path: '/insights/draft', target: '/insights/moved' },
  ]);
  expect(await stateAfter('status', 'draft')).toEqual(['unpublished', 'Better', '/insights/moved']);
  expect(await inPublic()).toHaveLength(1);
  expect(await documents.wasPublicAt('/insights/moved')).toBe(true);
  await toolWrites('status', 'published');
  await documents.tidy();
  await query('delete from cms_blog_posts');
  expect(await documents.find(id)).toMatchObject({
    state: 'unpublished',
    content: { title: 'Better' },
  });
});

test('no text of the other tool is lost, whatever editors do next', async () => {
  const step = fc.constantFrom('tool', 'edit', 'publish', 'unpublish', 'schedule', 'later');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await reset();
      const id = await publishPost();
      const written = new Set<string>();
      let pending: string | undefined;
      for (const [n, name] of steps.entries()) {
        const { version } = (await findQuietly(id))!;
        if (name === 'tool') {
          const [stored] = await query('update cms_blog_posts set title = $1 returning id', [
            `Tool ${n}`,
          ]);
          if (stored) pending = `Tool ${n}`;
          continue;
        }
        if (name === 'edit') await edit(id, version, { title: `Editor ${n}` });
        if (name === 'publish' || name === 'unpublish')
          await documents.change(
            id,
            name === 'publish' ? { type: 'publish', version } : { type: 'unpublish' },
            EDITOR,
          );
        const at = new Date(now.getTime() + 60_000);
        if (name === 'schedule')
          await documents.change(id, { type: 'schedule', version, at }, EDITOR);
        if (name === 'later') {
          now = at;
          await documents.settle();
        } else if (pending !== undefined) written.add(pending);
      }
      await documents.find(id);
      if (pending !== undefined) written.add(pending);
      expect(await historyOf(id)).toEqual(expect.arrayContaining([...written]));
    }),
    { numRuns: 40 },
  );
}, 120_000);

/** The version without noticing anything. */
const findQuietly = async (id: string) =>
  (await query('select version from cms_documents where id = $1', [id]))[0] as
    | { version: number }
    | undefined;
