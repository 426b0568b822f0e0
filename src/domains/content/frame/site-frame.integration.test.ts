import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openDocuments, publishFrame } from '#tests/support/publishing.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createDocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import { setSiteTimeZone, siteTimeZone } from '#src/platform/clock/site-time-zone.ts';
import { createFrameReader } from './frame-reader.server.ts';
import { findRenamings } from './replace-names.ts';
import { brandFactsOf, FRAME_ID, frameOf } from './site-frame.ts';

let fixture: TestDatabase;
let documents: Documents;
const EDITOR = { id: 'test-editor', name: 'editor@cadron.test' };
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate cms_documents, cms_public_frame cascade');
  documents = openDocuments(fixture.database.db, () => new Date());
});

const node = () =>
  createFrameReader(fixture.database.db, BUILT_IN_FRAME, silentLogger, () => Promise.resolve());
const stored = (frame: object) =>
  fixture.database.pool.query(
    "insert into cms_public_frame (id, revision, frame, published_at) values ('site', 1, $1, now())",
    [JSON.stringify(frame)],
  );

test('what is published applies on every node, and the built-in frame can be put back', async () => {
  expect(await node().read()).toEqual(BUILT_IN_FRAME);
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, name: 'Birch & Rye' } }));
  expect(brandFactsOf(await node().read()).name).toBe('Birch & Rye');
  await documents.change(FRAME_ID, { type: 'reset-to-built-in' }, EDITOR);
  expect(await node().read()).toEqual(BUILT_IN_FRAME);
});

test('says so when it reads another frame, and when its announcement appears or ends', async () => {
  const reader = node();
  await reader.read();
  const at = (day: string) => new Date(`2026-12-${day}T12:00:00Z`);
  const before = reader.changesMade(at('01'));
  await reader.read();
  expect(reader.changesMade(at('01'))).toBe(before);
  const dates = { from: '2026-12-03', until: '2026-12-03' };
  await publishFrame(documents, ({ header }) => ({
    header: {
      ...header,
      announcement: { ...header.announcement, text: 'Closed today.', ...dates },
    },
  }));
  await reader.read();
  const published = reader.changesMade(at('01'));
  expect(published).toBeGreaterThan(before);
  expect(reader.nextChangeAt(at('01'))).toEqual(new Date('2026-12-03T06:00:00Z'));
  expect(reader.nextChangeAt(at('03'))).toEqual(new Date('2026-12-04T06:00:00Z'));
  expect(reader.changesMade(at('03'))).toBe(published + 1);
  expect(reader.changesMade(at('05'))).toBe(published + 2);
  // Without its two moments, the number must not be one that it was before.
  await documents.change(FRAME_ID, { type: 'reset-to-built-in' }, EDITOR);
  await reader.read();
  expect(reader.changesMade(at('05'))).toBeGreaterThan(published + 2);
  expect(reader.nextChangeAt(at('05'))).toBeUndefined();
});

test('an emptied field stays empty, though the built-in frame has one', async () => {
  const { regionName, ...brand } = BUILT_IN_FRAME.brand;
  expect(regionName).not.toBe('');
  await publishFrame(documents, () => ({ brand }) as never);
  expect((await node().read()).brand.regionName).toBe('');
});

test('facts of an earlier release lie over the built-in frame, also in the editor', async () => {
  await stored({ brand: { city: 'Tulsa', regionName: '' } });
  expect((await node().read()).brand).toEqual({
    ...BUILT_IN_FRAME.brand,
    city: 'Tulsa',
    regionName: '',
  });
  await documents.list({ kind: 'frame', limit: 1 });
  const opened = await documents.find(FRAME_ID);
  expect(opened).toMatchObject({ state: 'published', content: { brand: { city: 'Tulsa' } } });
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, zip: '74103' } }));
  expect((await node().read()).brand).toMatchObject({ city: 'Tulsa', zip: '74103' });
});

