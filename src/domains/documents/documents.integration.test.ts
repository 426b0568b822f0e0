import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments, type TestedDocuments } from '#tests/support/publishing.ts';
import type { DocumentContent } from './document.ts';
import { type Documents, InvalidContentError } from './documents.server.ts';

const OTHER = { id: 'other', name: 'other@cadron.test' };
const START = new Date('2026-06-01T09:00:00Z');
const HOME = {
  path: '/',
  title: 'Built-in home',
  seo: { title: 'Home', description: 'd' },
  blocks: [{ id: 'a', type: 'steps', props: { title: 'Steps' } }],
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: TestedDocuments;
let now: Date;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await query('truncate cms_documents, cms_public_pages, cms_blog_posts, activity cascade');
  now = START;
  documents = openDocuments(fixture.database.db, () => now, { defaults: [HOME] });
});

const page = (title: string, path = '/offer'): DocumentContent => ({
  path,
  title,
  seo: { title, description: '' },
  blocks: [],
});
const create = (title = 'First') => documents.create('page', page(title), EDITOR);
const save = (
  id: string,
  base: number,
  content: DocumentContent,
  saveId = randomUUID(),
  by = EDITOR,
) => documents.save({ id, base, content, by, saveId });

test('creates a draft with a checkpoint, and saves it as further ones', async () => {
  const { id, version, state } = await create();
  expect({ version, state }).toEqual({ version: 1, state: 'draft' });
  later(1);
  expect(await save(id, 1, page('Second'))).toEqual({ ok: true, version: 2, savedAt: now });
  expect(await documents.find(id)).toMatchObject({
    version: 2,
    content: { title: 'Second' },
    savedBy: EDITOR,
    address: '/offer',
  });
  const history = await documents.history(id, { limit: 10 });
  expect(history.map(({ type, number }) => [type, number])).toEqual([
    ['checkpoint', 2],
    ['checkpoint', 1],
  ]);
  expect(await documents.contentOf(id, history[1]!)).toMatchObject({ title: 'First' });
});

test('returns the current state for a save on an outdated base, and stores nothing', async () => {
  const { id } = await create();
  await save(id, 1, page('Theirs'), randomUUID(), OTHER);
  const result = await save(id, 1, page('Mine'));
  expect(result).toMatchObject({
    ok: false,
    reason: 'outdated',
    current: { version: 2, content: { title: 'Theirs' }, savedBy: OTHER },
  });
  expect(await query('select 1 from cms_document_checkpoints')).toHaveLength(2);
});

test('accepts a repeated request once, also after others have saved', async () => {
  const { id } = await create();
  const saveId = randomUUID();
  const first = await save(id, 1, page('Mine'), saveId);
  await save(id, 2, page('Theirs'), randomUUID(), OTHER);
  later(1);
  expect(await save(id, 1, page('Mine'), saveId)).toEqual(first);
  expect(await documents.find(id)).toMatchObject({ version: 3, content: { title: 'Theirs' } });
});

test('accepts one of ten concurrent saves on the same base', async () => {
  const { id } = await create();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save(id, 1, page(`Save ${n}`))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await documents.find(id))?.version).toBe(2);
});

test.each<[string, unknown, object]>([
  ['a wrong type', { ...page('T'), title: 7 }, { field: 'title' }],
  ['a wrong type in the metadata', { ...page('T'), seo: { title: [] } }, { field: 'seo.title' }],
  [
    'two blocks with the same id',
    { ...page('T'), blocks: [0, 1].map(() => ({ id: 'x', type: 'faq', props: {} })) },
    { field: 'id', block: 'x' },
  ],
  ['a null character', page('T\0'), { field: 'title' }],
  ['half of an emoji', page('\ud83d'), { field: 'title' }],
  ['more than 2 MB', page('x'.repeat(2 * 1024 * 1024)), { field: '' }],
])('refuses %s with a message at its place', async (_name, content, problem) => {
  const { id } = await create();
  const result = await save(id, 1, content as DocumentContent);
  expect(result).toMatchObject({ ok: false, reason: 'invalid', problems: [problem] });
  await expect(documents.create('page', content as DocumentContent, EDITOR)).rejects.toBeInstanceOf(
    InvalidContentError,
  );
});

test('accepts an incomplete draft and fills in its missing fields', async () => {
  const { content } = await documents.create('post', { title: '' }, EDITOR);
  expect(content).toMatchObject({ slug: '', body: { type: 'doc' }, isListed: true });
});

test('refuses content nested so deeply that it could not be merged', async () => {
  const deep = Array.from({ length: 80 }).reduce<unknown>((inner) => ({ inner }), 1);
  const result = await save((await create()).id, 1, { ...page('T'), deep });
  expect(result).toMatchObject({ ok: false, reason: 'invalid' });
});

test('names a checkpoint, and restores one as a new version', async () => {
  const { id } = await create();
  await save(id, 1, page('Second'));
  expect(await documents.nameCheckpoint(id, 1, ' Before launch ', EDITOR)).toBe(true);
  expect(await documents.nameCheckpoint(id, 9, 'None', EDITOR)).toBe(false);
  const entry = { type: 'checkpoint', number: 1 } as const;
  expect(await documents.restore(id, entry, 1, EDITOR)).toMatchObject({ reason: 'outdated' });
  expect(await documents.restore(id, entry, 2, EDITOR)).toMatchObject({ ok: true, version: 3 });
  expect(await documents.find(id)).toMatchObject({ version: 3, content: { title: 'First' } });
  expect(await documents.history(id, { limit: 10 })).toMatchObject([
    { number: 3, restoredFrom: 'checkpoint 1', name: null },
    { number: 2, restoredFrom: null },
    { number: 1, name: 'Before launch' },
  ]);
});

