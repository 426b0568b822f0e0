import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDITOR, openDocuments, type TestedDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const START = new Date('2026-06-01T09:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let documents: TestedDocuments;
let now: Date;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_public_pages, activity cascade');
  now = START;
  documents = open();
});

const open = () => openDocuments(fixture.database.db, () => now);

async function schedule(path: string, from: Date, until?: Date) {
  const content = { path, title: path, seo: { title: path, description: '' }, blocks: [] };
  const { id, version } = await documents.create('page', content, EDITOR);
  const when = { at: from, ...(until && { until }) };
  await documents.change(id, { type: 'schedule', version, ...when }, EDITOR);
  return id;
}

test('knows the next due moment without asking the database, also of what other nodes scheduled', async () => {
  const other = open();
  expect(documents.knownDueAt()).toBeUndefined();
  await schedule('/late', at(300));
  const id = await schedule('/soon', at(60));
  expect(documents.knownDueAt()).toEqual(at(60));
  expect(await documents.nextDueAt()).toEqual(at(60));
  await other.contentChanged();
  expect(other.knownDueAt()).toEqual(at(60));
  await documents.change(id, { type: 'cancel-schedule' }, EDITOR);
  expect(documents.knownDueAt()).toEqual(at(300));
});

test('counts the due moments that passed, whichever node made the change', async () => {
  const nodes = [documents, open()];
  await schedule('/soon', at(60), at(120));
  await Promise.all(nodes.map((node) => node.contentChanged()));
  for (const seconds of [59, 60, 61]) {
    now = at(seconds);
    for (const node of nodes) await node.settle();
    const passed = seconds < 60 ? 0 : 1;
    expect(nodes.map((node) => node.duePassed())).toEqual([passed, passed]);
  }
});

test('counts a due moment that passes while the schedule is read, after another node made the change', async () => {
  await schedule('/soon', at(60), at(120));
  const other = await fixture.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('lock table cms_documents');
    now = at(59);
    await documents.settle(); // reads in the background, and waits for the lock
    await other.query('update cms_documents set publish_at = null, publish_revision = null');
    now = at(60);
    await other.query('commit');
  } finally {
    other.release();
  }
  await documents.settle();
  expect([documents.duePassed(), documents.knownDueAt()]).toEqual([1, at(120)]);
});
