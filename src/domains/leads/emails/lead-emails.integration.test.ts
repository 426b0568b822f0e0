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
import { createLeadMailsHandler } from './adopt-lead-mails.server.ts';
import { createLeadEmailComposer } from './compose-lead-email.server.ts';
import { eraseLeads } from '#src/domains/leads/erasure/erase-restored.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { LEAD_EMAILS } from './lead-emails.server.ts';
import { openLeadQueue } from '#tests/support/lead-queue.ts';
import { newLead, START } from '#tests/builders/new-lead.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';

/** The promise of an email, from the lead's transaction to the mailer. */

const { db, queue, query, store, view } = openLeadQueue();
const SECRET = 'a secret of more than thirty-two characters';
const clock = () => START;

const say = async (facts: object) => ({
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
    addresses: { count: async () => 0, add: async () => undefined },
  });

/** A worker with a mailer of its own. */
function createWorker(send: EmailPort['send'], changes: Partial<SendDeps> = {}) {
  const deps = { db: db(), queue: queue(), box: LEAD_EMAILS, clock, log: silentLogger, ...changes };
  const handle = createEmailHandler({
    mailer: { send },
    compose: createLeadEmailComposer({
      find: (id) => leads().find(id),
      templates: {
        guide: say,
        acknowledgement: say,
        report: say,
        surveyThanks: say,
        notification: say,
      },
      reportOf: async () => undefined,
      siteUrl: 'https://cadron.example',
      secret: SECRET,
      team: 'team@cadron.example',
      clock: deps.clock,
    }),
    ...deps,
  });
  return { handle, sweep: () => sweepEmails(deps, 0) };
}

/** The queued jobs of emails, which are then a worker's. */
async function takeJobs() {
  const taken = await query(`select data from pgboss.job where name = 'send-lead-email'`);
  await query(`delete from pgboss.job where name = 'send-lead-email'`);
  return taken.map(({ data }) => LEAD_EMAILS.job.payload.parse(data));
}

const promised = async (leadId: string) => (await leads().emailsOf([leadId])).get(leadId) ?? [];

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

test('two workers with one email send it once', async () => {
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

test('a worker that dies after sending leaves the email waiting, and another sends it again', async () => {
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
  expect(await living.sweep()).toBe(0); // while its lease lasts, it is the first one's
  await query('update lead_emails set claimed_until = now()');
  expect(await living.sweep()).toBe(1);
  for (const found of await takeJobs()) await living.handle(found);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1); // so that mail programs show it once

  await leads().sendEmail(id, email!.id); // meanwhile someone asks for it again
  revival.resolve();
  await dead;
  expect(await promised(id)).toMatchObject([{ state: 'waiting', round: 1 }]);
});

test('a worker that lost its email while writing does not send it', async () => {
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

test('an email is not sent again because the database could not store at once that it was', async () => {
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

test('a refusal for good is visible with its reason, and "Send again" sends it', async () => {
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
  const willing = createWorker(async (each) => void sent.push(each));
  for (const job of await takeJobs()) await willing.handle(job);
  expect(sent).toMatchObject([{ messageId: `<${id}.${email!.kind}.1@cadron.example>` }]);
  expect((await promised(id))[0]).toMatchObject({ state: 'sent', round: 1, reason: null });
});

test('"Send again" needs the email of this lead, and leaves one alone that is just being sent', async () => {
  const [id, other] = [await store(), await store()];
  const [email] = await promised(id);
  expect(await leads().sendEmail(other, email!.id)).toBe(false);
  expect(await leads().sendEmail(id, 'nonsense')).toBe(false);
  await query(`update lead_emails set claimed_until = now() + interval '1 minute'`);
  expect(await leads().sendEmail(id, email!.id)).toBe(false);
  await query(`update lead_emails set claimed_until = now()`);
  expect(await leads().sendEmail(id, email!.id)).toBe(true);
});

test('an email waits for its pause to end, whoever has a job for it', async () => {
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

test('an email that cannot be written is tried again, and a mailer that hangs is left', async () => {
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
  const adopt = createLeadMailsHandler({ db: db(), queue: queue(), clock });
  await adopt({ leadId: id, to: 'team' });
  expect(await promised(id)).toMatchObject([{ kind: 'team' }]);
  for (const leadId of [id, id, quarantined]) await adopt({ leadId });
  expect(await promised(id)).toHaveLength(2);
  expect(await promised(quarantined)).toEqual([]);
  expect(await takeJobs()).toHaveLength(2);
});
