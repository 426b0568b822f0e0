import pino from 'pino';
import { expect, test } from 'vitest';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { START } from '#tests/builders/new-lead.ts';
import { openLeadEmails } from '#tests/support/lead-emails.ts';
import { KIM } from '#tests/builders/actor.ts';

/** Sending the promised emails of a lead. */

const { query, store, view, leads, createWorker, takeJobs, promised } = openLeadEmails();

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

  await leads().sendEmail(id, email!.id, KIM); // meanwhile a person sends it again
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
  const log = pino({}, { write: (line) => void (line.includes('could not be saved') && refuse()) });
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
    throw new EmailRefusedError('The mail server permanently refused the recipient (550 5.1.1).');
  });
  for (const job of await takeJobs()) await refusing.handle(job);
  expect(await takeJobs()).toEqual([]);
  expect(await refusing.sweep()).toBe(0);
  const [email] = await promised(id);
  expect(email).toMatchObject({ state: 'failed', reason: expect.stringContaining('550 5.1.1') });
  expect(await leads().emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 2, kept: 0 });
  expect((await leads().list({ emails: 'failed' }, 1)).total).toBe(1);
  expect((await leads().list({ emails: 'waiting' }, 1)).total).toBe(0);

  expect(await leads().sendEmail(id, email!.id, KIM)).toBe(true);
  const sent: OutgoingEmail[] = [];
  const accepting = createWorker(async (each) => void sent.push(each));
  for (const job of await takeJobs()) await accepting.handle(job);
  expect(sent).toMatchObject([{ messageId: `<${id}.${email!.kind}.1@cadron.example>` }]);
  expect((await promised(id))[0]).toMatchObject({ state: 'sent', round: 1, reason: null });
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
    'waiting: The email could not be composed. The log has the reason.',
    'waiting: The mail server did not finish in time.',
  ]);
});
