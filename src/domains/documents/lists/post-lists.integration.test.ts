import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { rebuildIfMissing } from '#src/domains/documents/references/index-references.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentLists, type DocumentLists } from './document-lists.server.ts';
import type { ListFilter } from './list-filter.ts';
import { createSavedFilters } from './saved-filters.server.ts';

/** The list of posts knows of each its text, tags, author, date, and words. */

const NOW = new Date('2026-11-23T12:00:00Z');
const OTHER = { id: 'other', name: 'other@cadron.test' };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let lists: DocumentLists;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query(
    'truncate cms_documents, cms_blog_posts, admin_saved_filters, activity cascade',
  );
  const { db } = fixture.database;
  const clock = () => NOW;
  documents = openDocuments(db, clock);
  lists = createDocumentLists({
    db,
    clock,
    log: silentLogger,
    adapters: openAdapters([]),
    documents,
    countFindings: async () => ({ blocking: 0, warnings: 0 }),
  });
});

const body = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const content = (title: string, more: object = {}): DocumentContent => ({
  title,
  slug: title.toLowerCase().replaceAll(/\W+/g, '-'),
  ...more,
});
const create = (title: string, more?: object, by = EDITOR) =>
  documents.create('post', content(title, more), by);
const publish = (id: string) => documents.change(id, { type: 'publish', version: 1 }, EDITOR);
const titles = async (filter: Partial<ListFilter> = {}) => {
  const { documents: found, total } = await lists.list({ kind: 'post', ...filter });
  expect(total).toBe(found.length);
  return found.map(({ title }) => title);
};

test('finds posts by beginnings of words in their text, and by parts of their title', async () => {
  await create('Routing leads', { body: body('Territories change every quarter.', 'So do reps.') });
  await create('Data hygiene', { excerpt: 'What to clean before a migration.' });
  expect(await titles({ search: 'territ quart' })).toEqual(['Routing leads']);
  expect(await titles({ search: 'migration' })).toEqual(['Data hygiene']);
  expect(await titles({ search: 'outing' })).toEqual(['Routing leads']);
  for (const search of ['reps missing', "'); drop", '& | !', 'q'])
    expect(await titles({ search })).toEqual([]);
});

test('a save changes what is found, shown and counted', async () => {
  const { id } = await create('Draft', { body: body('Apples'), categoryTags: ['CRM', ' CRM '] });
  const changed = content('Draft', { body: body('Pears and plums'), categoryTags: [' Data '] });
  const saveId = crypto.randomUUID();
  await documents.save({ id, base: 1, content: changed, by: EDITOR, saveId });
  expect(await titles({ search: 'apples' })).toEqual([]);
  expect(await titles({ search: 'plum' })).toEqual(['Draft']);
  const [row] = (await lists.list({ kind: 'post' })).documents;
  expect(row?.facts).toMatchObject({ category: 'Data', tags: ['Data'], words: 3, isListed: true });
  // A setting alone does not touch the indexed text.
  const unlisted = { ...changed, isListed: false, author: 'Ana' };
  await documents.save({ id, base: 2, content: unlisted, by: EDITOR, saveId: crypto.randomUUID() });
  expect(await titles({ isListed: false, author: 'Ana', search: 'plum' })).toEqual(['Draft']);
});

test('filters by tag, category, author, listing and template; counts what can be chosen', async () => {
  await create('One', {
    categoryTags: ['CRM', 'Data'],
    author: 'Ana',
    template: { id: 't1', version: 1 },
  });
  await create('Two', { categoryTags: ['Data'], isListed: false });
  await create('Three', { seo: { category: 'AI' }, author: 'Ana' });
  expect((await titles({ tag: 'Data' })).toSorted()).toEqual(['One', 'Two']);
  expect(await titles({ tag: 'AI' })).toEqual(['Three']);
  expect(await titles({ author: '' })).toEqual(['Two']);
  expect((await titles({ author: 'Ana' })).toSorted()).toEqual(['One', 'Three']);
  expect(await titles({ isListed: false })).toEqual(['Two']);
  expect(await titles({ template: 't1' })).toEqual(['One']);
  expect((await titles({ template: '' })).toSorted()).toEqual(['Three', 'Two']);
  expect(await lists.choices('post')).toEqual({
    tags: [
      { value: 'Data', count: 2 },
      { value: 'AI', count: 1 },
      { value: 'CRM', count: 1 },
    ],
    authors: [{ value: 'Ana', count: 2 }],
    templates: [{ value: 't1', count: 1 }],
  });
});

