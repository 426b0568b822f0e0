import { createLeadEmailComposer } from '#src/domains/leads/emails/compose-lead-email.server.ts';
import { LEAD_EMAILS } from '#src/domains/leads/emails/lead-emails.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';
import type { EmailPort } from '#src/platform/emails/outgoing-email.ts';
import { createEmailHandler, type SendDeps } from '#src/platform/emails/send-email.server.ts';
import { sweepEmails } from '#src/platform/emails/sweep-emails.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { openLeadQueue } from './lead-queue.ts';

const SECRET = 'a secret of more than thirty-two characters';
const clock = () => START;

const say = async (facts: object) => ({
  subject: 'Hello',
  html: JSON.stringify(facts),
  text: JSON.stringify(facts),
});

/** Leads with their emails and the workers that send them, on a database of their own. Call once per file. */
export function openLeadEmails() {
  const world = openLeadQueue();
  const { db, queue, query } = world;

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
    const own = { db: db(), queue: queue(), box: LEAD_EMAILS, clock, log: silentLogger };
    const deps = { ...own, ...changes };
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

  return {
    ...world,
    leads,
    createWorker,
    /** Removes the queued jobs of emails and returns their payloads, for a test to work off. */
    async takeJobs() {
      const taken = await query(`select data from pgboss.job where name = 'send-lead-email'`);
      await query(`delete from pgboss.job where name = 'send-lead-email'`);
      return taken.map(({ data }) => LEAD_EMAILS.job.payload.parse(data));
    },
    /** The emails of a lead, as the back office lists them. */
    promised: async (leadId: string) => (await leads().emailsOf([leadId])).get(leadId) ?? [],
  };
}
