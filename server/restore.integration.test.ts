import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LEDGER_FILE } from '#src/wiring/suppression.server.ts';
import { startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { backup } from './backup.ts';
import { release } from './release.ts';
import { restore } from './restore.ts';
import { createSite, type TestSite } from '#tests/support/restored-site.ts';
import { KIM } from '#tests/builders/actor.ts';

/** People who left do not come back with a backup, and a restored site sends nothing before its release. */

// Each test starts one or more sites, whose workers poll every few seconds.
vi.setConfig({ testTimeout: 180_000 });

const printed = vi.spyOn(console, 'log');
const warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  printed.mockReset().mockReturnValue();
  warned.mockReset().mockReturnValue();
});
const warnings = () => warned.mock.calls.map(([text]) => String(text)).join('\n');

type Running = Awaited<ReturnType<TestSite['open']>>;

const submit = ({ leads }: Pick<Running, 'leads'>, email: string) =>
  leads.submit({
    form: 'contact',
    fields: { firstName: 'Ann', lastName: 'Lee', email, message: 'Our quotes are late.' },
    token: leads.formToken().token,
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    address: '192.0.2.1',
  });

const subscribe = ({ newsletter }: Pick<Running, 'newsletter'>, email: string) =>
  newsletter.subscribe({ email, source: 'footer', consentShown: '2026-11' });

async function unsubscribe(site: TestSite, { newsletter }: Running, email: string) {
  const [row] = await site.query(
    `select unsubscribe_token as token from newsletter_subscribers where email = '${email}'`,
  );
  expect(await newsletter.unsubscribe(row.token)).toBe('unsubscribed');
}

/** Creates a site with contacts, two kinds: those who stay and those who are erased after its backup. */
async function siteThatWasLeft(settings: Record<string, string> = {}) {
  const site = await createSite(settings);
  const running = await site.open();
  for (const name of ['ann', '0.x', 'l10.x', 'bob']) {
    await submit(running, `${name}@x.example`);
    await subscribe(running, `${name}@x.example`);
  }
  // The form's token is so recent that the lead looks like a bot's; a person reviews and releases such leads.
  await site.query(`update leads set state = 'waiting', suspicions = '{}'`);
  await mkdir(site.mailFolder, { recursive: true });
  for (const name of ['0.x', 'l10.x'])
    await writeFile(
      join(site.mailFolder, `2026-11-01T00-00-00.000Z-${name}.eml`),
      `To: ${name}@x.example\r\n\r\nHello`,
    );
  const folder = join(site.dataDir, 'backup');
  await site.run(backup, folder);

  await running.erasePerson('0.x@x.example', KIM);
  await running.erasePerson('ann@x.example', KIM);
  await unsubscribe(site, running, 'bob@x.example');
  return { site, running, folder };
}

const PEOPLE = `select email, null as status from leads union all
  select email, status from newsletter_subscribers order by email, status nulls first`;
const WHO_STAYED = [
  { email: 'bob@x.example', status: null },
  { email: 'bob@x.example', status: 'unsubscribed' },
  { email: 'l10.x@x.example', status: null },
  { email: 'l10.x@x.example', status: 'pending' },
].toSorted((a, b) => a.email.localeCompare(b.email));

