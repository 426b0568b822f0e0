import { NEWSLETTER_PATH } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { cleanAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import {
  addLead,
  listNewsletterLeads,
  removeLeads,
} from '#src/domains/leads/lead-repository.server.ts';
import { queueDelivery } from './queue-lead.server.ts';

interface ConfirmedSubscriber {
  id: string;
  email: string;
  /** the form that the visitor used */
  source: string;
  consentText: string | null;
  consentVersion: string | null;
  /** as stored with the subscription */
  attribution: unknown;
}

/**
 * Adds a lead for a confirmed subscriber, in the transaction that confirms it. It is delivered to the CRM but
 * triggers no email: only the newsletter was promised.
 */
export async function addSubscriberLead(
  { queue, siteUrl }: { queue: Pick<JobQueue, 'send'>; siteUrl: string },
  tx: Db,
  { id, email, source, consentText, consentVersion, attribution }: ConfirmedSubscriber,
  now: Date,
) {
  const lead = await addLead(tx, {
    form: 'newsletter',
    email,
    fields: { email },
    consentText,
    consentVersion,
    consentedAt: now,
    attribution: cleanAttribution(attribution),
    pageUri: `${siteUrl}${NEWSLETTER_PATH}`,
    pageName: `Newsletter (${source})`,
    idempotencyKey: `newsletter:${id}:${now.toISOString()}`,
    state: 'waiting',
    createdAt: now,
    updatedAt: now,
  });
  await queueDelivery(queue, lead.id, { tx });
}

/**
 * Deletes the undelivered newsletter leads of an address, in the transaction that unsubscribes it. Other leads stay.
 * Delivered ones are logged, because a person has to change them in the CRM (docs/runbooks/crm.md).
 */
export async function deleteSubscriberLeads({ log }: { log: Logger }, tx: Db, email: string) {
  const found = await listNewsletterLeads(tx, email);
  const [delivered, waiting] = [
    found.filter(({ state }) => state === 'delivered'),
    found.filter(({ state }) => state !== 'delivered'),
  ];
  await removeLeads(
    tx,
    waiting.map(({ id }) => id),
  );
  if (delivered.length > 0)
    log.warn({ leads: delivered.map(({ id }) => id) }, 'a subscriber who left is still in the CRM');
}
