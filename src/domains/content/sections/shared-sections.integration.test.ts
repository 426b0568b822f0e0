import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createPageReader } from '../pages/page-reader.server.ts';

/** Shared sections from publication to the pages that show them. */

const MONDAY = new Date('2026-06-01T09:00:00Z');
const LATER = new Date('2026-06-02T09:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: Documents;
let now: Date;
let notified: string[][];

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query(
    'truncate cms_documents, cms_public_pages, cms_public_sections cascade',
  );
  now = MONDAY;
  notified = [];
  documents = openDocuments(fixture.database.db, () => now, {
    searchEngineUpdates: {
      enqueue: (_tx, paths) => {
        notified.push([...paths]);
        return Promise.resolve();
      },
    },
  });
});

const reader = (log = silentLogger) =>
  createPageReader(fixture.database.db, [], log, documents.settle);
const block = (id: string, title: string): DocumentBlock => ({ id, type: 'faq', props: { title } });
const place = (section: string, id = 'shared'): DocumentBlock => ({
  id,
  type: 'shared-section',
  props: { section },
});
const createSection = (...titles: string[]) =>
  documents.create(
    'section',
    { title: 'Next step', blocks: titles.map((title, at) => block(`b${at}`, title)) },
    EDITOR,
  );
const createPage = (path: string, seo: object, ...blocks: DocumentBlock[]) =>
  documents.create('page', { path, title: path, seo, blocks }, EDITOR);
const publish = (id: string, version = 1) =>
  documents.change(id, { type: 'publish', version }, EDITOR);
const saveTitles = (id: string, base: number, ...titles: string[]) =>
  documents.save({
    id,
    base,
    content: { title: 'Next step', blocks: titles.map((title, at) => block(`b${at}`, title)) },
    by: EDITOR,
    saveId: crypto.randomUUID(),
  });
const shown = async (path: string, from = reader()) =>
  (await from.page(path))?.blocks.map(({ props }) => (props as { title: string }).title);

async function publishOffer(): Promise<string> {
  const section = await createSection('Ask us', 'Book a call');
  await publish(section.id);
  const page = await createPage('/offer', {}, block('top', 'Offer'), place(section.id));
  await publish(page.id);
  return section.id;
}

test('a page shows what is published of a shared section, not its working copy', async () => {
  const id = await publishOffer();
  expect(await shown('/offer')).toEqual(['Offer', 'Ask us', 'Book a call']);
  await saveTitles(id, 1, 'Write to us');
  expect(await shown('/offer')).toEqual(['Offer', 'Ask us', 'Book a call']);
  await publish(id, 2);
  expect(await shown('/offer')).toEqual(['Offer', 'Write to us']);
  expect((await reader().allSearchable()).map(({ blocks }) => blocks.length)).toEqual([2]);
});

test('every page that shows it changes with it: date, search engines', async () => {
  const id = await publishOffer();
  const hidden = await createPage('/hidden', { noindex: true }, place(id));
  await publish(hidden.id);
  const draft = await createPage('/draft', {}, place(id));
  const other = await createPage('/other', {}, block('a', 'Other'));
  await publish(other.id);
  notified = [];
  now = LATER;
  await saveTitles(id, 1, 'Write to us');
  await publish(id, 2);
  expect(notified).toEqual([['/offer']]);
  const dates = (await reader().indexable()).map(({ path, modified }) => [path, modified]);
  expect(Object.fromEntries(dates)).toEqual({ '/offer': LATER, '/other': MONDAY });
  expect((await documents.find(draft.id))!.state).toBe('draft');

  notified = [];
  await documents.change(id, { type: 'unpublish' }, EDITOR);
  expect(notified).toEqual([['/offer']]);
});

test.each(['unpublish', 'trash'] as const)('%s leaves it out of its pages', async (type) => {
  const id = await publishOffer();
  await documents.change(id, { type }, EDITOR);
  expect(await shown('/offer')).toEqual(['Offer']);
  if (type === 'trash') {
    // Restoring never makes anything public.
    await documents.change(id, { type: 'restore-from-trash' }, EDITOR);
    expect(await shown('/offer')).toEqual(['Offer']);
    await documents.change(id, { type: 'trash' }, EDITOR);
    expect(await documents.purge(id, EDITOR)).toEqual({ ok: true });
    expect(await shown('/offer')).toEqual(['Offer']);
  } else {
    await publish(id, 1);
    expect(await shown('/offer')).toEqual(['Offer', 'Ask us', 'Book a call']);
  }
});