test('keeps people who left erased when restoring over their site, and sends nothing before the release', async () => {
  const crm = await startHubspotStandIn({ limited: false });
  onTestFinished(() => crm.stop());
  const { site, running, folder } = await siteThatWasLeft(crm.environment);
  await running.stop();
  expect(await readdir(site.mailFolder)).toEqual(['2026-11-01T00-00-00.000Z-l10.x.eml']);

  await site.run(restore, folder, '--force');
  expect(await site.query(PEOPLE)).toEqual(WHO_STAYED);
  expect(await readdir(site.mailFolder)).toEqual(['2026-11-01T00-00-00.000Z-l10.x.eml']);
  expect(printed.mock.lastCall?.[0]).toContain('Erased again: 2, unsubscribed again: 1.');
  expect(warnings()).not.toContain('No ledger');
  expect(await site.query('select removed from lead_erasures')).toHaveLength(2);

  const restored = await site.open();
  expect(await submit(restored, 'new@x.example')).toMatchObject({ ok: true });
  await site.query(`update leads set state = 'waiting', suspicions = '{}'`);
  await restored.leads.release(
    (await site.query('select id from leads')).map(({ id }) => id),
    KIM,
  );
  await restored.work();
  const held = async () => (await restored.hold.latest())?.jobs ?? {};
  await vi.waitFor(
    async () => {
      expect(await held()).toMatchObject({ 'deliver-lead': 3, 'send-newsletter-email': 1 });
      expect(await restored.leads.counts()).toMatchObject({ byState: { waiting: 3 } });
      const [{ open }] = await site.query(
        `select count(*)::int as open from pgboss.job where name <> 'refresh-search'
          and state in ('created', 'retry', 'active') and name <> 'dead-letters'`,
      );
      expect(open).toBe(0);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(crm.calls).toEqual([]);
  expect(await readdir(site.mailFolder)).toHaveLength(1);

  await site.run(release);
  expect(printed.mock.lastCall?.[0]).toContain('The site is released.');
  await vi.waitFor(
    async () => {
      const sent = crm.submissions.map(({ fields }) => fields['email']);
      expect(new Set(sent)).toEqual(new Set(['bob@x.example', 'l10.x@x.example', 'new@x.example']));
      expect(sent).toHaveLength(3);
      expect(await held()).toEqual({});
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('keeps people who left erased on a new machine, using a copy of the ledger', async () => {
  const { site, running, folder } = await siteThatWasLeft();
  await running.work();
  const copy = join(site.dataDir, LEDGER_FILE);
  await vi.waitFor(
    async () => expect(await readFile(copy, 'utf8')).toMatch(/unsubscribed/),
    60_000,
  );
  expect(await readFile(copy, 'utf8')).not.toContain('x.example');

  const machine = await createSite();
  await machine.run(restore, folder, '--ledger', copy);
  expect(await machine.query(PEOPLE)).toEqual(WHO_STAYED);
  expect(warnings()).not.toContain('No ledger');

  // A copy in its usual place needs no name, and survives a second restore.
  const other = await createSite();
  await mkdir(other.dataDir, { recursive: true });
  await copyFile(copy, join(other.dataDir, LEDGER_FILE));
  await other.run(restore, folder);
  await other.run(restore, folder, '--force');
  expect(await other.query(PEOPLE)).toEqual(WHO_STAYED);
});

test('restores people who came back after leaving', async () => {
  const { site, running } = await siteThatWasLeft();
  await submit(running, 'ann@x.example');
  await subscribe(running, 'bob@x.example');
  const folder = join(site.dataDir, 'later-backup');
  await site.run(backup, folder);
  await unsubscribe(site, running, 'l10.x@x.example');
  await running.stop();
  await site.run(restore, folder, '--force');
  expect(printed.mock.lastCall?.[0]).toContain('Erased again: 0, unsubscribed again: 1.');
  expect(await site.query(PEOPLE)).toEqual([
    { email: 'ann@x.example', status: null },
    { email: 'bob@x.example', status: null },
    { email: 'bob@x.example', status: 'pending' },
    { email: 'l10.x@x.example', status: null },
    { email: 'l10.x@x.example', status: 'unsubscribed' },
  ]);
});

test('restores while the site runs and accepts leads, without a restart', async () => {
  const { site, running, folder } = await siteThatWasLeft();
  await running.work();
  const restoring = new AbortController();
  const visitors = (async () => {
    for (let n = 0; !restoring.signal.aborted; n += 1)
      await submit(running, `visitor${n}@x.example`).catch(() => undefined); // reported to the visitor, as with a 503
  })();
  await site.run(restore, folder, '--force').finally(() => restoring.abort());
  await visitors;
  expect(await submit(running, 'new@x.example')).toMatchObject({ ok: true });
  const stayed = WHO_STAYED.map(({ email }) => email);
  const emails = (await site.query(PEOPLE)).map(({ email }) => email);
  expect(emails).toEqual(expect.arrayContaining([...stayed, 'new@x.example']));
  expect(emails).not.toContain('ann@x.example');
});

test('warns without a ledger newer than the backup', async () => {
  const { folder } = await siteThatWasLeft();
  expect(warnings()).toContain('The backup is not encrypted.');
  const machine = await createSite();
  await machine.run(restore, folder);
  expect(warnings()).toContain('No ledger newer than the backup');
  expect(await machine.query(PEOPLE)).toHaveLength(8);
});

test('rejects the ledger of another site without changes', async () => {
  const { folder } = await siteThatWasLeft();
  const stranger = await createSite();
  await (await stranger.open()).work();
  const foreign = join(stranger.dataDir, LEDGER_FILE);
  await vi.waitFor(() => readFile(foreign), 60_000);
  const machine = await createSite();
  await expect(machine.run(restore, folder, '--ledger', foreign)).rejects.toThrow(/another site/);
  await expect(machine.run(restore, folder, '--ledger', '/nowhere')).rejects.toThrow('/nowhere');
  await expect(machine.run(restore, folder, '--legder', foreign)).rejects.toThrow(
    '--ledger <file>',
  );
  expect(await machine.query(PEOPLE)).toEqual([]);
});

test('encrypts a backup with the passphrase and restores it', async () => {
  const BACKUP_PASSPHRASE = 'correct horse battery';
  const { site, folder } = await siteThatWasLeft({ BACKUP_PASSPHRASE });
  expect(warnings()).not.toContain('not encrypted');
  expect(printed.mock.lastCall?.[0]).toContain('It is encrypted with BACKUP_PASSPHRASE.');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toMatch(
      /x\.example|leads/,
    );

  await expect((await createSite()).run(restore, folder)).rejects.toThrow('is encrypted');
  const wrong = await createSite({ BACKUP_PASSPHRASE: 'incorrect horse' });
  await expect(wrong.run(restore, folder)).rejects.toThrow('not the passphrase of this backup');

  const mail = join(folder, 'mail', '2026-11-01T00-00-00.000Z-l10.x.eml');
  const machine = await createSite({ BACKUP_PASSPHRASE });
  await machine.run(restore, folder);
  expect((await machine.query(PEOPLE)).length).toBe(8);
  expect(await readFile(join(machine.mailFolder, mail.split('/').at(-1)!), 'utf8')).toContain(
    'Hello',
  );

  // One file replaced by another of the same backup.
  await copyFile(join(folder, 'mail', '2026-11-01T00-00-00.000Z-0.x.eml'), mail);
  const other = await createSite({ BACKUP_PASSPHRASE });
  await expect(other.run(restore, folder)).rejects.toThrow(/l10\.x\.eml of the backup was changed/);
  await site.run(release);
});
