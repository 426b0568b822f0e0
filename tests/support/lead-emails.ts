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

/** A lead queue with the emails of its leads and workers that send them. Call it once per file. */
export function openLeadEmails() {
  const leadQueue = openLeadQueue();
  const { db, queue } = leadQueue;
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
    const deps = {
      db: db(),
      queue: queue(),
      box: LEAD_EMAILS,
      clock,
      log: silentLogger,
      ...changes,
    };
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
  const takeJobs = () => leadQueue.take(LEAD_EMAILS.job);
  const promised = async (leadId: string) => (await leads().emailsOf([leadId])).get(leadId) ?? [];

  return { ...leadQueue, clock, leads, createWorker, takeJobs, promised };
}
