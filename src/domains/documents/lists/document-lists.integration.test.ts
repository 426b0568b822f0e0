import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Page } from '#src/domains/content/pages/page.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDocumentLists, type DocumentLists } from './document-lists.server.ts';
import type { ListFilter } from './list-filter.ts';

/** Lists of documents, and what the checks found in them. */

const HOUR = 3_600_000;
const HOME: Page = {
  path: '/',
  title: 'Home',
  seo: { title: 'Home', description: '' },
  blocks: [],
};
const OTHER = { id: 'other', name: 'other@cadron.test' };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let now: Date;
let documents: Documents;
let lists: DocumentLists;
/** titles in the order in which they were checked */
let checked: string[];

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_public_pages, activity cascade');
  now = new Date('2026-11-23T12:00:00Z');
  checked = [];
  const { db } = fixture.database;
  const clock = () => new Date(now);
  documents = openDocuments(db, clock, { defaults: [HOME] });
  await documents.adopt();
  lists = createDocumentLists({
    db,
    clock,
    log: silentLogger,
    adapters: openAdapters([HOME]),
    documents,
    async countFindings({ content: { title } }) {
      checked.push(title);
      if (title === 'Damaged') throw new Error('damaged');
      return { blocking: title.includes('broken') ? 2 : 0, warnings: title.length };
    },
  });
});

const content = (title: string, more: object = {}): DocumentContent => ({
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  seo: { title, description: '' },
  blocks: [],
  ...more,
});
const create = (title: string, more?: object, by = EDITOR) =>
  documents.create('page', content(title, more), by);
const publish = (id: string, version = 1) =>
  documents.change(id, { type: 'publish', version }, EDITOR);
/** A run stops after a while, which on a busy machine is after one document. */
async function checkAll(): Promise<number> {
  const count = await lists.refreshFindings();
  return count === 0 ? 0 : count + (await checkAll());
}
const titles = async (filter: Partial<ListFilter> = {}) => {
  const { documents: found, total } = await lists.list({ kind: 'page', ...filter });
  expect(total).toBe(found.length);
  return found.map(({ title }) => title);
};

test('filters by origin, findings, the last editor, search engines, state and text', async () => {
  await create('Alpha broken', { seo: { title: 'A', description: '', noindex: true } });
  await create('Beta', {}, OTHER);
  await publish((await create('Gamma 100%', { path: '/gamma' })).id);
  await checkAll();
  expect((await titles()).toSorted()).toEqual(['Alpha broken', 'Beta', 'Gamma 100%', 'Home']);
  expect(await titles({ origin: 'built-in' })).toEqual(['Home']);
  expect((await titles({ origin: 'own' })).toSorted()).toEqual([
    'Alpha broken',
    'Beta',
    'Gamma 100%',
  ]);
  expect(await titles({ findings: 'blocks' })).toEqual(['Alpha broken']);
  expect(await titles({ findings: 'any' })).toHaveLength(4);
  expect(await titles({ savedBy: OTHER.id })).toEqual(['Beta']);
  expect(await titles({ isIndexable: false })).toEqual(['Alpha broken']);
  expect(await titles({ state: 'published', origin: 'own' })).toEqual(['Gamma 100%']);
  expect(await titles({ search: '100%' })).toEqual(['Gamma 100%']);
  expect(await titles({ search: '%' })).toEqual(['Gamma 100%']);
});

test('sorts by every column in both directions, and pages through the result', async () => {
  const { id } = await create('Bravo');
  await publish(id);
  now = new Date(now.getTime() + HOUR);
  await create('alpha broken', { path: '/z' });
  await checkAll();
  expect(await titles({ sort: 'title' })).toEqual(['alpha broken', 'Bravo', 'Home']);
  expect(await titles({ sort: '-title' })).toEqual(['Home', 'Bravo', 'alpha broken']);
  expect(await titles({ sort: 'address' })).toEqual(['Home', 'Bravo', 'alpha broken']);
  expect((await titles({ sort: 'state' }))[0]).toBe('alpha broken');
  expect(await titles({ sort: '-findings' })).toEqual(['alpha broken', 'Bravo', 'Home']);
  expect((await titles({ sort: '-saved' }))[0]).toBe('alpha broken');
  const ranks = new Map([
    ['/', 7],
    ['/bravo', 9],
    ['/gone', 100],
  ]);
  expect(await titles({ sort: '-rank', ranks })).toEqual(['Bravo', 'Home', 'alpha broken']);
  expect(await titles({ sort: 'rank', ranks })).toEqual(['alpha broken', 'Home', 'Bravo']);
  const page = await lists.list({ kind: 'page', sort: 'title', limit: 1, offset: 1 });
  expect([page.documents[0]!.title, page.total]).toEqual(['Bravo', 3]);
});

test('checks each version once, when it is listed or in the background', async () => {
  const { id } = await create('Fresh');
  const first = await lists.list({ kind: 'page', origin: 'own' });
  expect(first.documents[0]!.findings).toEqual({ blocking: 0, warnings: 5, isIndexable: true });
  await titles();
  await checkAll();
  expect(checked.filter((title) => title === 'Fresh')).toHaveLength(1);
  await documents.save({
    id,
    base: 1,
    content: content('Now broken'),
    by: EDITOR,
    saveId: crypto.randomUUID(),
  });
  expect(await titles({ findings: 'blocks' })).toEqual([]);
  expect(await checkAll()).toBe(1);
  expect(await titles({ findings: 'blocks' })).toEqual(['Now broken']);
});

test('a damaged document does not keep others from being checked', async () => {
  await create('Damaged');
  await create('Sound');
  await checkAll();
  const { documents: found } = await lists.list({ kind: 'page', origin: 'own', sort: 'title' });
  expect(found.map(({ findings }) => findings?.blocking)).toEqual([null, 0]);
});

test('checks again what links to a page that was published or taken offline, and everything after a day', async () => {
  const target = await create('Target');
  const blocks = [{ id: 'a', type: 'x', props: { action: { label: 'Go', href: '/target' } } }];
  await create('Linking', { blocks });
  await checkAll();
  checked = [];
  now = new Date(now.getTime() + HOUR);
  await publish(target.id);
  await checkAll();
  expect(checked).toEqual(['Linking']);
  now = new Date(now.getTime() + HOUR);
  await documents.change(target.id, { type: 'unpublish' }, EDITOR);
  await checkAll();
  expect(checked).toEqual(['Linking', 'Linking']);
  now = new Date(now.getTime() + 25 * HOUR);
  await checkAll();
  expect(checked.slice(2).toSorted()).toEqual(['Home', 'Linking', 'Target']);
});

test('says who moved a page to the trash, and checks nothing there', async () => {
  const { id } = await create('Trashed');
  await documents.change(id, { type: 'trash' }, OTHER);
  await checkAll();
  const { documents: found } = await lists.list({ kind: 'page', state: 'trash' });
  expect(found).toMatchObject([{ title: 'Trashed', trashedBy: OTHER, findings: undefined }]);
  expect(checked).not.toContain('Trashed');
  expect((await lists.summaries([id, 'no id', id])).map((each) => each.state)).toEqual(['trash']);
});

test('a repeated request makes one document; the id of another is refused', async () => {
  const id = crypto.randomUUID();
  const make = (by = EDITOR) => documents.create('page', content('Once'), by, id);
  const [one, two] = await Promise.all([make(), make()]);
  expect([one.id, two.id, (await make()).id]).toEqual([id, id, id]);
  expect(await titles({ origin: 'own' })).toEqual(['Once']);
  await expect(make(OTHER)).rejects.toThrow('belongs to another document');
});
