import {
  createLeadEmailComposer,
  type LeadEmailDeps,
} from '#src/domains/leads/emails/compose-lead-email.server.ts';
import { LEAD_EMAILS } from '#src/domains/leads/emails/lead-emails.server.ts';
import { createConfirmationEmailComposer } from '#src/domains/newsletter/compose-confirmation-email.server.ts';
import { NEWSLETTER_EMAILS } from '#src/domains/newsletter/newsletter-emails.server.ts';
import { createNoticeComposer } from '#src/domains/people/compose-people-email.server.ts';
import { createPeopleEmailComposer } from '#src/domains/people/compose-people-email.server.ts';
import { NOTICE_EMAILS } from '#src/domains/people/notices.server.ts';
import { PEOPLE_EMAILS } from '#src/domains/people/people-emails.server.ts';
import { createConfirmationEmail } from '#src/integrations/mail/confirmation-email.ts';
import { createLeadEmailTemplates } from '#src/integrations/mail/lead-emails.ts';
import { createPeopleEmailTemplates } from '#src/integrations/mail/people-emails.ts';
import { latestCompany } from '#src/domains/seo/site-settings/company.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { readEmailHealth } from '#src/platform/emails/email-queries.server.ts';
import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import type { EmailPort } from '#src/platform/emails/outgoing-email.ts';
import { type ComposeEmail, createEmailHandler } from '#src/platform/emails/send-email.server.ts';
import { sweepEmails } from '#src/platform/emails/sweep-emails.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Parts } from './parts.ts';

interface EmailDeps
  extends
    Pick<LeadEmailDeps, 'findLead' | 'findReport'>,
    Pick<Parts, 'config' | 'db' | 'queue' | 'clock' | 'log'> {
  mailer: EmailPort;
  siteSettings: Pick<SiteSettingsStore, 'read' | 'latest'>;
  secret: Secret;
}

const SWEEP_MS = 15_000;
const BOXES = [LEAD_EMAILS, NEWSLETTER_EMAILS, PEOPLE_EMAILS, NOTICE_EMAILS];

/** Wires every promised email to its composer and the mailer. */
export function wireEmails(deps: EmailDeps) {
  const { config, db, queue, mailer, siteSettings, findLead, findReport, clock, secret, log } =
    deps;
  const siteUrl = config.SITE_URL;
  const sender = latestCompany(siteSettings);
  const composeLeadEmail = createLeadEmailComposer({
    findLead,
    findReport,
    siteUrl,
    secret,
    clock,
    templates: createLeadEmailTemplates({
      sender,
      siteUrl,
      get vistageSchedulerUrl() {
        return config.VISTAGE_SCHEDULER_URL;
      },
    }),
    get team() {
      return config.NOTIFY_EMAIL ?? sender.email;
    },
  });
  const composeConfirmationEmail = createConfirmationEmailComposer({
    db,
    siteUrl,
    secret,
    clock,
    template: createConfirmationEmail(sender),
  });
  const templates = createPeopleEmailTemplates({ sender, siteUrl });
  const composePeopleEmail = createPeopleEmailComposer({ db, siteUrl, secret, clock, templates });
  const composeNotice = createNoticeComposer({ db, siteUrl, templates });
  const shared = { db, queue, clock, log };
  const bindSender = (box: EmailBox, compose: ComposeEmail) =>
    handles(
      box.job,
      createEmailHandler({
        ...shared,
        box,
        mailer,
        async compose(promised) {
          await siteSettings.read();
          return compose(promised);
        },
      }),
    );
  async function sweep(graceMs?: number) {
    for (const box of BOXES) await sweepEmails({ ...shared, box }, graceMs);
  }
  return {
    /** Queues due emails without a job, if due for at least `graceMs`. */
    sweep,
    health: () => readEmailHealth(db, BOXES),
    jobs: [
      bindSender(LEAD_EMAILS, composeLeadEmail),
      bindSender(NEWSLETTER_EMAILS, composeConfirmationEmail),
      bindSender(PEOPLE_EMAILS, composePeopleEmail),
      bindSender(NOTICE_EMAILS, composeNotice),
    ],
    schedules: [
      {
        everyMs: SWEEP_MS,
        pausesOnHold: true,
        run: () => sweep(),
        failure: 'the sweep for emails failed',
      },
    ],
  };
}
