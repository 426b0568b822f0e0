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

/** Newsletters on a database of their own, empty before each test. To be called once per file. */
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

  /** The queued jobs, which are then a worker's. */
  async function takeJobs() {
    const taken = await jobs();
    await query(`delete from pgboss.job where name = '${job.name}'`);
    return taken.map(({ data }) => job.payload.parse(data));
  }

  return { query, jobs, takeJobs, createWorld };

  /** A newsletter with its own time, and with what it mailed and logged. */
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
      /** Works off every queued job once, and gives the links of the newest mail. */
      async mailLinks() {
        await work();
        const mail = mails.at(-1);
        const token = (url = '') => new URL(url).searchParams.get('token')!;
        return { confirm: token(mail?.html), unsubscribe: token(mail?.text) };
      },
    };
  }
}
