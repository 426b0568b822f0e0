import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { createMailer, type Mailer } from '#src/integrations/mail/mailer.server.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { wireEmails } from '#src/wiring/emails.server.ts';
import { JOBS } from '#src/wiring/jobs.server.ts';
import { type SmtpStandIn, startSmtpStandIn } from '#tests/fakes/smtp-stand-in.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';

/** Emails from form to mail server, during a mail server outage of more than a day. */

const SECRET = 'a secret of more than thirty-two characters';
const START = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const TABLES = ['lead_emails', 'newsletter_emails'];

let fixture: TestDatabase;
let smtp: SmtpStandIn;
let mailer: Mailer;
let queue: JobQueue;
let now: Date;
const clock = () => now;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  now = START;
  await query('truncate leads, newsletter_subscribers cascade');
  smtp = await startSmtpStandIn();
  mailer = createMailer({
    smtpUrl: () => smtp.url,
    from: () => 'Cadron <hello@cadron.example>',
    folder: '/nowhere',
    log: silentLogger,
  });
});

afterEach(async () => {
  await queue.stop();
  mailer.close();
  await smtp.close();
});

async function createSite() {
  const { db } = fixture.database;
  const shared = { db, clock, secret: SECRET, log: silentLogger };
  const emails = wireEmails({
    ...shared,
    config: readConfig({ NOTIFY_EMAIL: 'team@cadron.example' }),
    queue: { send: (...args) => queue.send(...args) } as JobQueue,
    mailer,
    siteSettings: {
      read: async () => BUILT_IN_SETTINGS,
      latest: () => BUILT_IN_SETTINGS,
    },
    findLead: (id) => leads.find(id),
    findReport: async () => undefined,
  });
  queue = createJobQueue(fixture.connectionString, silentLogger);
  await queue.start(JOBS);
  const leads = createLeads({
    ...shared,
    queue,
    crm: { isConfigured: () => false },
    tokens: createFormTokens(SECRET, clock),
    ipCounter: { count: async () => 0, add: async () => undefined },
  });
  const newsletter = createNewsletter({ ...shared, queue });

  /** A lead of a form that is not configured in the CRM, so that only its emails are pending. */
  const submit = () =>
    db.transaction(
      async (tx) =>
        (await storeAndQueue({ queue }, tx, newLead({ state: 'not-configured', createdAt: now })))
          .id,
    );

  /** Runs every queued job. */
  async function work(): Promise<void> {
    const queued = await query(
      `delete from pgboss.job where state = 'created' returning name, data`,
    );
    for (const { name, data } of queued)
      await emails.jobs.find(({ job }) => job.name === name)?.handle(data);
  }

  /** Advances the clock to the next due email, at most to the end; false if the end was reached. */
  async function goOn(end: Date): Promise<boolean> {
    if (now >= end) return false;
    const waiting = TABLES.map((table) => `select next_attempt_at as at from ${table}`).join(
      ' union all ',
    );
    const [{ at }] = (await query(`select min(at) as at from (${waiting}) as waiting`)) as [
      { at: Date | null },
    ];
    now = at && at < end ? new Date(Math.max(at.getTime(), now.getTime())) : end;
    return true;
  }
  return { leads, newsletter, submit, work, goOn, sweep: () => emails.sweep(0) };
}

const statesOf = async (table: string) =>
  (await query(`select state, count(*)::int from ${table} group by state order by state`)).map(
    ({ state, count }) => `${count} ${state}`,
  );

test('sends every promised email once after 30 hours without a mail server', async () => {
  const { leads, newsletter, submit, work, goOn, sweep } = await createSite();
  smtp.reply('451 4.3.2 come back later');
  for (const _ of [1, 2, 3]) await submit();
  await newsletter.subscribe({ email: 'bo@company.test', source: 'footer', consentShown: '' });
  await work();

  const end = new Date(START.getTime() + 30 * HOUR_MS);
  while (await goOn(end)) {
    // Loses one email job per round, so that the sweep has to find the email.
    await query(`delete from pgboss.job`);
    await sweep();
    await work();
  }
  expect(smtp.messages).toEqual([]);
  expect(smtp.asked()).toBeGreaterThan(7 * 15);
  expect(await leads.emailCounts()).toMatchObject({ waiting: 6, failed: 0 });
  expect(await newsletter.emailCounts()).toMatchObject({ waiting: 1, failed: 0 });

  smtp.reply('250 ok');
  for (let round = 0; round < 3; round += 1) {
    now = new Date(now.getTime() + 2 * HOUR_MS);
    await query(`delete from pgboss.job`);
    await sweep();
    await work();
  }
  const ids = smtp.messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1]);
  expect(ids).toHaveLength(7);
  expect(new Set(ids).size).toBe(7);
  expect(await statesOf('lead_emails')).toEqual(['6 sent']);
  expect(await statesOf('newsletter_emails')).toEqual(['1 sent']);
});

test('fails an email with its reason after three days, without further attempts', async () => {
  const { leads, newsletter, submit, work, goOn, sweep } = await createSite();
  smtp.reply('451 4.3.2 come back later');
  const id = await submit();
  const end = new Date(START.getTime() + 75 * HOUR_MS);
  do {
    await sweep();
    await work();
  } while (await goOn(end));
  const emails = (await leads.emailsOf([id])).get(id);
  expect(emails).toMatchObject(
    [1, 2].map(() => ({ state: 'failed', reason: expect.stringContaining('451 4.3.2') })),
  );
  const asked = smtp.asked();
  await sweep();
  await work();
  expect(smtp.asked()).toBe(asked);
  expect(await newsletter.emailCounts()).toEqual({ waiting: 0, overdue: 0, failed: 0, kept: 0 });
});
