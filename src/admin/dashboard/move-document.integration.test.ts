import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import { EDITOR, openDocuments, type TestedDocuments } from '#tests/support/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { moveDocument } from './move-document.server.ts';

const NOW = new Date('2026-10-30T14:00:00Z'); // 9 AM, a Friday, two days before clocks change

let fixture: TestDatabase;
let documents: TestedDocuments;
beforeAll(async () => {
  fixture = await createTestDatabase();
  documents = openDocuments(fixture.database.db, () => NOW);
});
afterAll(() => fixture.drop());

/** A page that is scheduled for that time. */
async function schedule(path: string, at: string, until?: string) {
  const content = { path, title: path, seo: { title: 'A', description: '' }, blocks: [] };
  const { id } = await documents.create('page', content, EDITOR);
  const change = {
    type: 'schedule',
    version: 1,
    at: new Date(at),
    ...(until && { until: new Date(until) }),
  } as const;
  const result = await documents.change(id, change, EDITOR);
  if (!result.ok) throw new Error(result.message);
  return { id, content, seen: markOf(result.document.life) };
}
const move = (id: string, day: string, seen: string) =>
  moveDocument(documents, { id, day, seen }, EDITOR, NOW);
const publishAt = async (id: string) => (await documents.find(id))!.life.publish?.at.toISOString();

test('keeps the time of day in the time zone of the site, across a change of clocks', async () => {
  const { id, seen } = await schedule('/clocks', '2026-10-31T14:00:00Z');
  expect(await move(id, '2026-11-03', seen)).toEqual({
    isMoved: true,
    message: 'Moved to Nov 3, 2026, 9:00 AM CST.',
  });
  expect(await publishAt(id)).toBe('2026-11-03T15:00:00.000Z');
  // As any schedule: a revision of its own, by the one who moved it.
  const revisions = await documents.history(id, { limit: 9 });
  expect(revisions.length).toBeGreaterThan(1);
});

test('refuses past days, what is no day, and a time of today that is past', async () => {
  const { id, seen } = await schedule('/past', '2026-11-02T13:00:00Z'); // 7 AM
  const at = await publishAt(id);
  for (const [day, message] of [
    ['2026-10-29', 'Thursday, October 29 is past'],
    ['2026-10-30', 'Oct 30, 2026, 7:00 AM CDT is past'],
    ['soon', 'Choose a day'],
  ] as const)
    expect(await move(id, day, seen)).toMatchObject({
      isMoved: false,
      message: expect.stringContaining(message),
    });
  expect(await publishAt(id)).toBe(at);
});

test('refuses what was decided on another state, what was edited since, and what is gone', async () => {
  const { id, content, seen } = await schedule('/seen', '2026-11-02T15:00:00Z');
  expect((await move(id, '2026-11-04', seen)).isMoved).toBe(true);
  expect(await move(id, '2026-11-05', seen)).toMatchObject({
    isMoved: false,
    message: expect.stringContaining('meanwhile'),
  });
  const save = { id, base: 1, by: EDITOR, saveId: crypto.randomUUID() };
  await documents.save({ ...save, content: { ...content, title: 'Edited' } });
  const { life } = (await documents.find(id))!;
  expect(await move(id, '2026-11-05', markOf(life))).toMatchObject({
    isMoved: false,
    message: expect.stringContaining('edited since'),
  });
  await documents.change(id, { type: 'cancel-schedule' }, EDITOR);
  expect((await move(id, '2026-11-05', seen)).message).toContain('not scheduled any more');
});

test('refuses a day after which it would already be offline', async () => {
  const { id, seen } = await schedule('/ends', '2026-11-02T15:00:00Z', '2026-11-04T15:00:00Z');
  expect((await move(id, '2026-11-06', seen)).isMoved).toBe(false);
  expect((await move(id, '2026-11-03', seen)).isMoved).toBe(true);
});

test('lists what is dated in a period, and what someone has not published', async () => {
  const lookups = createDocumentLookups({ db: fixture.database.db, clock: () => NOW });
  const { id } = await schedule('/dated', '2026-12-10T15:00:00Z', '2026-12-20T15:00:00Z');
  const ids = async (from: string, until: string) =>
    (await lookups.dated(new Date(from), new Date(until))).map((one) => one.id);
  expect(await ids('2026-12-10T15:00:00Z', '2026-12-11T00:00:00Z')).toEqual([id]);
  expect(await ids('2026-12-15T00:00:00Z', '2026-12-21T00:00:00Z')).toEqual([id]);
  expect(await ids('2026-12-11T00:00:00Z', '2026-12-20T15:00:00Z')).toEqual([]);
  const content = { path: '/d', title: 'Draft', seo: { title: '', description: '' }, blocks: [] };
  const draft = await documents.create('page', content, { id: 'me', name: 'Me' });
  expect((await lookups.unpublishedOf('me', 5)).map((one) => one.id)).toEqual([draft.id]);
  await documents.change(draft.id, { type: 'publish', version: 1 }, EDITOR);
  expect(await lookups.unpublishedOf('me', 5)).toEqual([]);
});