test('lists say what a shared section contains and how many documents use it', async () => {
  const id = await publishOffer();
  await createPage('/draft', {}, place(id), place(id, 'again'));
  const trashed = await createPage('/trashed', {}, place(id));
  await documents.change(trashed.id, { type: 'trash' }, EDITOR);
  const unused = await createSection();
  const references = createReferences({
    db: fixture.database.db,
    clock: () => now,
    adapters: openAdapters([]),
    builtIns: [],
    fixed: [],
  });
  expect(await references.countUsers('section', [id, unused.id])).toEqual(new Map([[id, 2]]));
  const { usages } = await references.whereUsed({ targetKind: 'section', target: id });
  expect(usages.map(({ address, state }) => `${address} ${state}`)).toEqual([
    '/offer published',
    '/draft draft',
    '/trashed trash',
  ]);
  const types = await documents.blockTypes([id, unused.id, 'no-id']);
  expect(types).toEqual(
    new Map([
      [id, ['faq', 'faq']],
      [unused.id, []],
    ]),
  );
});

test('a scheduled change of a shared section is on its pages in time', async () => {
  const id = await publishOffer();
  await saveTitles(id, 1, 'Write to us');
  await documents.change(id, { type: 'schedule', version: 2, at: LATER }, EDITOR);
  expect(await shown('/offer')).toEqual(['Offer', 'Ask us', 'Book a call']);
  now = LATER;
  expect(await shown('/offer')).toEqual(['Offer', 'Write to us']);
});

test('an empty one, one without a name, and one in another are refused', async () => {
  const empty = await createSection();
  const nameless = await documents.create('section', { title: ' ', blocks: [] }, EDITOR);
  expect(await publish(empty.id)).toMatchObject({
    ok: false,
    problems: [{ field: 'blocks', message: 'Add a section: the shared section is empty.' }],
  });
  expect(await publish(nameless.id)).toMatchObject({ ok: false, problems: [{ field: 'title' }] });
  const content = { title: 'Loop', blocks: [place(empty.id)] };
  const save = { id: empty.id, base: 1, content, by: EDITOR, saveId: crypto.randomUUID() };
  expect(await documents.save(save)).toMatchObject({
    ok: false,
    reason: 'invalid',
    problems: [{ block: 'shared', message: expect.stringContaining('cannot contain') as string }],
  });
  await expect(documents.create('section', content, EDITOR)).rejects.toThrow(/cannot contain/);

  // As another tool may store it.
  await fixture.database.pool.query(`update cms_documents set content = $1 where id = $2`, [
    JSON.stringify(content),
    empty.id,
  ]);
  expect(await publish(empty.id)).toMatchObject({ ok: false, problems: [{ block: 'shared' }] });
});

test('during an outage of its table, a page shows what the node read last, or leaves it out', async () => {
  await publishOffer();
  const warn = vi.fn<() => void>();
  const before = reader({ ...silentLogger, warn });
  expect(await shown('/offer', before)).toEqual(['Offer', 'Ask us', 'Book a call']);
  await fixture.database.pool.query('alter table cms_public_sections rename to out_of_reach');
  try {
    expect(await shown('/offer', before)).toEqual(['Offer', 'Ask us', 'Book a call']);
    expect(warn).toHaveBeenCalledOnce();
    expect(await shown('/offer')).toEqual(['Offer']);
    await expect(reader().allSearchable()).rejects.toThrow();
  } finally {
    await fixture.database.pool.query('alter table out_of_reach rename to cms_public_sections');
  }
});

test('what was taken offline does not come back with an outage', async () => {
  const id = await publishOffer();
  const node = reader();
  await shown('/offer', node);
  await documents.change(id, { type: 'unpublish' }, EDITOR);
  await shown('/offer', node);
  await fixture.database.pool.query('alter table cms_public_sections rename to out_of_reach');
  try {
    expect(await shown('/offer', node)).toEqual(['Offer']);
  } finally {
    await fixture.database.pool.query('alter table out_of_reach rename to cms_public_sections');
  }
});