test('what the settings of an earlier release said is in the frame after the upgrade', async () => {
  const { pool } = fixture.database;
  const values = {
    city: 'Tulsa',
    region: 'OK',
    logo: '/media/cms_media/birch.png',
    profiles: ['https://www.linkedin.com/company/birch', 'https://birch.substack.com'],
    google: 'code',
  };
  await pool.query(
    "insert into seo_site_settings (id, version, values, changed_at, changed_by_name) values ('site', 1, $1, now(), 'Kim')",
    [JSON.stringify(values)],
  );
  const migration = await readFile('migrations/0048_site_frame.sql', 'utf8');
  await pool.query(migration.split('--> statement-breakpoint').at(-1)!);
  await pool.query('truncate seo_site_settings');
  const { brand, logo, footer } = await node().read();
  expect(brand).toEqual({ ...BUILT_IN_FRAME.brand, city: 'Tulsa', region: 'OK', regionName: '' });
  expect(logo).toMatchObject({ search: values.logo, light: '' });
  expect(footer.profiles.map(({ label, href }) => [label, href])).toEqual([
    ['LinkedIn', values.profiles[0]],
    ['Birch', values.profiles[1]],
  ]);
  expect(footer.columns).toEqual(BUILT_IN_FRAME.footer.columns);
});

test('cannot go offline or to the trash', async () => {
  await documents.list({ kind: 'frame', limit: 1 });
  for (const type of ['unpublish', 'trash'] as const)
    expect(await documents.change(FRAME_ID, { type }, EDITOR)).toMatchObject({ ok: false });
  expect(await documents.find(FRAME_ID)).toMatchObject({ state: 'published' });
});

test('a field that is wrong keeps it from being published, and is named', async () => {
  await documents.list({ kind: 'frame', limit: 1 });
  const { content, builtInHash } = (await documents.find(FRAME_ID))!;
  const brand = { ...BUILT_IN_FRAME.brand, email: 'hello', name: '' };
  const draft = { ...content, brand };
  const saved = { id: FRAME_ID, base: 0, builtInHash, content: draft, by: EDITOR };
  await documents.save({ ...saved, saveId: '7c0f2c3e-3f0f-4a54-9c4a-3b8c76a6a001' });
  const refused = await documents.change(FRAME_ID, { type: 'publish', version: 1 }, EDITOR);
  expect(refused).toMatchObject({
    ok: false,
    problems: [
      { field: 'brand.name' },
      { field: 'brand.email', message: 'Enter an email address.' },
    ],
  });
  expect(await node().read()).toEqual(BUILT_IN_FRAME);
});

test('while the database is away, what was read last applies', async () => {
  const reader = node();
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, shortName: 'Birch' } }));
  await reader.read();
  await fixture.database.pool.query('alter table cms_public_frame rename to away');
  expect((await reader.read()).brand.shortName).toBe('Birch');
  await fixture.database.pool.query('alter table away rename to cms_public_frame');
});

test('names of every brand that was public are replaced, and none of one that waits', async () => {
  const { db } = fixture.database;
  const rename = (name: string) =>
    publishFrame(documents, ({ brand }) => ({ brand: { ...brand, name } }));
  await rename('Birch & Rye');
  await rename('Oak Group');
  const { version: base, content, builtInHash } = (await documents.find(FRAME_ID))!;
  const saved = await documents.save({
    id: FRAME_ID,
    base,
    builtInHash,
    content: { ...content, brand: { ...frameOf(content).brand, name: 'Elm' } },
    by: EDITOR,
    saveId: randomUUID(),
  });
  if (!saved.ok) throw new Error(saved.reason);
  const at = new Date(Date.now() + 3_600_000);
  const schedule = { type: 'schedule', version: saved.version, at } as const;
  expect(await documents.change(FRAME_ID, schedule, EDITOR)).toMatchObject({ ok: true });
  const renamings = await findRenamings(
    node(),
    createDocumentLookups({ db, clock: () => new Date() }),
  );
  expect(renamings).toEqual([
    [BUILT_IN_FRAME.brand.name, 'Oak Group'],
    ['Birch & Rye', 'Oak Group'],
  ]);
});

test('a node counts days in the time zone of the frame that it read last', async () => {
  onTestFinished(() => setSiteTimeZone(''));
  await publishFrame(documents, ({ brand }) => ({
    brand: { ...brand, timeZone: 'Europe/Berlin' },
  }));
  expect(siteTimeZone()).toBe('America/Chicago');
  await node().read();
  expect(siteTimeZone()).toBe('Europe/Berlin');
});
