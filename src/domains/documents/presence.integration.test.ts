import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { createPresence, PRESENCE_MS } from './presence.server.ts';

const START = Date.parse('2026-11-22T15:00:00Z');
const ANA = { id: 'ana', name: 'ana@cadron.example' };
const BEN = { id: 'ben', name: 'ben@cadron.example' };
const CONTENT = { path: '/offer', title: 'Offer', seo: { title: '', description: '' }, blocks: [] };

async function open() {
  const fixture = await createTestDatabase();
  onTestFinished(() => fixture[Symbol.asyncDispose]());
  const { db, pool } = fixture.database;
  let now = START;
  const clock = () => new Date(now);
  const documents = openDocuments(db, clock);
  const presence = createPresence({ db, clock });
  const { id: documentId } = await documents.create('page', CONTENT, EDITOR);
  const tabOf = (user: typeof ANA) => ({ documentId, tabId: randomUUID(), user, place: null });
  const count = async () => (await pool.query('select * from cms_presence')).rowCount;
  return { documents, presence, documentId, tabOf, count, pass: (ms: number) => (now += ms) };
}

test('two tabs see each other and where the other one is, until one falls silent', async () => {
  const { presence, tabOf, count, pass } = await open();
  const [ana, ben] = [tabOf(ANA), tabOf(BEN)];
  expect((await presence.beat(ana))?.others).toEqual([]);
  expect((await presence.beat({ ...ben, place: 'faq' }))?.others).toEqual([
    { tabId: ana.tabId, user: ANA, place: null },
  ]);
  expect((await presence.beat(ana))?.others).toEqual([
    { tabId: ben.tabId, user: BEN, place: 'faq' },
  ]);
  await presence.beat({ ...ben, place: 'title' });
  pass(PRESENCE_MS - 1);
  expect((await presence.beat(ana))?.others).toMatchObject([{ place: 'title' }]);
  pass(1);
  expect((await presence.beat(ana))?.others).toEqual([]);
  await presence.sweep();
  expect(await count()).toBe(1);
});

test('a tab that is closed is gone at once; nobody can end or take over the tab of another', async () => {
  const { presence, tabOf, documentId } = await open();
  const [ana, ben] = [tabOf(ANA), tabOf(BEN)];
  await presence.beat(ana);
  await presence.beat(ben);
  await presence.leave({ documentId, tabId: ben.tabId, userId: ANA.id });
  await presence.beat({ ...ben, user: ANA, place: 'faq' });
  expect((await presence.beat(ana))?.others).toEqual([
    { tabId: ben.tabId, user: BEN, place: null },
  ]);
  await presence.leave({ documentId, tabId: ben.tabId, userId: BEN.id });
  expect((await presence.beat(ana))?.others).toEqual([]);
});

test('says which version is stored and who saved it; knows no deleted document', async () => {
  const { documents, presence, documentId, tabOf, count } = await open();
  expect(await presence.beat(tabOf(ANA))).toMatchObject({ version: 1, savedBy: EDITOR.name });
  const saved = { ...CONTENT, title: 'Newer' };
  await documents.save({ id: documentId, base: 1, content: saved, by: BEN, saveId: randomUUID() });
  expect(await presence.beat(tabOf(ANA))).toMatchObject({ version: 2, savedBy: BEN.name });
  expect(await presence.beat({ ...tabOf(ANA), documentId: randomUUID() })).toBeUndefined();
  expect(await count()).toBe(2);
});
