import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DocumentContent } from '../document.ts';
import type { Documents } from '../documents.server.ts';

/** The history as people read it. */

const OTHER = { id: 'other', name: 'other@cadron.test' };
const HOME = {
  path: '/',
  title: 'Built-in home',
  seo: { title: 'Home', description: 'd' },
  blocks: [{ id: 'a', type: 'steps', props: { title: 'Steps' } }],
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let now: Date;
let id: string;
let version: number;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await query('truncate cms_documents, cms_public_pages, cms_blog_posts, activity cascade');
  now = new Date('2026-06-01T14:00:00Z');
  documents = openDocuments(fixture.database.db, () => now, { defaults: [HOME] });
  ({ id, version } = await documents.create('page', page('First'), EDITOR));
});

const page = (title: string): DocumentContent => ({
  path: '/offer',
  title,
  seo: { title: 'Offer', description: '' },
  blocks: [],
});

/** Saves so many minutes after the last save. */
async function save(
  minutes: number,
  title: string,
  by = EDITOR,
  content = page(title),
): Promise<void> {
  now = new Date(now.getTime() + minutes * 60_000);
  const saved = await documents.save({ id, base: version, content, by, saveId: randomUUID() });
  if (!saved.ok) throw new Error(saved.reason);
  ({ version } = saved);
}

async function lines(request: Parameters<Documents['timeline']>[1] = { limit: 50 }) {
  const entries = await documents.timeline(id, request);
  return entries.map(
    ({ type, number, by, saves, first, before, summary }) =>
      `${type} ${number} ${by?.id} ${saves}x ${first} after ${before}: ${summary}`,
  );
}

test('joins what an editor saved in a row, up to a pause, another editor, a name, or a revision', async () => {
  await save(1, 'First, second');
  await save(30, 'Third');
  await save(31, 'Fourth');
  await save(1, 'Fifth', OTHER);
  await save(1, 'Sixth', OTHER);
  await documents.nameCheckpoint(id, 5, 'Before launch', OTHER);
  await documents.change(id, { type: 'publish', version }, OTHER);
  await save(1, 'Seventh', OTHER);
  expect(await lines()).toEqual([
    'checkpoint 7 other 1x 7 after 6: Title.',
    'revision 1 other 1x 1 after 0: null',
    'checkpoint 6 other 1x 6 after 5: Title.',
    'checkpoint 5 other 1x 5 after 4: Title.',
    'checkpoint 4 test-editor 1x 4 after 3: Title.',
    'checkpoint 3 test-editor 3x 1 after 0: null',
  ]);
  expect(await lines('named')).toEqual(['checkpoint 5 other 1x 5 after 4: null']);
  expect(await lines({ from: 1, to: 3 })).toEqual([
    'checkpoint 3 test-editor 1x 3 after 2: null',
    'checkpoint 2 test-editor 1x 2 after 1: null',
    'checkpoint 1 test-editor 1x 1 after 0: null',
  ]);
});

test('a restored state is an entry of its own, and edits of it are the next', async () => {
  await save(1, 'Second');
  await save(1, 'Third');
  await documents.restore(id, { type: 'checkpoint', number: 1 }, 3, EDITOR);
  version = 4;
  await save(1, 'Fifth');
  expect(await documents.timeline(id, { limit: 50 })).toMatchObject([
    { number: 5, saves: 1, restoredFrom: null },
    { number: 4, saves: 1, restoredFrom: 'checkpoint 1', summary: 'Title.' },
    { number: 3, saves: 3, first: 1 },
  ]);
});

test('compares with what is left of a thinned history', async () => {
  for (const title of ['Second', 'Third', 'First']) await save(31, title);
  await query('delete from cms_document_checkpoints where version in (2, 3)');
  expect(await lines()).toEqual([
    'checkpoint 4 test-editor 1x 4 after 1: ',
    'checkpoint 1 test-editor 1x 1 after 0: null',
  ]);
  expect(await lines({ from: 2, to: 4 })).toEqual(['checkpoint 4 test-editor 1x 4 after 1: null']);
});

