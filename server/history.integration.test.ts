import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ACTIVITY_LABELS } from '#src/admin/activity/activity-labels.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createSite } from '#tests/support/restored-site.ts';
import { backup } from './backup.ts';
import { release } from './release.ts';
import { restore } from './restore.ts';

vi.setConfig({ testTimeout: 180_000 });
vi.spyOn(console, 'log').mockReturnValue();
vi.spyOn(console, 'warn').mockReturnValue();

/** Names, addresses and texts of visitors, which the history must not contain. */
const PRIVATE = /x\.example|Zelda|Quimby|quotes are late/i;

test('a day of actions is recorded without personal data, and survives a restore with its ids', async () => {
  const site = await createSite();
  const { leads, newsletter, redirects, erasePerson } = await site.open();
  const submit = (email: string) =>
    leads.submit({
      form: 'contact',
      fields: { firstName: 'Zelda', lastName: 'Quimby', email, message: 'Our quotes are late.' },
      token: leads.formToken().token,
      pageUri: 'https://cadron.example/contact',
      pageName: 'Contact',
      address: '192.0.2.1',
    });
  for (const name of ['one', 'two', 'three']) await submit(`${name}@x.example`);
  await newsletter.subscribe({ email: 'one@x.example', source: 'footer', consentShown: '2026-11' });
  const [one, two] = (await site.query('select id from leads order by email')).map(({ id }) => id);
  await site.query(`update leads set state = 'quarantined'`);
  await leads.release([one, two], KIM);
  await leads.release([one], KIM);
  const [email] = await site.query(`select id from lead_emails where owner_id = '${one}'`);
  expect(await leads.sendEmail(one, email.id, KIM)).toBe(true);
  expect(await leads.remove([two], KIM)).toBe(1);
  const [subscriber] = await site.query('select id from newsletter_subscribers');
  expect(await newsletter.resendConfirmation(subscriber.id, KIM)).toBe(true);
  expect(await erasePerson('one@x.example', KIM)).toMatchObject({ leads: 1 });
  for (const to of ['/b', '/c', '/c'])
    expect(await redirects.save({ from: '/a', to, by: KIM })).toMatchObject({ ok: true });
  expect(await redirects.delete(['/a'], KIM)).toMatchObject({ deleted: [{ from: '/a' }] });

  const entries = () => site.query('select * from activity order by id');
  const actions = async () => (await entries()).map(({ action }) => action);
  const day = await entries();
  expect(await actions()).toEqual([
    'lead.released',
    'lead.released',
    'lead.sent-again',
    'lead.email-sent-again',
    'lead.deleted',
    'subscription.confirmation-sent-again',
    'person.erased',
    'redirect.added',
    'redirect.changed',
    'redirect.deleted',
  ]);

  const folder = join(site.dataDir, 'backup');
  await site.run(backup, folder);
  await redirects.save({ from: '/later', to: '/b', by: KIM });
  await site.run(restore, folder, '--force');
  await site.run(release);
  const restored = await entries();
  expect(restored.slice(0, day.length)).toEqual(day);
  expect(restored.slice(day.length)).toMatchObject([
    { action: 'site.restored', actor_id: null, actor_name: 'Command line' },
    { action: 'hold.released', actor_name: 'Command line' },
  ]);
  const ids = restored.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.map((_, at) => ids[0]! + at));

  expect(JSON.stringify(restored)).not.toMatch(PRIVATE);
  for (const action of await actions()) expect(ACTIVITY_LABELS.has(action), action).toBe(true);
});
