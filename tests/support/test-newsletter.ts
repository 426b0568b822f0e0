import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler } from '#src/platform/emails/send-email.server.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createConfirmationEmailComposer } from '#src/domains/newsletter/compose-confirmation-email.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { NEWSLETTER_EMAILS } from '#src/domains/newsletter/newsletter-emails.server.ts';

const { job } = NEWSLETTER_EMAILS;
const SECRET = 'a secret of more than thirty-two characters';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Newsletters with their own database, empty before each test. Call it once per file. */
export function openNewsletter() {
  let database: TestDatabase;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    queue = createJobQueue(database.connectionString, silentLogger);
    await queue.start([job]);
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

  /** Takes the queued jobs, like a worker. */
  async function takeJobs() {
    const taken = await jobs();
    await query(`delete from pgboss.job where name = '${job.name}'`);
    return taken.map(({ data }) => job.payload.parse(data));
  }

  return { query, jobs, takeJobs, createWorld };

  /** A newsletter with its own clock, sent emails and log. */
  function createWorld(send?: (mail: OutgoingEmail) => Promise<void>) {
    let now = new Date('2026-11-20T12:00:00.123Z');
    const clock = () => now;
    const lines: string[] = [];
    const mails: OutgoingEmail[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const deps = { db: database.database.db, clock, secret: SECRET, log, queue };
    const deliver = createEmailHandler({
      ...deps,
      box: NEWSLETTER_EMAILS,
      compose: createConfirmationEmailComposer({
        ...deps,
        siteUrl: 'https://cadron.example',
        template: async (links) => ({
          subject: `Confirm within ${links.validHours} hours`,
          html: links.confirmUrl,
          text: links.unsubscribeUrl,
        }),
      }),
      mailer: { send: send ?? (async (mail) => void mails.push(mail)) },
    });
    const newsletter = createNewsletter(deps);
    const work = async () => {
      for (const payload of await takeJobs()) await deliver(payload);
    };
    return {
      newsletter,
      deps,
      mails,
      lines,
      deliver,
      wait: (ms: number) => (now = new Date(now.getTime() + ms)),
      subscribe: (email = 'Ana@example.com') =>
        newsletter.subscribe({ email, source: 'footer', consentShown: '2026-11' }),
      work,
      /** Runs every queued job once and returns the links of the newest email. */
      async mailLinks() {
        await work();
        const mail = mails.at(-1);
        const token = (url = '') => new URL(url).searchParams.get('token')!;
        return { confirm: token(mail?.html), unsubscribe: token(mail?.text) };
      },
    };
  }
}
