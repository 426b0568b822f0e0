import {
  addSubscriberLead,
  deleteSubscriberLeads,
} from '#src/domains/leads/delivery/subscriber-leads.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { SuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

interface NewsletterDeps {
  config: Pick<Config, 'SITE_URL'>;
  db: Database['db'];
  queue: JobQueue;
  ledger: Pick<SuppressionLedger, 'record'>;
  clock: Clock;
  secret: Secret;
  log: Logger;
}

/**
 * Wires the newsletter to leads (confirmed subscribers are leads until they unsubscribe) and to the suppression ledger.
 */
export function wireNewsletter({ config, ledger, ...shared }: NewsletterDeps) {
  const { queue, clock, log } = shared;
  const siteUrl = config.SITE_URL;
  const newsletter = createNewsletter({
    ...shared,
    onConfirmed: (tx, subscriber, now) =>
      addSubscriberLead({ queue, siteUrl }, tx, subscriber, now),
    async onUnsubscribed(tx, { email }) {
      await deleteSubscriberLeads({ log }, tx, email);
      await ledger.record(tx, 'unsubscribed', email, clock());
    },
  });
  return { services: { newsletter }, jobs: [], schedules: [] };
}
