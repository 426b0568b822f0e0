import { expect, test } from 'vitest';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { createLeadMailsHandler } from './adopt-lead-mails.server.ts';
import { eraseLeads } from '#src/domains/leads/erasure/erase-restored.server.ts';
import { LEAD_EMAILS } from './lead-emails.server.ts';
import { newLead, START } from '#tests/builders/new-lead.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { openLeadEmails } from '#tests/support/lead-emails.ts';

/** The promise of an email, from the lead's transaction to its record. */

const { db, queue, query, store, leads, createWorker, takeJobs, promised } = openLeadEmails();

test('a lead and its promised emails are stored together, or not at all', async () => {
  const send: JobQueue['send'] = async (...args) => {
    await queue().send(...args);
    if (args[0].name === LEAD_EMAILS.job.name) throw new Error('the power went out');
    return null;
  };
  const storing = db().transaction((tx) => storeAndQueue({ queue: { send } }, tx, newLead()));
  await expect(storing).rejects.toThrow('the power went out');
  for (const table of ['leads', 'lead_emails', 'pgboss.job'])
    expect(await query(`select from ${table}`), table).toEqual([]);

  const id = await store();
  expect(await promised(id)).toMatchObject([
    { kind: 'team', state: 'waiting', attempts: 0 },
    { kind: 'visitor', state: 'waiting', attempts: 0 },
  ]);
  expect(await takeJobs()).toHaveLength(2);
});

test('a repeated submission promises nothing twice', async () => {
  const lead = newLead();
  for (const _ of [1, 2])
    await db().transaction((tx) => storeAndQueue({ queue: queue() }, tx, lead));
  expect(await query('select from lead_emails')).toHaveLength(2);
  expect(await takeJobs()).toHaveLength(2);
});

test('in quarantine nothing is promised; the release promises it, once', async () => {
  const id = await store({ state: 'quarantined', suspicions: ['links'] });
  expect(await promised(id)).toEqual([]);
  await leads().release([id]);
  await leads().release([id]);
  expect(await promised(id)).toHaveLength(2);
  expect(await takeJobs()).toHaveLength(2);
});

test('with its person, the records of a lead are gone, and its jobs do nothing', async () => {
  const id = await store({ email: 'ann@company.test' });
  const jobs = await takeJobs();
  await eraseLeads(db(), 'ann@company.test');
  expect(await query('select from lead_emails')).toEqual([]);
  const sent: OutgoingEmail[] = [];
  for (const job of jobs) await createWorker(async (email) => void sent.push(email)).handle(job);
  expect([sent, await promised(id)]).toEqual([[], []]);
});

test('an email is overdue an hour after it was to go out', async () => {
  await store();
  await query(`update lead_emails set due_at = now() - interval '59 minutes'`);
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 0, failed: 0 });
  await query(`update lead_emails set due_at = now() - interval '61 minutes' where kind = 'team'`);
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 1, failed: 0 });
  expect((await leads().list({ emails: 'overdue', form: 'contact' }, 1)).total).toBe(1);
});

test('a job from before emails had records is sent like all others, and once', async () => {
  const id = await store();
  const quarantined = await store({ state: 'quarantined' });
  await query('delete from lead_emails');
  await takeJobs();
  const adopt = createLeadMailsHandler({ db: db(), queue: queue(), clock: () => START });
  await adopt({ leadId: id, to: 'team' });
  expect(await promised(id)).toMatchObject([{ kind: 'team' }]);
  for (const leadId of [id, id, quarantined]) await adopt({ leadId });
  expect(await promised(id)).toHaveLength(2);
  expect(await promised(quarantined)).toEqual([]);
  expect(await takeJobs()).toHaveLength(2);
});
