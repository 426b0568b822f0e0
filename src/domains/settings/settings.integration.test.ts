import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#src/platform/config/config.server.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { wireSettings } from '#src/wiring/settings.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { SettingChange } from './settings.server.ts';

const KIMS = { ...KIM, id: 'u1' };
const ADA = { id: 'u2', name: 'ada@cadron.example' };
const SECRET = 's'.repeat(32);
const TOKEN = 'pat-na1-hunter2';
const FORM = '3f0c1c9e-8f0a-4a57-9d6e-0d6f4c3b2a10';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query('truncate settings, setting_changes');
});

const NOW = new Date('2026-11-29T12:00:00Z');

/** Opens the settings as a node does, which listens for changes of others. */
function node(environment: Record<string, string> = {}, secret = SECRET) {
  const settings = wireSettings({
    db: fixture.database.db,
    given: readConfig(environment),
    secret,
    clock: () => NOW,
    log: silentLogger,
  });
  const changes = listenForContentChanges(
    fixture.connectionString,
    () => void settings.refresh(),
    silentLogger,
  );
  onTestFinished(() => changes.stop());
  return settings;
}

const to = (text: string | null, version = 0): SettingChange => ({ version, text });

test('a setting applies on another node within a second, and removed, the default does', async () => {
  const [ours, theirs] = [node(), node()];
  expect(await ours.save({ HUBSPOT_PORTAL_ID: to('4242'), MEDIA_MAX_GB: to('7') }, KIMS)).toEqual({
    count: 2,
  });
  expect(ours.config).toMatchObject({ HUBSPOT_PORTAL_ID: '4242', MEDIA_MAX_GB: 7 });
  await vi.waitFor(
    () => expect(theirs.config).toMatchObject({ HUBSPOT_PORTAL_ID: '4242', MEDIA_MAX_GB: 7 }),
    1_000,
  );
  expect({ ...theirs.config }).toMatchObject({ MEDIA_MAX_GB: 7 }); // as a thread gets it
  const before = theirs.revision();
  await ours.save({ MEDIA_MAX_GB: to(null, 1) }, KIMS);
  await vi.waitFor(() => expect(theirs.config.MEDIA_MAX_GB).toBe(50), 1_000);
  expect(theirs.revision()).toBeGreaterThan(before);
});

test('a bad value names its field, and nothing of its form is stored', async () => {
  const settings = node();
  const names = JSON.stringify({ contact: { nickname: 'nick' } });
  const result = await settings.save(
    {
      HUBSPOT_PORTAL_ID: to('4242'),
      HUBSPOT_FORM_CONTACT: to('contact-form'),
      HUBSPOT_FIELD_NAMES: to(names),
      HUBSPOT_TRACKING: to('true'),
      CRAWL_REST_MS: to('soon'),
    },
    KIMS,
  );
  expect(result).toEqual({
    errors: {
      HUBSPOT_FORM_CONTACT: expect.stringContaining('Contact form must be a form id'),
      HUBSPOT_FIELD_NAMES: expect.stringContaining('contact has no field "nickname"'),
      HUBSPOT_TRACKING: expect.stringContaining('needs the account number'),
      CRAWL_REST_MS: expect.stringContaining('must be a number'),
    },
  });
  expect(await settings.history(10)).toEqual([]);
  expect(settings.config.HUBSPOT_PORTAL_ID).toBeUndefined();
});

test('two people lose nothing: different settings both stay, of one both values are shown', async () => {
  const [kims, adas] = [node(), node()];
  const one = kims.save({ ALERT_EMAIL: to('kim@cadron.example') }, KIMS);
  const other = adas.save({ NOTIFY_EMAIL: to('ada@cadron.example') }, ADA);
  expect(await Promise.all([one, other])).toEqual([{ count: 1 }, { count: 1 }]);
  const late = await adas.save({ ALERT_EMAIL: to('ada@cadron.example') }, ADA);
  expect(late).toEqual({
    errors: {
      ALERT_EMAIL: `${KIMS.name} set it to “kim@cadron.example” meanwhile. Save again to replace that.`,
    },
  });
  expect(await adas.save({ ALERT_EMAIL: to('ada@cadron.example', 1) }, ADA)).toEqual({ count: 1 });
  expect(kims.config.NOTIFY_EMAIL ?? (await kims.refresh(), kims.config.NOTIFY_EMAIL)).toBe(
    'ada@cadron.example',
  );
});

