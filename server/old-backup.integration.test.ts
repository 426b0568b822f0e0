import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDatabase } from '#src/platform/backup/load-database.server.ts';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import { createBrowser } from '#tests/support/test-auth.ts';
import { createSite, type TestSite } from '#tests/support/restored-site.ts';
import { restore } from './restore.ts';

/** What an installation of the release d221a18d had still works, restored from a backup or updated in place. */

const CASE = 'tests/cases/backup-d221a18d';
const FOLDER = `${CASE}/backup`;

interface Person {
  email: string;
  /** of the authenticator app, if there is one */
  totp?: string;
  /** the first one is used */
  recoveryCodes?: string[];
  /** of a signed-in browser */
  cookie: string;
}

interface Facts {
  madeAt: string;
  secret: string;
  password: string;
  users: Person[];
  links: { id: string; kind: 'invite' | 'reset' | 'email'; email: string; token: string }[];
  ignored: { path: string; check: string; key: string }[];
  documents: Record<'draft' | 'later' | 'ending' | 'template' | 'fromTemplate', string>;
  previewToken: string;
  leads: string[];
  runToken: string;
  asset: { id: string; address: string };
}

vi.setConfig({ testTimeout: 180_000 });

const facts = JSON.parse(await readFile(`${CASE}/facts.json`, 'utf8')) as Facts;
const { password, users } = facts;
const manifest = JSON.parse(await readFile(`${FOLDER}/database/manifest.json`, 'utf8')) as Manifest;
/** Tables that a restore changes itself: it ends sessions, links and previews, with the emails of links that end. */
const CHANGED = new Set([
  'public.activity',
  'public.auth_sessions',
  'public.cms_preview_links',
  'public.people_emails',
  'public.site_holds',
]);
const MINUTE_MS = 60_000;

const printed = vi.spyOn(console, 'log');
const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  printed.mockReset().mockReturnValue();
  warned.mockReset().mockReturnValue();
  // Links and sessions of the backup last some days, so tests run on the day it was made.
  const now = Date.parse(facts.madeAt) + 10 * MINUTE_MS;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

type Running = Awaited<ReturnType<TestSite['open']>>;

const createSiteOfBackup = () => createSite({ SESSION_SECRET: facts.secret });

/** The code that an app shows next, which is accepted already: a restore refuses the current one. */
const nextCode = (secret: string) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

/** Signs in with the password and what else is asked for, in a browser that the site does not know. */
async function signIn({ auth }: Running, { email }: Person, code?: string) {
  const browser = createBrowser('198.51.100.4');
  const first = await browser.signIn(auth, password, email);
  if (!first.ok && first.reason === 'code-required' && code !== undefined)
    await browser.enterCode(auth, code);
  return (await auth.session(browser.request()))?.user.email;
}

async function expectSignIns(site: Running) {
  for (const person of users) {
    const { email, totp, recoveryCodes = [] } = person;
    expect(await signIn(site, person)).toBe(totp ? undefined : email);
    if (!totp) continue;
    const [used, unused] = recoveryCodes;
    expect(await signIn(site, person, await nextCode(totp))).toBe(email);
    expect(await signIn(site, person, used)).toBeUndefined();
    expect(await signIn(site, person, unused)).toBe(email);
    expect(await signIn(site, person, unused)).toBeUndefined();
  }
  expect(await signIn(site, { email: 'owner@cadron.example', cookie: '' })).toBe(
    'owner@cadron.example',
  );
}

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
  expect(await site.documents.history(documents.ending, { limit: 20 })).toHaveLength(5);
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
  }
  for (const { kind, email, token } of facts.links)
    expect(await site.people.viewLink(kind, token)).toMatchObject({ state: 'valid', email });
  expect(await site.previewLinks.resolve(facts.previewToken)).toBeDefined();
  await expectSignIns(site);
});
