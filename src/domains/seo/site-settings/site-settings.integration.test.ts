import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createSiteSettings } from './site-settings.server.ts';

const BY = { ...KIM, id: 'u1' };
let seconds = 0;
const clock = () => new Date(Date.UTC(2026, 10, 23, 12) + (seconds += 1) * 1_000);

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate seo_site_settings, seo_site_setting_changes');
});

const open = () =>
  createSiteSettings({
    db: fixture.database.db,
    builtIn: BUILT_IN_SETTINGS,
    clock,
    log: silentLogger,
  });

test('a saved setting applies on other nodes, and the rest stays built in', async () => {
  const id = randomUUID();
  expect(await open().save({ id, version: 0, changes: { areaServed: ['Arkansas'] } }, BY)).toBe(
    'saved',
  );
  expect(await open().read()).toEqual({ ...BUILT_IN_SETTINGS, areaServed: ['Arkansas'] });
  const { rows } = await fixture.database.pool.query(
    "select before, after from activity where action = 'setting.changed'",
  );
  expect(rows).toEqual([
    { before: { 'Areas served': null }, after: { 'Areas served': 'Arkansas' } },
  ]);
});

test('refuses a form that was opened before another change', async () => {
  const settings = open();
  await settings.save({ id: randomUUID(), version: 0, changes: { google: 'one' } }, BY);
  const late = { id: randomUUID(), version: 0, changes: { google: 'two' } };
  expect(await settings.save(late, BY)).toBe('outdated');
  expect((await settings.read()).google).toBe('one');
});

test('a repeated request makes one change', async () => {
  const settings = open();
  const change = { id: randomUUID(), changes: { bing: 'code' } };
  await settings.save(change, BY);
  expect(await settings.save(change, BY)).toBe('unchanged');
  expect(await settings.history(10)).toHaveLength(1);
});

test('undo puts back what still has the value of the change', async () => {
  const settings = open();
  const id = randomUUID();
  await settings.save({ id, changes: { google: 'one', bing: 'one' } }, BY);
  await settings.save({ id: randomUUID(), changes: { bing: 'two' } }, BY);
  expect(await settings.undo({ id: randomUUID(), undoes: id }, BY)).toBe('saved');
  expect(await settings.view()).toMatchObject({ version: 3, values: { bing: 'two' } });
  const [, , first] = await settings.history(10);
  expect(first).toMatchObject({ id, isUndone: true, names: ['google', 'bing'] });
});

test('while the database is away, what was read last applies', async () => {
  const settings = open();
  await settings.save({ id: randomUUID(), changes: { google: 'one' } }, BY);
  await settings.read();
  await fixture.database.pool.query('alter table seo_site_settings rename to away');
  expect((await settings.read()).google).toBe('one');
  await fixture.database.pool.query('alter table away rename to seo_site_settings');
});