test('a secret is used, and is in no view, no history and not in clear text in the database', async () => {
  const settings = node();
  await settings.save({ HUBSPOT_ACCESS_TOKEN: to(TOKEN) }, KIMS);
  expect(settings.config.HUBSPOT_ACCESS_TOKEN).toBe(TOKEN);
  const { rows } = await fixture.database.pool.query(
    'select to_jsonb(settings) from settings union all select to_jsonb(setting_changes) from setting_changes union all select to_jsonb(activity) from activity',
  );
  expect(rows.length).toBeGreaterThan(2);
  const shown = JSON.stringify([rows, await settings.view(), await settings.history(9)]);
  expect(shown).not.toContain('hunter2');
  const [change] = await settings.history(1);
  expect(change).toMatchObject({ name: 'HUBSPOT_ACCESS_TOKEN', before: null, after: null });
  expect(await settings.undo(change!.id, KIMS)).toEqual({ count: 0 });
  // Another installation cannot open it.
  const foreign = node({}, 'x'.repeat(32));
  await foreign.refresh();
  expect(foreign.config.HUBSPOT_ACCESS_TOKEN).toBeUndefined();
});

test('what the environment sets wins, and is locked', async () => {
  await node().save({ GTM_ID: to('GTM-STORED') }, KIMS);
  const settings = node({ GTM_ID: 'GTM-GIVEN' });
  await settings.refresh();
  expect(settings.config.GTM_ID).toBe('GTM-GIVEN');
  expect(await settings.save({ GTM_ID: to('GTM-OTHER', 1) }, KIMS)).toEqual({
    errors: { GTM_ID: 'The environment sets GTM_ID, so it cannot be changed here.' },
  });
  const view = await settings.view();
  expect(view.find(({ name }) => name === 'GTM_ID')).toMatchObject({ source: 'environment' });
  expect(view.find(({ name }) => name === 'MAIL_FROM')).toMatchObject({ source: 'default' });
});

test('a change can be taken back while its value is in place', async () => {
  const settings = node();
  await settings.save({ HUBSPOT_FORM_CONTACT: to(FORM) }, KIMS);
  const [first] = await settings.history(1);
  expect(await settings.undo(first!.id, ADA)).toEqual({ count: 1 });
  expect(settings.config.HUBSPOT_FORM_CONTACT).toBeUndefined();
  expect(await settings.undo(first!.id, ADA)).toEqual({ count: 0 });
  const { rows } = await fixture.database.pool.query(
    "select actor_name as by, before, after from activity where action = 'setting.changed' order by at desc, id desc limit 1",
  );
  expect(rows).toMatchObject([
    { by: ADA.name, before: { 'Contact form': FORM }, after: { 'Contact form': null } },
  ]);
});

test('a consent text is a new version, and earlier ones keep theirs', async () => {
  const settings = node();
  const built = settings.consent('CONSENT_LEADS');
  await settings.save({ CONSENT_LEADS: to('You agree that we answer you by email.') }, KIMS);
  const second = settings.consent('CONSENT_LEADS');
  expect(second).toEqual({
    version: '2026-11-29-leads-1',
    text: 'You agree that we answer you by email.',
  });
  await settings.save({ CONSENT_LEADS: to('You agree that we call you back.', 1) }, KIMS);
  expect(settings.consentText(second.version)).toBe(second.text);
  await settings.save({ CONSENT_LEADS: to(null, 2) }, KIMS);
  expect(settings.consent('CONSENT_LEADS')).toEqual(built);
});

test('what was read last applies while the database is away', async () => {
  const away = await createTestDatabase();
  const settings = wireSettings({
    db: away.database.db,
    given: readConfig({}),
    secret: SECRET,
    clock: () => NOW,
    log: silentLogger,
  });
  await settings.save({ MEDIA_MAX_GB: to('9') }, KIMS);
  await away.drop();
  await settings.refresh();
  expect(settings.config.MEDIA_MAX_GB).toBe(9);
});
