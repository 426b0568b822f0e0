import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler } from '#src/platform/emails/send-email.server.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Job } from '#src/platform/jobs/job.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createConfirmationMailHandler } from './adopt-confirmation-mail.server.ts';
import { createConfirmationEmailComposer } from './compose-confirmation-email.server.ts';
import { createNewsletter } from './newsletter.server.ts';
import { NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';

const { job } = NEWSLETTER_EMAILS;
const SECRET = 'a secret of more than thirty-two characters';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: JobQueue;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = createJobQueue(database.connectionString, [job as unknown as Job], silentLogger);
  await queue.start();
});

beforeEach(async () => {
  await query('truncate newsletter_subscribers cascade');
  await query('delete from pgboss.job');
});

afterAll(async () => {
  await queue.stop();
  await database.drop();
});

const query = async (sql: string) => (await database.database.pool.query(sql)).rows;
const jobs = () => query(`select data, start_after from pgboss.job where name = '${job.name}'`);

/** The queued jobs, which are then a worker's. */
async function takeJobs() {
  const taken = await jobs();
  await query(`delete from pgboss.job where name = '${job.name}'`);
  return taken;
}

/** A newsletter with its own time, and with what it mailed and logged. */
function createWorld(send?: (mail: OutgoingEmail) => Promise<void>) {
  let now = new Date('2026-11-20T12:00:00.123Z');
  const clock = () => now;
  const lines: string[] = [];
  const mails: OutgoingEmail[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const needs = { db: database.database.db, clock, secret: SECRET, log };
  const deliver = createEmailHandler({
    ...needs,
    queue,
    box: NEWSLETTER_EMAILS,
    compose: createConfirmationEmailComposer({
      ...needs,
      siteUrl: 'https://cadron.example',
      template: async (links) => ({
        subject: `Confirm within ${links.validHours} hours`,
        html: links.confirmUrl,
        text: links.unsubscribeUrl,
      }),
    }),
    mailer: { send: send ?? (async (mail) => void mails.push(mail)) },
  });
  const newsletter = createNewsletter({ ...needs, queue });
  const work = async () => {
    for (const { data } of await takeJobs()) await deliver(job.payload.parse(data));
  };
  return {
    newsletter,
    needs,
    mails,
    lines,
    deliver,
    wait: (ms: number) => (now = new Date(now.getTime() + ms)),
    subscribe: (email = 'Ana@example.com') =>
      newsletter.subscribe({ email, source: 'footer', consentShown: '2026-11' }),
    work,
    /** Works off every queued job once, and gives the links of the newest mail. */
    async mailLinks() {
      await work();
      const mail = mails.at(-1);
      const token = (url = '') => new URL(url).searchParams.get('token')!;
      return { confirm: token(mail?.html), unsubscribe: token(mail?.text) };
    },
  };
}

test('a subscription is stored with its consent, and confirmed by the mailed token', async () => {
  const { newsletter, subscribe, mails, mailLinks } = createWorld();
  expect(await subscribe()).toEqual({ ok: true });
  const [row] = await query('select * from newsletter_subscribers');
  expect(row).toMatchObject({ email: 'Ana@example.com', status: 'pending', source: 'footer' });
  expect(row).toMatchObject({
    consent_version: '2026-11',
    consented_at: new Date('2026-11-20T12:00:00.123Z'),
  });
  expect(row.consent_text).toContain('monthly note');

  const { confirm } = await mailLinks();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'Ana@example.com',
    messageId: `<${row.confirmation_id}@cadron.example>`,
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(await newsletter.confirmationOf(confirm)).toBe('waiting');
  expect(await newsletter.counts()).toEqual({ pending: 1, confirmed: 0, unsubscribed: 0 });
  expect(await newsletter.confirm(confirm)).toBe('confirmed');
  expect(await newsletter.confirm(confirm)).toBe('already-confirmed');
  expect(await newsletter.counts()).toEqual({ pending: 0, confirmed: 1, unsubscribed: 0 });
});

test('the mailed token stands neither in the database nor in the job', async () => {
  const { subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  const stored = await query('select row_to_json(s) from newsletter_subscribers s');
  const queued = await query('select row_to_json(j) from pgboss.job j');
  expect(confirm).toHaveLength(43);
  expect(JSON.stringify([stored, queued])).not.toContain(confirm);
  expect(JSON.stringify(queued)).not.toMatch(/example\.com/i);
});

test('when the transaction fails after the job was queued, there is neither row nor job', async () => {
  const { needs } = createWorld();
  const send: JobQueue['send'] = async (...args) => {
    await queue.send(...args);
    throw new Error('the power went out');
  };
  const newsletter = createNewsletter({ ...needs, queue: { send } });
  const request = { email: 'ana@example.com', source: 'footer', consentShown: '' } as const;
  await expect(newsletter.subscribe(request)).rejects.toThrow('could not be stored');
  expect(await query('select 1 from newsletter_subscribers')).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test('an error of the database is passed on without what it was asked to store', async () => {
  const { subscribe } = createWorld();
  await query('alter table newsletter_subscribers add constraint fails check (false)');
  const error: unknown = await subscribe().catch((reason) => reason);
  await query('alter table newsletter_subscribers drop constraint fails');
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(pino.stdSerializers.err(error as Error))).not.toMatch(/ana@/i);
});

test('simultaneous requests for one address in any spelling make one row and one mail', async () => {
  const { subscribe, wait } = createWorld();
  const spellings = ['ana@example.com', 'ANA@example.com', ' Ana@EXAMPLE.com'];
  const requests = Array.from({ length: 12 }, (_, index) => subscribe(spellings[index % 3]));
  expect(await Promise.all(requests)).toEqual(requests.map(() => ({ ok: true })));
  expect(await query('select 1 from newsletter_subscribers')).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
  wait(10 * MINUTE);
  await takeJobs();
  await Promise.all(Array.from({ length: 12 }, () => subscribe()));
  expect(await jobs()).toHaveLength(1);
});

test('a repeated request mails again after ten minutes, and the older link no longer works', async () => {
  const { newsletter, subscribe, mailLinks, mails, wait } = createWorld();
  await subscribe();
  const first = await mailLinks();
  wait(9 * MINUTE);
  await subscribe();
  expect(await jobs()).toEqual([]);
  wait(MINUTE);
  expect(await subscribe()).toEqual({ ok: true });
  const second = await mailLinks();
  expect(mails).toHaveLength(2);
  expect(await newsletter.confirmationOf(first.confirm)).toBe('unknown');
  expect(await newsletter.confirm(second.confirm)).toBe('confirmed');
});

test('a confirmed address gets the same answer and no mail', async () => {
  const { newsletter, subscribe, mailLinks, wait } = createWorld();
  await subscribe();
  await newsletter.confirm((await mailLinks()).confirm);
  wait(DAY);
  expect(await subscribe()).toEqual({ ok: true });
  expect(await jobs()).toEqual([]);
});

test('a link expires after 48 hours, and its mail is then not sent any more', async () => {
  const { newsletter, subscribe, mailLinks, mails, wait } = createWorld();
  await subscribe();
  const { confirm } = await mailLinks();
  wait(2 * DAY);
  expect(await newsletter.confirmationOf(confirm)).toBe('expired');
  expect(await newsletter.confirm(confirm)).toBe('expired');
  await mailLinks();
  expect(mails).toHaveLength(1);
});

test('unsubscribing wins over a later confirmation by the old link, and is idempotent', async () => {
  const { newsletter, subscribe, mailLinks } = createWorld();
  await subscribe();
  const { confirm, unsubscribe } = await mailLinks();
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.unsubscribe(unsubscribe)).toBe('unsubscribed');
  expect(await newsletter.confirm(confirm)).toBe('unknown');
  expect(await newsletter.counts()).toEqual({ pending: 0, confirmed: 0, unsubscribed: 1 });
});

test('that somebody leaves is told once, and nobody leaves of whom it could not be told', async () => {
  const { needs, subscribe, mailLinks, newsletter } = createWorld();
  await subscribe();
  const { confirm, unsubscribe } = await mailLinks();
  await newsletter.confirm(confirm);
  const told: string[] = [];
  let isBroken = true;
  const telling = createNewsletter({
    ...needs,
    queue,
    async onUnsubscribed(tx, { email }) {
      const [row] = (await tx.execute('select status from newsletter_subscribers')).rows;
      told.push(`${email} ${String(row!['status'])}`);
      if (isBroken) throw new Error('the power went out');
    },
  });
  await expect(telling.unsubscribe(unsubscribe)).rejects.toThrow('power');
  expect(await newsletter.counts()).toMatchObject({ confirmed: 1, unsubscribed: 0 });
  isBroken = false;
  await telling.unsubscribe(unsubscribe);
  await telling.unsubscribe(unsubscribe);
  expect(told).toEqual(['Ana@example.com unsubscribed', 'Ana@example.com unsubscribed']);
  expect(await newsletter.counts()).toMatchObject({ confirmed: 0, unsubscribed: 1 });
});

test('who left may come back with a new confirmation; the unsubscribe link stays the same', async () => {
  const { newsletter, subscribe, mailLinks, wait } = createWorld();
  await subscribe();
  const first = await mailLinks();
  await newsletter.confirm(first.confirm);
  await newsletter.unsubscribe(first.unsubscribe);
  wait(DAY);
  await subscribe();
  const second = await mailLinks();
  expect(second.unsubscribe).toBe(first.unsubscribe);
  expect(await newsletter.confirm(second.confirm)).toBe('confirmed');
});

test('any text may be given as a token', async () => {
  const { newsletter } = createWorld();
  for (const token of ['', '\0', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(10_000)]) {
    expect(await newsletter.confirmationOf(token)).toBe('unknown');
    expect(await newsletter.confirm(token)).toBe('unknown');
    expect(await newsletter.unsubscribe(token)).toBe('unknown');
  }
});

test('a consent that was never shown is not recorded as one', async () => {
  const { newsletter } = createWorld();
  await newsletter.subscribe({
    email: 'ana@example.com',
    source: 'page',
    consentShown: 'constructor',
  });
  const [row] = await query('select consent_text, consent_version from newsletter_subscribers');
  expect(row).toEqual({ consent_text: null, consent_version: null });
});

test('where somebody came from is kept until there is more to tell, and handed on when she confirms', async () => {
  const { needs, mailLinks } = createWorld();
  const told: unknown[] = [];
  const newsletter = createNewsletter({
    ...needs,
    queue,
    onConfirmed: async (_tx, { attribution }) => void told.push(attribution),
  });
  const request = { email: 'ana@example.com', source: 'footer', consentShown: '2026-11' } as const;
  const attribution = { first: { landingPage: '/b2b' } };
  await newsletter.subscribe({ ...request, attribution });
  await newsletter.subscribe({ ...request, attribution: {} });
  await newsletter.confirm((await mailLinks()).confirm);
  expect(told).toEqual([attribution]);
});

/** The only subscriber, as the team sees her. */
async function onlySubscriber({ newsletter }: ReturnType<typeof createWorld>) {
  const { subscribers } = await newsletter.list({}, 1);
  expect(subscribers).toHaveLength(1);
  return subscribers[0]!;
}

test('an email that is refused for good is visible as failed, and sent again with a new link', async () => {
  let isRefusing = true;
  const sent: OutgoingEmail[] = [];
  const world = createWorld(async (email) => {
    if (isRefusing) throw new EmailRefusedError('The recipient was refused (550).');
    sent.push(email);
  });
  await world.subscribe();
  await world.work();
  expect(await jobs()).toEqual([]);
  const { id, confirmationEmail } = await onlySubscriber(world);
  expect(confirmationEmail).toMatchObject({
    state: 'failed',
    reason: 'The recipient was refused (550).',
  });
  expect(await world.newsletter.emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 1 });

  isRefusing = false;
  world.wait(3 * DAY);
  expect(await world.newsletter.sendConfirmationAgain(id)).toBe(true);
  await world.work();
  expect(sent).toMatchObject([{ subject: 'Confirm within 48 hours' }]);
  expect((await onlySubscriber(world)).confirmationEmail).toMatchObject({
    state: 'sent',
    round: 1,
  });
  const token = new URL(sent[0]!.html).searchParams.get('token')!;
  expect(await world.newsletter.confirm(token)).toBe('confirmed');
  expect(await world.newsletter.sendConfirmationAgain(id)).toBe(false);
  expect(await jobs()).toEqual([]);
});

test('an email that had to wait says how long its link still works, and fails once it does not', async () => {
  let isDown = true;
  const sent: OutgoingEmail[] = [];
  const world = createWorld(async (email) => {
    if (isDown) throw new Error('The mail server could not be reached.');
    sent.push(email);
  });
  await world.subscribe('ana@example.com');
  await world.subscribe('bo@example.com');
  await world.work();
  expect(await world.newsletter.emailCounts()).toMatchObject({ waiting: 2, failed: 0 });
  const [first, second] = await takeJobs();
  isDown = false;
  world.wait(30 * 60 * MINUTE);
  await world.deliver(job.payload.parse(first.data));
  expect(sent).toMatchObject([{ subject: 'Confirm within 18 hours' }]);
  world.wait(DAY);
  await world.deliver(job.payload.parse(second.data));
  expect(sent).toHaveLength(1);
  expect((await world.newsletter.list({ emails: 'failed' }, 1)).subscribers).toMatchObject([
    { confirmationEmail: { reason: 'Its link expired before the email could be sent.' } },
  ]);
});

test('who leaves, or is erased, is promised nothing any more', async () => {
  const world = createWorld();
  await world.subscribe();
  const { unsubscribe } = await world.mailLinks();
  world.wait(DAY);
  await world.subscribe();
  expect(await world.newsletter.emailCounts()).toMatchObject({ waiting: 1 });
  await world.newsletter.unsubscribe(unsubscribe);
  expect(await query('select from newsletter_emails')).toEqual([]);
  world.wait(DAY);
  await world.subscribe();
  const { db } = world.needs;
  await db.transaction((tx) => world.newsletter.erase(tx, 'ana@example.com'));
  expect(await query('select from newsletter_emails')).toEqual([]);
});

test('subscribers are found by a part of their address, their state and their email', async () => {
  const { newsletter, subscribe, mailLinks } = createWorld();
  await subscribe('ana_b@example.com');
  await newsletter.confirm((await mailLinks()).confirm);
  await subscribe('anaxb@example.com');
  const found = async (filter: Parameters<typeof newsletter.list>[0]) =>
    (await newsletter.list(filter, 1)).subscribers.map(({ email }) => email);
  expect(await found({})).toHaveLength(2);
  expect(await found({ search: 'A_B@' })).toEqual(['ana_b@example.com']);
  expect(await found({ status: 'pending' })).toEqual(['anaxb@example.com']);
  expect(await found({ emails: 'waiting' })).toEqual(['anaxb@example.com']);
  await query(`update newsletter_emails set due_at = now()`);
  expect(await found({ emails: 'overdue' })).toEqual([]);
  await query(`update newsletter_emails set due_at = now() - interval '61 minutes'`);
  expect(await found({ emails: 'overdue', status: 'pending' })).toEqual(['anaxb@example.com']);
});

test('a job from before emails had records is sent like all others', async () => {
  const world = createWorld();
  await world.subscribe();
  await takeJobs();
  await query('delete from newsletter_emails');
  const [row] = await query('select id, confirmation_id from newsletter_subscribers');
  const adopt = createConfirmationMailHandler({ ...world.needs, queue });
  for (const confirmationId of [randomUUID(), row.confirmation_id, row.confirmation_id])
    await adopt({ subscriberId: row.id, confirmationId });
  await world.work();
  await world.work();
  expect(world.mails).toHaveLength(1);
});

test('no log line contains an address', async () => {
  const emails = fc.array(fc.emailAddress(), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(emails, async (addresses) => {
      const { newsletter, subscribe, mailLinks, mails, lines } = createWorld();
      for (const address of [...addresses, ...addresses]) await subscribe(address);
      if ((await jobs()).length > 0) {
        const { confirm, unsubscribe } = await mailLinks().catch(() => ({
          confirm: '',
          unsubscribe: '',
        }));
        await newsletter.confirm(confirm);
        await newsletter.unsubscribe(unsubscribe);
      }
      const log = lines.join('').toLowerCase();
      for (const address of addresses) expect(log).not.toContain(address.toLowerCase());
      for (const mail of mails) expect(log).not.toContain(mail.to.toLowerCase());
    }),
    { numRuns: 25 },
  );
});
