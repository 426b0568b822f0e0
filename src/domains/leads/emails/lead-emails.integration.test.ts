import { expect, test } from 'vitest';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { eraseLeads } from '#src/domains/leads/erasure/erase-leads.server.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { openLeadEmails } from '#tests/support/lead-emails.ts';
import { LEAD_EMAILS, promiseLeadEmails } from './lead-emails.server.ts';
import { KIM } from '#tests/builders/actor.ts';

/** Promising the emails of a lead, and their state. */

const { db, queue, query, store, leads, createWorker, takeJobs, promised } = openLeadEmails();

test('stores a lead and its promised emails together or not at all', async () => {
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

test('a repeated submission promises its emails once', async () => {
  const lead = newLead();
  for (const _ of [1, 2])
    await db().transaction((tx) => storeAndQueue({ queue: queue() }, tx, lead));
  expect(await query('select from lead_emails')).toHaveLength(2);
  expect(await takeJobs()).toHaveLength(2);
});

test('promises the email that a lead lacks, and leaves the other', async () => {
  const id = await store();
  await takeJobs();
  await query(`update lead_emails set state = 'sent' where kind = 'visitor'`);
  await query(`delete from lead_emails where kind = 'team'`);
  const lead = { id, form: 'contact' } as const;
  await db().transaction((tx) => promiseLeadEmails(queue(), tx, lead, new Date()));
  expect(await promised(id)).toMatchObject([
    { kind: 'visitor', state: 'sent' },
    { kind: 'team', state: 'waiting' },
  ]);
  expect(await takeJobs()).toHaveLength(1);
});

test('promises emails on release from quarantine, once', async () => {
  const id = await store({ state: 'quarantined', suspicions: ['links'] });
  expect(await promised(id)).toEqual([]);
  await leads().release([id], KIM);
  await leads().release([id], KIM);
  expect(await promised(id)).toHaveLength(2);
  expect(await takeJobs()).toHaveLength(2);
});

test('"Send again" rejects an email of another lead or one that is being sent', async () => {
  const [id, other] = [await store(), await store()];
  const [email] = await promised(id);
  expect(await leads().sendEmail(other, email!.id, KIM)).toBe(false);
  expect(await leads().sendEmail(id, 'nonsense', KIM)).toBe(false);
  await query(`update lead_emails set claimed_until = now() + interval '1 minute'`);
  expect(await leads().sendEmail(id, email!.id, KIM)).toBe(false);
  await query(`update lead_emails set claimed_until = now()`);
  expect(await leads().sendEmail(id, email!.id, KIM)).toBe(true);
});

test('erasing a person deletes the emails, and their jobs do nothing', async () => {
  const id = await store({ email: 'ann@company.test' });
  const jobs = await takeJobs();
  await eraseLeads(db(), 'ann@company.test');
  expect(await query('select from lead_emails')).toEqual([]);
  const sent: OutgoingEmail[] = [];
  for (const job of jobs) await createWorker(async (email) => void sent.push(email)).handle(job);
  expect([sent, await promised(id)]).toEqual([[], []]);
});

test('an email is overdue one hour after its due time', async () => {
  await store();
  await query(`update lead_emails set due_at = now() - interval '59 minutes'`);
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 0, failed: 0, kept: 0 });
  await query(`update lead_emails set due_at = now() - interval '61 minutes' where kind = 'team'`);
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 1, failed: 0, kept: 0 });
  expect((await leads().list({ emails: 'overdue', form: 'contact' }, 1)).total).toBe(1);
});
