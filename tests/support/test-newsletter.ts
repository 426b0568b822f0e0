import pino from 'pino';
import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler } from '#src/platform/emails/send-email.server.ts';
import { openTestQueue } from './test-queue.ts';
import { createConfirmationEmailComposer } from '#src/domains/newsletter/compose-confirmation-email.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { NEWSLETTER_EMAILS } from '#src/domains/newsletter/newsletter-emails.server.ts';

const { job } = NEWSLETTER_EMAILS;
const SECRET = 'a secret of more than thirty-two characters';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Newsletters with their own database, empty before each test. Call it once per file. */
export function openNewsletter() {
  const { db, query, queue, take } = openTestQueue(
    [job],
    ['truncate newsletter_subscribers cascade'],
  );
  const jobs = () => query(`select data, start_after from pgboss.job where name = '${job.name}'`);

  const takeJobs = () => take(job);

  return { query, jobs, takeJobs, createWorld };

  /** A newsletter with its own clock, sent emails and log. */
  function createWorld(send?: (mail: OutgoingEmail) => Promise<void>) {
    let now = new Date('2026-11-20T12:00:00.123Z');
    const clock = () => now;
    const lines: string[] = [];
    const mails: OutgoingEmail[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const deps = { db: db(), clock, secret: SECRET, log, queue: queue() };
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