test.each([
  ['that is too long', `K${'😀'.repeat(60)}`, `K${'😀'.repeat(49)}`],
  ['with characters that cannot be stored', 'Before\0 launch\ud83d', 'Before launch'],
])('names a checkpoint with a name %s', async (_, typed, stored) => {
  const { id } = await create();
  expect(await documents.nameCheckpoint(id, 1, typed, EDITOR)).toBe(true);
  expect(await documents.history(id, { limit: 1 })).toMatchObject([{ name: stored }]);
  const [entry] = await query(`select after from activity where action = 'page.version-named'`);
  expect(entry).toEqual({ after: { Version: 1, Name: stored } });
});

test('refuses changes of what was published', async () => {
  const { id } = await create();
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  await expect(query(`update cms_document_revisions set content = '{}'`)).rejects.toThrow(
    'rows of cms_document_revisions cannot be changed',
  );
});

test('opens a built-in page as version 0, published, until it is edited', async () => {
  const opened = await documents.openBuiltIn('/');
  expect(opened).toMatchObject({ version: 0, state: 'published', builtInPath: '/' });
  expect(opened?.content).toEqual(HOME);
  expect(await documents.openBuiltIn('/none')).toBeUndefined();
  const { id } = opened!;
  await save(id, 0, { ...HOME, title: 'Edited' });
  expect(await documents.find(id)).toMatchObject({ version: 1, state: 'changed' });
  const unedited = { type: 'checkpoint', number: 0 } as const;
  expect(await documents.contentOf(id, unedited)).toEqual(HOME);
  // A later release with another text does not replace what was edited.
  const newer = openDocuments(fixture.database.db, () => now, {
    defaults: [{ ...HOME, title: 'Newer text' }],
  });
  expect((await newer.openBuiltIn('/'))?.content.title).toBe('Edited');
});

test('shows the text of this release while nobody has edited a built-in page', async () => {
  const { id } = (await documents.openBuiltIn('/'))!;
  const newer = openDocuments(fixture.database.db, () => now, {
    defaults: [{ ...HOME, title: 'Newer text' }],
  });
  expect((await newer.find(id))?.content.title).toBe('Newer text');
});

test('lists documents by title, address and state, the last saved first', async () => {
  await create('Pricing of 100% remote work');
  later(1);
  await documents.openBuiltIn('/');
  later(1);
  await documents.create('page', page('Team', '/team_page'), EDITOR);
  const titles = async (filter: Omit<Parameters<Documents['list']>[0], 'kind'>) => {
    const listed = await documents.list({ kind: 'page', ...filter });
    expect(listed.total).toBe(listed.documents.length);
    return listed.documents.map(({ title }) => title);
  };
  expect(await titles({})).toEqual(['Team', 'Built-in home', 'Pricing of 100% remote work']);
  expect(await titles({ search: '100%' })).toEqual(['Pricing of 100% remote work']);
  expect(await titles({ search: 'TEAM_' })).toEqual(['Team']);
  expect(await titles({ search: 'offer' })).toEqual(['Pricing of 100% remote work']);
  expect(await titles({ state: 'published' })).toEqual(['Built-in home']);
  expect(await documents.counts('page')).toMatchObject({ draft: 2, published: 1, trash: 0 });
});

test('records one edit per editor and half hour, with a changed title', async () => {
  const { id } = await create();
  await save(id, 1, page('Second'));
  await save(id, 2, page('Third'), randomUUID(), OTHER);
  await save(id, 3, page('Fourth'), randomUUID(), OTHER);
  later(31);
  await save(id, 4, page('Fifth'), randomUUID(), OTHER);
  const entries = await query('select action, actor_name, before, after from activity order by id');
  expect(entries).toMatchObject([
    { action: 'page.created', actor_name: EDITOR.name },
    { action: 'page.edited', before: { Title: 'Second' }, after: { Title: 'Third' } },
    { action: 'page.edited', before: { Title: 'Fourth' }, after: { Title: 'Fifth' } },
  ]);
});

test('treats malformed ids as documents that do not exist', async () => {
  expect(await documents.find('x')).toBeUndefined();
  expect(await save('x', 1, page('T'))).toEqual({ ok: false, reason: 'gone' });
  expect(await documents.change('x', { type: 'trash' }, EDITOR)).toMatchObject({ ok: false });
});

test('says which documents still exist, also for ids that none can have', async () => {
  const [kept, purged] = [await create(), await documents.create('page', page('B', '/b'), EDITOR)];
  await documents.change(purged.id, { type: 'trash' }, EDITOR);
  const ids = [kept.id, purged.id, randomUUID(), 'x'];
  expect(await documents.filterExisting(ids)).toEqual(new Set([kept.id, purged.id]));
  await documents.purge(purged.id, EDITOR);
  expect(await documents.filterExisting(ids)).toEqual(new Set([kept.id]));
  expect(await documents.filterExisting([])).toEqual(new Set());
});
