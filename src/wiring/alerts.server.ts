import type { AlertKind, AlertSource } from '#src/domains/alerts/alert.ts';
import { createAlerts } from '#src/domains/alerts/alerts.server.ts';
import { createProxyWatch, proxyAlerts } from '#src/domains/alerts/proxy-watch.server.ts';
import { latestCompany } from '#src/domains/seo/site-settings/company.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { sendAlertEmail } from '#src/domains/alerts/send-alert-email.job.ts';
import {
  createAlertEmailHandler,
  queueAlertEmail,
} from '#src/domains/alerts/send-alert-email.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import type { People } from '#src/domains/people/people.server.ts';
import { createAlertEmail } from '#src/integrations/mail/alert-email.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import type { EmailPort } from '#src/platform/emails/outgoing-email.ts';
import { countFailedJobs } from '#src/platform/jobs/failed-jobs.server.ts';
import { handles } from '#src/platform/jobs/job.ts';
import { setMark } from '#src/platform/db/marks.server.ts';
import { type AttentionDeps, attentionSources } from './attention.server.ts';
import type { Parts } from './parts.ts';

interface AlertsDeps
  extends Pick<Parts, 'config' | 'db' | 'queue' | 'clock' | 'log'>, AttentionDeps {
  mail: EmailPort;
  leads: Pick<Leads, 'backlog' | 'emailCounts'>;
  newsletter: Pick<Newsletter, 'emailCounts'>;
  people: Pick<People, 'emailCounts'>;
  documents: Pick<Documents, 'countOverdue'>;
}

const CHECK_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** Wires alerts to their sources. Add a source here for each new part. */
export function wireAlerts(deps: AlertsDeps) {
  const { config, db, queue, mail, siteSettings, clock, log } = deps;
  const { leads, newsletter, people, documents } = deps;
  const failedJobs: AlertSource = async () => {
    const since = new Date(clock().getTime() - DAY_MS);
    const count = await countFailedJobs(db, queue.names(), since);
    return [{ kind: 'failed-jobs', severity: 'daily', count }];
  };
  const overdueDocuments: AlertSource = async () => [
    { kind: 'overdue-documents', severity: 'daily', count: await documents.countOverdue() },
  ];
  const alerts = createAlerts([
    leadAlerts(leads),
    emailAlerts('lead', leads),
    emailAlerts('newsletter', newsletter),
    emailAlerts('people', people),
    proxyAlerts(db, clock),
    overdueDocuments,
    failedJobs,
    setupAlerts(config, siteSettings),
    ...attentionSources(deps),
  ]);
  const settings = { sender: latestCompany(siteSettings), siteUrl: config.SITE_URL };
  return {
    alerts,
    proxyWatch: createProxyWatch({ db, trusted: config.TRUST_PROXY, clock, log }),
    jobs: [
      handles(
        sendAlertEmail,
        createAlertEmailHandler({
          alerts,
          mailer: mail,
          template: createAlertEmail(settings),
          to: () => config.ALERT_EMAIL,
          siteUrl: config.SITE_URL,
          log,
        }),
      ),
    ],
    schedules: [
      {
        everyMs: CHECK_MS,
        atStart: true,
        run: () => setMark(db, 'worker', clock()),
        failure: 'the worker could not report that it runs',
      },
      {
        everyMs: CHECK_MS,
        async run() {
          if (config.ALERT_EMAIL) await queueAlertEmail({ db, queue, alerts, clock, log });
        },
        failure: 'could not check whether an alert email is due',
      },
    ],
  };
}

/** Notes on what a first day leaves to connect. Notes, so that they send no alert by email. */
export function setupAlerts(
  config: Config,
  siteSettings: Pick<SiteSettingsStore, 'read'>,
): AlertSource {
  return async () => {
    const email = config.NOTIFY_EMAIL ?? (await siteSettings.read()).email;
    const found: AlertKind[] = [
      ...(config.HUBSPOT_PORTAL_ID ? [] : ['no-crm' as const]),
      ...(config.SMTP_URL ? [] : ['no-mail-server' as const]),
      ...(email.endsWith('.example') ? ['sample-address' as const] : []),
    ];
    return found.map((kind) => ({ kind, severity: 'note', count: 1 }));
  };
}

/** Alerts about leads: urgent where one is not delivered, daily where one is quarantined. */
function leadAlerts(leads: Pick<Leads, 'backlog'>): AlertSource {
  return async () => {
    const { refused, overdue, quarantined, notConfigured } = await leads.backlog();
    return [
      { kind: 'refused-leads', severity: 'urgent', ...refused },
      { kind: 'overdue-leads', severity: 'urgent', ...overdue },
      { kind: 'quarantined-leads', severity: 'daily', ...quarantined },
      { kind: 'unconfigured-leads', severity: 'note', ...notConfigured },
    ];
  };
}

/** Alerts about failed and overdue promised emails. */
function emailAlerts(
  whose: 'lead' | 'newsletter' | 'people',
  owner: { emailCounts(): Promise<EmailCounts> },
): AlertSource {
  return async () => {
    const { overdue, failed } = await owner.emailCounts();
    return [
      { kind: `failed-${whose}-emails`, severity: 'daily', count: failed },
      { kind: `overdue-${whose}-emails`, severity: 'daily', count: overdue },
    ];
  };
}
