import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import {
  createDeliveryHandler,
  type DeliveryDeps,
} from '#src/domains/leads/delivery/deliver-lead.server.ts';
import { createGuideDownloads } from '#src/domains/leads/guides/guide-link.server.ts';
import { createFormTokens } from '#src/domains/leads/intake/form-token.server.ts';
import { createSentForms } from '#src/domains/leads/intake/sent-form.server.ts';
import { createLeads } from '#src/domains/leads/leads.server.ts';
import { createCrmHealth } from '#src/domains/leads/delivery/test-leads.server.ts';
import { sweepLeads } from '#src/domains/leads/delivery/sweep-leads.server.ts';
import {
  checkMapping,
  createHubspotReader,
} from '#src/integrations/hubspot/check-mapping.server.ts';
import type { Settings } from '#src/domains/settings/settings.server.ts';
import { createHubspotForms } from '#src/integrations/hubspot/hubspot-forms.server.ts';
import { readHubspotSettings } from '#src/integrations/hubspot/hubspot-settings.server.ts';
import { createGuides, type PublisherReader } from '#src/integrations/pdf/guides.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { submissionsPerIp } from './submissions-per-ip.server.ts';
import type { Parts } from './parts.ts';

interface LeadsDeps extends Pick<Parts, 'config' | 'db' | 'queue' | 'clock' | 'log'> {
  secret: Secret;
  publisher: PublisherReader;
  settings: Pick<Settings, 'consentText'>;
}

const SWEEP_MS = 15_000;

/** Wires leads to the CRM and the queue, and guides to the PDF renderer. */
export function wireLeads(deps: LeadsDeps) {
  const { config, db, queue, clock, secret, log } = deps;
  const hubspot = readHubspotSettings(config);
  const crm = createHubspotForms(hubspot);
  const delivery: DeliveryDeps = { db, queue, crm, clock, log };
  const leads = createLeads({
    db,
    queue,
    crm,
    tokens: createFormTokens(secret, clock, config.FORM_MIN_AGE_MS),
    consentText: deps.settings.consentText,
    ipCounter: submissionsPerIp(() => config.RATE_LIMIT_SCALE),
    clock,
    log,
  });
  const guides = createGuideDownloads({
    secret,
    clock,
    guides: createGuides({
      documents: async () => (await import('#content/guides/guides.ts')).GUIDE_DOCUMENTS,
      publisher: deps.publisher,
    }),
  });
  return {
    services: {
      leads,
      crmForms: createHubspotReader(hubspot),
      crmHealth: createCrmHealth({ db, queue, clock, siteUrl: config.SITE_URL }),
      guides,
      sentForms: createSentForms(secret, clock),
    },
    jobs: [handles(deliverLead, createDeliveryHandler(delivery))],
    schedules: [
      {
        run: () => checkMapping(hubspot, log),
        failure: 'the field names could not be compared with the forms of the CRM',
      },
      {
        everyMs: SWEEP_MS,
        pausesOnHold: true,
        run: () => sweepLeads(delivery),
        failure: 'the sweep for leads failed',
      },
    ],
  };
}
