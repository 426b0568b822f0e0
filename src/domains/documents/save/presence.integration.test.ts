import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { EDITOR, openDocuments } from '#tests/support/publishing.ts';
import { markOf } from '../life/life.ts';
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

test('says who did what elsewhere, and every act that was decided before is refused with it', async () => {
  const { documents, presence, documentId, tabOf } = await open();
  const ana = tabOf(ANA);
  const before = (await presence.beat(ana))!.lifeMark;
  expect(before).toBe(markOf((await documents.find(documentId))!.life));
  const at = new Date(START + 3_600_000);
  const acts = [
    { type: 'publish', version: 1 },
    { type: 'schedule', version: 1, at },
    { type: 'schedule-unpublish', at },
    { type: 'cancel-schedule' },
    { type: 'unpublish' },
    { type: 'trash' },
    { type: 'restore-from-trash' },
    { type: 'reset-to-built-in' },
  ] as const;
  const steps = [
    { act: acts[0], did: 'published this' },
    { act: acts[2], did: 'scheduled when this goes offline' },
    { act: acts[3], did: 'canceled the schedule' },
    { act: acts[4], did: 'took this offline' },
    { act: acts[1], did: 'scheduled this' },
    { act: acts[5], did: 'moved this to the trash' },
    { act: acts[6], did: 'restored this from the trash' },
  ];
  for (const { act, did } of steps) {
    const { lifeMark } = (await presence.beat(ana))!;
    expect(await documents.change(documentId, act, BEN, lifeMark)).toMatchObject({ ok: true });
    const around = await presence.beat({ ...ana, lifeMark });
    expect(around).toMatchObject({ lastAct: { userId: BEN.id, by: 'ben', did } });
    const { life } = (await documents.find(documentId))!;
    expect(around!.lifeMark).toBe(markOf(life));
    for (const stale of acts)
      expect(await documents.change(documentId, stale, ANA, lifeMark)).toMatchObject({
        ok: false,
        message: `ben ${did} meanwhile, so nothing was done. Check where it stands now, then decide again.`,
        document: { life },
      });
    expect((await documents.find(documentId))!.life).toEqual(life);
    const { lifeMark: mark } = around!;
    expect(await presence.beat({ ...ana, lifeMark: mark })).not.toHaveProperty('lastAct');
  }
});
