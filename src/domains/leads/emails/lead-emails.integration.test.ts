import pino from 'pino';
import { expect, test } from 'vitest';
import {
  EmailRefusedError,
  type EmailPort,
  type OutgoingEmail,
} from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler, type SendDeps } from '#src/platform/emails/send-email.server.ts';
import { sweepEmails } from '#src/platform/emails/sweep-emails.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createLegacyLeadEmailsHandler } from './legacy-lead-emails.server.ts';
import { createLeadEmailComposer } from './compose-lead-email.server.ts';
import { eraseLeads } from '#src/domains/leads/erasure/erase-leads.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { LEAD_EMAILS } from './lead-emails.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { newLead, START } from '#tests/builders/new-lead.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';

/** Promised emails, from the transaction of the lead to the mailer. */

const { db, queue, query, store, view } = openLeadQueue();
const SECRET = 'a secret of more than thirty-two characters';
const clock = () => START;

const renderTemplate = async (facts: object) => ({
  subject: 'Hello',
  html: JSON.stringify(facts),
  text: JSON.stringify(facts),
});

const leads = () =>
  createLeads({
    db: db(),
    queue: queue(),
    clock,
    log: silentLogger,
    crm: { isConfigured: () => false },
    tokens: createFormTokens(SECRET, clock),
    ipCounter: { count: async () => 0, add: async () => undefined },
  });

/** Creates a worker with its own mailer. */
function createWorker(send: EmailPort['send'], changes: Partial<SendDeps> = {}) {
  const deps = { db: db(), queue: queue(), box: LEAD_EMAILS, clock, log: silentLogger, ...changes };
  const handle = createEmailHandler({
    mailer: { send },
    compose: createLeadEmailComposer({
      findLead: (id) => leads().find(id),
      templates: {
        guide: renderTemplate,
        acknowledgement: renderTemplate,
        report: renderTemplate,
        surveyThanks: renderTemplate,
        notification: renderTemplate,
      },
      findReport: async () => undefined,
      siteUrl: 'https://cadron.example',
      secret: SECRET,
      team: 'team@cadron.example',
      clock: deps.clock,
    }),
    ...deps,
  });
  return { handle, sweep: () => sweepEmails(deps, 0) };
}

/** Removes and returns the queued email jobs. */
async function takeJobs() {
  const taken = await query(`select data from pgboss.job where name = 'send-lead-email'`);
  await query(`delete from pgboss.job where name = 'send-lead-email'`);
  return taken.map(({ data }) => LEAD_EMAILS.job.payload.parse(data));
}

const promised = async (leadId: string) => (await leads().emailsOf([leadId])).get(leadId) ?? [];

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

test('promises emails on release from quarantine, once', async () => {
  const id = await store({ state: 'quarantined', suspicions: ['links'] });
  expect(await promised(id)).toEqual([]);
  await leads().release([id]);
  await leads().release([id]);
  expect(await promised(id)).toHaveLength(2);
  expect(await takeJobs()).toHaveLength(2);
});

test('concurrent workers send an email once', async () => {
  const id = await store();
  const sent: OutgoingEmail[] = [];
  const jobs = await takeJobs();
  const workers = [1, 2, 3].map(() => createWorker(async (email) => void sent.push(email)));
  await Promise.all(workers.flatMap(({ handle }) => jobs.map(handle)));
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    (await view(id)).email,
    'team@cadron.example',
  ]);
  expect(await promised(id)).toMatchObject([
    { state: 'sent', attempts: 1, sentAt: START, nextAttemptAt: null },
    { state: 'sent', attempts: 1 },
  ]);
});

test('another worker sends the email again after a worker dies while sending', async () => {
  const id = await store();
  await query(`delete from lead_emails where kind = 'team'`);
  await takeJobs();
  const sent: string[] = [];
  const isSent = Promise.withResolvers<void>();
  const revival = Promise.withResolvers<void>();
  const dying = createWorker(async ({ messageId }) => {
    sent.push(messageId!);
    isSent.resolve();
    await revival.promise;
  });
  const [email] = await promised(id);
  const ofEmail = { ownerId: id, emailId: email!.id };
  const dead = dying.handle(ofEmail);
  await isSent.promise;

  const living = createWorker(async ({ messageId }) => void sent.push(messageId!));
  await living.handle(ofEmail);
  expect(await living.sweep()).toBe(0); // the lease of the first worker has not expired
  await query('update lead_emails set claimed_until = now()');
  expect(await living.sweep()).toBe(1);
  for (const found of await takeJobs()) await living.handle(found);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1); // mail clients show it once

  await leads().sendEmail(id, email!.id); // meanwhile a person sends it again
  revival.resolve();
  await dead;
  expect(await promised(id)).toMatchObject([{ state: 'waiting', round: 1 }]);
});

