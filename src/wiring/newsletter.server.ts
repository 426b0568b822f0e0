import {
  addSubscriberLead,
  deleteSubscriberLeads,
} from '#src/domains/leads/delivery/subscriber-leads.server.ts';
import { createNewsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { Settings } from '#src/domains/settings/settings.server.ts';
import type { SuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Parts } from './parts.ts';

interface NewsletterDeps extends Pick<Parts, 'db' | 'queue' | 'clock' | 'log'> {
  config: Pick<Config, 'SITE_URL'>;
  settings: Pick<Settings, 'consentText'>;
  ledger: Pick<SuppressionLedger, 'record'>;
  secret: Secret;
}

/**
 * Wires the newsletter to leads (confirmed subscribers are leads until they unsubscribe) and to the suppression ledger.
 */
export function wireNewsletter({ config, ledger, settings, ...shared }: NewsletterDeps) {
  const { queue, clock, log } = shared;
  const siteUrl = config.SITE_URL;
  return createNewsletter({
    ...shared,
    consentText: settings.consentText,
    onConfirmed: (tx, subscriber, now) =>
      addSubscriberLead({ queue, siteUrl }, tx, subscriber, now),
    async onUnsubscribed(tx, { email }) {
      await deleteSubscriberLeads({ log }, tx, email);
      await ledger.record(tx, 'unsubscribed', email, clock());
    },
  });
}
