import { BRAND } from '#content/brand.ts';
import { EXECUTIVE_CHEATSHEET_GUIDE } from '#content/playbooks/executive-cheatsheet.ts';
import { QUICK_WINS_GUIDE } from '#content/playbooks/quick-wins.ts';
import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import {
  createDeliveryHandler,
  type DeliveryNeeds,
} from '#src/domains/leads/delivery/deliver-lead.server.ts';
import {
  createGuideDownloads,
  type GuideDownloads,
} from '#src/domains/leads/guides/guide-link.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { type Leads, createLeads } from '#src/domains/leads/leads.server.ts';
import {
  addSubscriberLead,
  dropSubscriberLeads,
} from '#src/domains/leads/delivery/subscriber-leads.server.ts';
import { sweepLeads } from '#src/domains/leads/delivery/sweep-leads.server.ts';
import type { Assessments } from '#src/domains/assessment/assessments.server.ts';
import type { SuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { NewsletterNeeds } from '#src/domains/newsletter/subscribe.server.ts';
import { checkMapping } from '#src/integrations/hubspot/check-mapping.server.ts';
import { createHubspotForms } from '#src/integrations/hubspot/hubspot-forms.server.ts';
import { hubspotSettings } from '#src/integrations/hubspot/hubspot-settings.server.ts';
import { createGuides } from '#src/integrations/pdf/guides.server.ts';
import { findMails, removeMails } from '#src/integrations/mail/forget-mails.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Hold } from '#src/platform/hold/hold.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { handles, type JobBinding } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { countAddresses } from './count-addresses.server.ts';

interface LeadsNeeds {
  config: Config;
  db: Database['db'];
  queue: JobQueue;
  /** where mails are kept that did not leave over SMTP */
  mailFolder: string;
  /** called when a person is erased, so it may be made after the leads */
  newsletter: () => Pick<Newsletter, 'erase'>;
  /** likewise */
  assessments: () => Pick<Assessments, 'erase'>;
  ledger: Pick<SuppressionLedger, 'record'>;
  /** nothing is swept while the site is held */
  hold: Pick<Hold, 'isHeld'>;
  clock: Clock;
  secret: string;
  log: Logger;
}

export interface WiredLeads {
  leads: Leads;
  guides: GuideDownloads;
  jobs: JobBinding[];
  /** the newsletter's confirmed addresses become leads too, until they leave */
  ofNewsletter: Required<Pick<NewsletterNeeds, 'onConfirmed' | 'onUnsubscribed'>>;
  /** Begins what a worker does besides jobs; answers how to end it. */
  startChores(): () => void;
}

const SWEEP_MS = 15_000;

/** Ties leads to the CRM, the queue, and the other parts that know a person. */
export function wireLeads(needs: LeadsNeeds): WiredLeads {
  const { config, db, queue, mailFolder, newsletter, assessments, clock, secret, log } = needs;
  const { ledger, hold } = needs;
  const siteUrl = config.SITE_URL;
  const settings = hubspotSettings(config);
  const crm = createHubspotForms(settings);
  const delivery: DeliveryNeeds = { db, queue, crm, clock, log };
  const leads = createLeads({
    db,
    queue,
    crm,
    tokens: createFormTokens(secret, clock, config.FORM_MIN_AGE_MS),
    addresses: countAddresses(config.RATE_LIMIT_SCALE),
    clock,
    log,
    recordErasure: (tx, email, at) => ledger.record(tx, 'erased', email, at),
    mails: {
      find: (email) => findMails(mailFolder, (address) => address === email.toLowerCase()),
      remove: removeMails,
    },
    async eraseElsewhere(tx, email, leadIds) {
      const subscribers = await newsletter().erase(tx, email);
      const results = await assessments().erase(tx, leadIds);
      const jobs = await queue.forget(tx, [...leadIds, ...subscribers]);
      return { subscribers: subscribers.length, results, jobs };
    },
  });
  return {
    leads,
    guides: createGuideDownloads({
      secret,
      clock,
      guides: createGuides({
        cheatsheet: EXECUTIVE_CHEATSHEET_GUIDE,
        quickWins: QUICK_WINS_GUIDE,
        publisher: BRAND.name,
        siteUrl,
      }),
    }),
    jobs: [handles(deliverLead, createDeliveryHandler(delivery))],
    ofNewsletter: {
      onConfirmed: (tx, subscriber, now) =>
        addSubscriberLead({ queue, siteUrl }, tx, subscriber, now),
      async onUnsubscribed(tx, { email }) {
        await dropSubscriberLeads({ log }, tx, email);
        await ledger.record(tx, 'unsubscribed', email, clock());
      },
    },
    startChores() {
      void checkMapping(settings, log);
      const sweep = async () => {
        try {
          if (!(await hold.isHeld())) await sweepLeads(delivery);
        } catch (err) {
          log.warn({ err }, 'the sweep for leads failed');
        }
      };
      const timer = setInterval(() => void sweep(), SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}