test('a worker that loses its claim while composing does not send the email', async () => {
  const id = await store();
  const jobs = await takeJobs();
  const sent: OutgoingEmail[] = [];
  const slow = createWorker(async (email) => void sent.push(email), {
    async compose() {
      await query(`update lead_emails set claim = gen_random_uuid()`);
      return { email: { to: 'ana@example.com', subject: '', html: '', text: '' } };
    },
  });
  for (const job of jobs) await slow.handle(job);
  expect(sent).toEqual([]);
  expect(await promised(id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
});

test('does not send an email again when saving its state fails at first', async () => {
  const id = await store();
  const [job] = await takeJobs();
  let sent = 0;
  let refusals = 0;
  const log = pino({}, { write: (line) => void (line.includes('not be stored') && refuse()) });
  const refuse = () => {
    refusals += 1;
    if (refusals === 2) void query('alter table lead_emails drop constraint nothing_is_sent');
  };
  const worker = createWorker(
    async () => {
      sent += 1;
      await query(
        `alter table lead_emails add constraint nothing_is_sent check (state <> 'sent') not valid`,
      );
    },
    { log, storePausesMs: Array.from({ length: 500 }, () => 20) },
  );
  await worker.handle(job!);
  expect(refusals).toBeGreaterThan(1);
  expect(sent).toBe(1);
  expect((await promised(id)).map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
});

test('shows the reason of a permanent refusal, and "Send again" sends the email', async () => {
  const id = await store();
  const refusing = createWorker(async () => {
    throw new EmailRefusedError('The mail server refused the recipient for good (550 5.1.1).');
  });
  for (const job of await takeJobs()) await refusing.handle(job);
  expect(await takeJobs()).toEqual([]);
  expect(await refusing.sweep()).toBe(0);
  const [email] = await promised(id);
  expect(email).toMatchObject({ state: 'failed', reason: expect.stringContaining('550 5.1.1') });
  expect(await leads().emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 2 });
  expect((await leads().list({ emails: 'failed' }, 1)).total).toBe(1);
  expect((await leads().list({ emails: 'waiting' }, 1)).total).toBe(0);

  expect(await leads().sendEmail(id, email!.id)).toBe(true);
  const sent: OutgoingEmail[] = [];
  const accepting = createWorker(async (each) => void sent.push(each));
  for (const job of await takeJobs()) await accepting.handle(job);
  expect(sent).toMatchObject([{ messageId: `<${id}.${email!.kind}.1@cadron.example>` }]);
  expect((await promised(id))[0]).toMatchObject({ state: 'sent', round: 1, reason: null });
});

test('"Send again" rejects an email of another lead or one that is being sent', async () => {
  const [id, other] = [await store(), await store()];
  const [email] = await promised(id);
  expect(await leads().sendEmail(other, email!.id)).toBe(false);
  expect(await leads().sendEmail(id, 'nonsense')).toBe(false);
  await query(`update lead_emails set claimed_until = now() + interval '1 minute'`);
  expect(await leads().sendEmail(id, email!.id)).toBe(false);
  await query(`update lead_emails set claimed_until = now()`);
  expect(await leads().sendEmail(id, email!.id)).toBe(true);
});

test('an email waits for its retry even if another job exists', async () => {
  const id = await store();
  const jobs = await takeJobs();
  let attempts = 0;
  const failing = createWorker(async () => {
    attempts += 1;
    throw new Error('The mail server could not be reached.');
  });
  for (const job of [...jobs, ...jobs]) await failing.handle(job);
  expect(attempts).toBe(2);
  const nextAttemptAt = new Date(START.getTime() + 60_000);
  const waiting = { state: 'waiting', attempts: 1, nextAttemptAt };
  expect(await promised(id)).toMatchObject([waiting, waiting]);
  const later = await query(
    `select from pgboss.job where name = 'send-lead-email' and start_after > now()`,
  );
  expect(later).toHaveLength(2);
});

test('retries when composing fails or the mailer times out', async () => {
  const id = await store();
  const jobs = await takeJobs();
  const broken = createWorker(async () => undefined, {
    compose: () => Promise.reject(new Error('a template is broken')),
  });
  const hanging = createWorker(() => new Promise(() => undefined), { sendTimeoutMs: 1 });
  await broken.handle(jobs[0]!);
  await hanging.handle(jobs[1]!);
  const reasons = (await promised(id)).map(({ state, reason }) => `${state}: ${reason}`);
  expect(reasons.toSorted()).toEqual([
    'waiting: The email could not be written. The log says why.',
    'waiting: The mail server did not finish in time.',
  ]);
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
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 0, failed: 0 });
  await query(`update lead_emails set due_at = now() - interval '61 minutes' where kind = 'team'`);
  expect(await leads().emailCounts()).toEqual({ waiting: 2, overdue: 1, failed: 0 });
  expect((await leads().list({ emails: 'overdue', form: 'contact' }, 1)).total).toBe(1);
});

test('sends a legacy job like all others, once', async () => {
  const id = await store();
  const quarantined = await store({ state: 'quarantined' });
  await query('delete from lead_emails');
  await takeJobs();
  const adopt = createLegacyLeadEmailsHandler({ db: db(), queue: queue(), clock });
  await adopt({ leadId: id, to: 'team' });
  expect(await promised(id)).toMatchObject([{ kind: 'team' }]);
  for (const leadId of [id, id, quarantined]) await adopt({ leadId });
  expect(await promised(id)).toHaveLength(2);
  expect(await promised(quarantined)).toEqual([]);
  expect(await takeJobs()).toHaveLength(2);
});
