import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDatabase } from '#src/platform/backup/load-database.server.ts';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import { createBrowser } from '#tests/support/test-auth.ts';
import {
  createSiteOfBackup,
  DAY_OF_BACKUP,
  expectSignIns,
  facts,
  FOLDER,
  type Person,
  signIn,
} from '#tests/support/old-backup.ts';
import { restore } from './restore.ts';

/** An installation of the release d221a18d still works, restored from a backup or updated in place. */

vi.setConfig({ testTimeout: 180_000 });

const { password, users } = facts;
const manifest = JSON.parse(await readFile(`${FOLDER}/database/manifest.json`, 'utf8')) as Manifest;
/**
 * Tables that a restore changes itself: it ends sessions, links and previews, with the emails of links that end. Two are
 * dropped since.
 */
const CHANGED = new Set([
  'public.activity',
  'public.auth_verifications',
  'public.cms_page_revisions',
  'public.auth_sessions',
  'public.cms_preview_links',
  'public.people_emails',
  'public.site_holds',
]);

const printed = vi.spyOn(console, 'log');
const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  printed.mockReset().mockReturnValue();
  warned.mockReset().mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'], now: DAY_OF_BACKUP });
});
afterEach(() => vi.useRealTimers());

test('restores a backup of d221a18d: everyone signs in as before, and nothing is lost', async () => {
  const place = await createSiteOfBackup();
  await place.run(restore, FOLDER);
  for (const { name, rows } of manifest.tables.filter(({ name }) => !CHANGED.has(name)))
    expect(
      await place.query(`select count(*)::int as rows, '${name}' as name from ${name}`),
    ).toEqual([{ rows, name }]);
  const site = await place.open();
  await expectSignIns(site);

  const { documents } = facts;
  const find = async (id: string) => (await site.documents.find(id))!;
  expect(await find(documents.draft)).toMatchObject({
    state: 'draft',
    content: { title: 'A draft of the fixture' },
  });
  const later = await find(documents.later);
  expect(later.state).toBe('scheduled');
  expect(JSON.stringify(later.life)).toContain('2031-11-01T15:00:00.000Z');
  const ending = await find(documents.ending);
  expect(ending.content['title']).toBe('Third revision');
  expect(JSON.stringify(ending.life)).toContain('2031-11-15T15:00:00.000Z');
  expect(await site.documents.timeline(documents.ending, { limit: 20 })).toHaveLength(5);
  expect((await find(documents.fromTemplate)).content).toMatchObject({ title: 'CRM in Tulsa' });
  expect(await site.postTemplates.live(documents.template)).toBeDefined();
  expect(await site.documents.nextDueAt()).toEqual(new Date('2026-12-01T14:28:58.326Z'));

  for (const id of facts.leads) expect(await site.leads.find(id)).toMatchObject({ id });
  expect(await site.assessments.getRun(facts.runToken)).toMatchObject({ companySize: '11-50' });
  expect(await site.redirects.find('/fixture-old')).toMatchObject({ to: '/contact' });
  for (const { path, check, key } of facts.ignored) {
    const { findings } = await site.siteFindings.list({ check, isIgnored: true, page: 1 });
    expect(findings).toContainEqual(expect.objectContaining({ path, key }));
  }
  expect(await site.overrides.of('/contact')).toMatchObject({ title: 'Contact of the fixture' });
  expect((await site.siteSettings.view()).values).toMatchObject({ titleBrand: 'Cadron Fixture' });
  const { members } = await site.people.list();
  const ben = members.find(({ email }) => email === users[1]!.email)!;
  expect(await site.savedFilters.list(ben.id, 'posts')).toMatchObject([{ name: 'My drafts' }]);
  expect(await site.assets.get(facts.asset.id)).toMatchObject({ alt: 'A square' });
});

test('a restore revives no session, link, code or recovery code, and says what else is back', async () => {
  const place = await createSiteOfBackup();
  await place.run(restore, FOLDER);
  expect(printed.mock.lastCall?.[0]).toContain(
    'Ended: 9 sessions, 4 links in emails about accounts (send invitations again at /admin/team), and 1 preview link',
  );
  expect(warned.mock.lastCall?.[0]).toContain('There was no earlier database here');
  let site = await place.open();
  const isSignedIn = async (cookie: string) =>
    (await site.auth.session(new Request('http://localhost', { headers: { cookie } }))) !==
    undefined;
  expect(await Promise.all(users.map(({ cookie }) => isSignedIn(cookie)))).not.toContain(true);
  for (const { kind, token } of facts.links)
    expect(await site.people.viewLink(kind, token)).toEqual({ state: 'invalid' });
  expect(await site.previewLinks.resolve(facts.previewToken)).toBeUndefined();
  const [ada, ben, cleo, dov] = users as [Person, Person, Person, Person];
  const epoch = Math.floor(Date.now() / 1000);
  expect(await signIn(site, ada, await generate({ secret: ada.totp!, epoch }))).toBeUndefined();
  const { invites, members } = await site.people.list();
  expect(invites.filter(({ email }) => email === 'eve@cadron.example')).toMatchObject([
    { state: 'expired' },
  ]);

  // What happens after the backup, on the site that it is restored over.
  const browser = createBrowser('198.51.100.4');
  await browser.signIn(site.auth, password, 'owner@cadron.example');
  const owner = (await site.auth.session(browser.request()))!;
  const idOf = ({ email }: Person) => members.find((one) => one.email === email)!.id;
  expect(await signIn(site, ben, ben.recoveryCodes![2])).toBe(ben.email);
  expect(await site.people.changeRole(idOf(ben), 'viewer', owner)).toEqual({ ok: true });
  expect(await site.people.deactivate(idOf(dov), owner)).toEqual({ ok: true });
  expect(await site.people.resetTotp(idOf(ada), owner)).toEqual({ ok: true });
  expect(await site.people.remove(idOf(cleo), owner)).toEqual({ ok: true });
  await site.stop();
  await place.run(restore, FOLDER, '--force');
  expect(warned.mock.lastCall?.[0]).toBe(
    `Warning: The team is as it was at the time of the backup. Check /admin/team:
ada@cadron.example needs the authenticator app of the backup again.
ben@cadron.example is editor again, and was viewer.
cleo@cadron.example is back, although removed since the backup.
dov@cadron.example is active again, although deactivated since.`,
  );
  site = await place.open();
  expect(await signIn(site, ben, ben.recoveryCodes![2])).toBeUndefined();
  expect(await signIn(site, ben, ben.recoveryCodes![3])).toBe(ben.email);
});

test('updates a database of d221a18d in place: browsers stay signed in, and links in emails work', async () => {
  const place = await createSiteOfBackup();
  await (await place.open()).stop(); // which creates the queue
  await loadDatabase(place.connectionString, `${FOLDER}/database`, { force: true });
  const site = await place.open();
  for (const { email, cookie } of users) {
    const request = new Request('http://localhost', { headers: { cookie } });
    expect((await site.auth.session(request))?.user.email).toBe(email);
    // Earlier releases stored the token itself, until the session is used by this one.
    const token = /session_token=([\w-]+)/.exec(cookie)![1]!;
    const stored = await place.query('select token from auth_sessions');
    expect(stored.map((row) => row.token)).not.toContain(token);
  }
  for (const { kind, email, token } of facts.links)
    expect(await site.people.viewLink(kind, token)).toMatchObject({ state: 'valid', email });
  expect(await site.previewLinks.resolve(facts.previewToken)).toBeDefined();
  await expectSignIns(site);
});