test('pages of entries of one moment are complete, and plain lists have no summaries', async () => {
  for (const by of [OTHER, EDITOR, OTHER]) await save(0, by.name, by);
  await save(31, 'Later');
  const first = await documents.timeline(id, { limit: 1 });
  expect(first.map(({ number }) => number)).toEqual([5]);
  const before = { before: first[0]!.at, limit: 1 };
  const rest = await documents.timeline(id, before);
  expect(rest.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(await documents.timeline(id, { ...before, isPlain: true })).toEqual(
    rest.map((entry) => ({ ...entry, summary: null })),
  );
});

test('the first edit of a built-in page, and its first revision, are compared with the built-in text', async () => {
  ({ id, version } = (await documents.openBuiltIn('/'))!);
  expect(await lines()).toEqual([]);
  await save(1, '', EDITOR, { ...HOME, title: 'New home', seo: { title: 'New' }, blocks: [] });
  await documents.change(id, { type: 'publish', version }, EDITOR);
  const summary = 'Title, Search title, Search description. Steps removed.';
  expect(await documents.timeline(id, { limit: 50 })).toMatchObject([
    { type: 'revision', before: 0, summary },
    { type: 'checkpoint', before: 0, summary },
  ]);
});

test('restores the built-in text as a new version, which is not public yet', async () => {
  ({ id, version } = (await documents.openBuiltIn('/'))!);
  await save(1, 'New home');
  const builtIn = { type: 'checkpoint', number: 0 } as const;
  expect(await documents.restore(id, builtIn, 1, EDITOR)).toMatchObject({ ok: true, version: 2 });
  expect((await documents.find(id))?.content).toMatchObject({ title: 'Built-in home' });
  expect((await documents.timeline(id, { limit: 1 }))[0]).toMatchObject({
    restoredFrom: 'checkpoint 0',
  });
  const page2 = await documents.create('page', page('No built-in text'), EDITOR);
  expect(await documents.restore(page2.id, builtIn, 1, EDITOR)).toMatchObject({ reason: 'gone' });
});

test('lists 5,000 saves of a day as what they are: a few entries', async () => {
  await query(`insert into cms_document_checkpoints (document_id, version, content, saved_at, saved_by_id, saved_by_name)
    select '${id}', 1 + n, jsonb_build_object('title', 'Save ' || n, 'blocks', '[]'::jsonb),
      timestamptz '2026-06-01T14:00:00Z' + n * interval '10 seconds',
      'editor-' || n / 1250, 'editor-' || n / 1250
    from generate_series(1, 5000) as n`);
  const entries = await documents.timeline(id, { limit: 50 });
  expect(entries.map(({ saves, by }) => [saves, by?.id])).toEqual([
    [1, 'editor-4'],
    [1250, 'editor-3'],
    [1250, 'editor-2'],
    [1250, 'editor-1'],
    [1249, 'editor-0'],
    [1, EDITOR.id],
  ]);
  expect(entries[1]).toMatchObject({ first: 3751, number: 5000, before: 3750, summary: 'Title.' });
});

test('a revision is scheduled until it is public', async () => {
  const isScheduled = async () =>
    (await documents.timeline(id, { limit: 50 }))
      .filter(({ type }) => type === 'revision')
      .map((entry) => entry.isScheduled);
  const at = new Date(now.getTime() + 3_600_000);
  await documents.change(id, { type: 'schedule', version, at }, EDITOR);
  expect(await isScheduled()).toEqual([true]);
  now = new Date(at.getTime() + 60_000);
  await documents.settle();
  expect(await isScheduled()).toEqual([false]);
  await save(1, 'Second');
  await documents.change(
    id,
    { type: 'schedule', version, at: new Date(now.getTime() + 60_000) },
    EDITOR,
  );
  expect(await isScheduled()).toEqual([true, false]);
});