test('drafts of the reader come first, then the others; titles first in a search', async () => {
  const live = await create('My public post about CRM');
  await publish(live.id);
  await create('CRM of others', {}, OTHER);
  await create('My draft', { body: body('About CRM') });
  const mine = { sort: 'mine', reader: EDITOR.id } as const;
  expect((await titles(mine))[0]).toBe('My draft');
  expect((await titles({ ...mine, reader: OTHER.id }))[0]).toBe('CRM of others');
  expect((await titles({ ...mine, search: 'crm' })).at(-1)).toBe('My draft');
});

test('sorts by words, author, category and date', async () => {
  await create('Short', { body: body('a'), author: 'Zoe', categoryTags: ['B'] });
  const date = { publishedAt: '2025-01-01T00:00:00.000Z' };
  await create('Long', { body: body('a b c'), author: 'Ana', categoryTags: ['A'], ...date });
  expect(await titles({ sort: '-words' })).toEqual(['Long', 'Short']);
  expect(await titles({ sort: '-author' })).toEqual(['Short', 'Long']);
  expect(await titles({ sort: 'category' })).toEqual(['Long', 'Short']);
  expect(await titles({ sort: 'date' })).toEqual(['Long', 'Short']);
});

test('posts of other tools and of earlier releases are in the list', async () => {
  const { pool, db } = fixture.database;
  await pool.query(
    `insert into cms_blog_posts (slug, title, status, category_tags) values ('foreign', 'Foreign', 'published', '{CRM}')`,
  );
  expect(await titles({ tag: 'CRM' })).toEqual(['Foreign']);
  await pool.query('delete from cms_document_facts');
  expect(await titles({ tag: 'CRM' })).toEqual([]);
  await rebuildIfMissing({ db, adapters: openAdapters([]) });
  expect(await titles({ tag: 'CRM' })).toEqual(['Foreign']);
});

test('a text beyond what can be indexed is saved all the same', async () => {
  const words = Array.from({ length: 150_000 }, (_, n) => `ü${n.toString(36)}`).join(' ');
  await create('Endless', { body: body(words) });
  expect(await titles({ search: 'ü1' })).toEqual(['Endless']);
});

test('a person has at most 20 filters, each of which can still be replaced', async () => {
  const filters = createSavedFilters({ db: fixture.database.db, clock: () => NOW });
  const save = (at: number, query = '') => filters.save('kim', 'posts', { name: `${at}`, query });
  for (let at = 1; at <= 20; at += 1) expect(await save(at)).toBeUndefined();
  expect(await save(21)).toBe('You have 20 filters. Delete one first.');
  expect(await save(20, 'checks=any')).toBeUndefined();
  expect(await filters.list('kim', 'posts')).toHaveLength(20);
});

test('each person has filters of their own, replaced by name', async () => {
  const filters = createSavedFilters({ db: fixture.database.db, clock: () => NOW });
  expect(await filters.save('kim', 'posts', { name: ' To fix ', query: 'checks=blocks' })).toBe(
    undefined,
  );
  await filters.save('kim', 'posts', { name: 'To fix', query: 'checks=any' });
  expect(await filters.list('kim', 'posts')).toMatchObject([
    { name: 'To fix', query: 'checks=any' },
  ]);
  expect(await filters.list('bo', 'posts')).toEqual([]);
  expect(await filters.save('kim', 'posts', { name: ' ', query: '' })).toBe(
    'Enter a name for the filter.',
  );
  const [filter] = await filters.list('kim', 'posts');
  expect(await filters.remove('bo', filter!.id)).toBe(false);
  expect(await filters.remove('kim', filter!.id)).toBe(true);
  expect(await filters.remove('kim', 'no id')).toBe(false);
});
