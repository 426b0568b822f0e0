import type { Alert, AlertKind } from './alert.ts';

/** Text of an alert, for the dashboard and the email. */
interface AlertDescription {
  /** shown after the count: `leads refused by the CRM` */
  label: string;
  /** what it means, and what to do */
  text: string;
  /** path of the page with details; undefined when the admin area has none */
  path?: string;
}

interface AlertMessages {
  one: string;
  many: string;
  text: (alert: Alert) => string;
  path?: string;
}

const formatNumber = (count: number) => count.toLocaleString('en-US');

const MESSAGES: Readonly<Record<AlertKind, AlertMessages>> = {
  'refused-leads': {
    one: 'lead refused by the CRM',
    many: 'leads refused by the CRM',
    text: () =>
      'The CRM rejected the content, or delivery failed for 30 days. These leads are not retried until someone presses “Send again.”',
    path: '/admin/leads?state=refused',
  },
  'overdue-leads': {
    one: 'lead overdue',
    many: 'leads overdue',
    text: () =>
      'Not in the CRM 15 minutes after delivery was due. Delivery is retried automatically. Each lead’s page shows what the CRM said.',
    path: '/admin/leads?state=overdue',
  },
  'quarantined-leads': {
    one: 'lead in quarantine',
    many: 'leads in quarantine',
    text: () =>
      'Looks like spam, so nothing was sent to the CRM or by email. Release or delete each one.',
    path: '/admin/leads?state=quarantined',
  },
  'failed-lead-emails': {
    one: 'email to a lead failed',
    many: 'emails to leads failed',
    text: () =>
      'Permanently refused, or failed for three days. Each lead’s page shows the reason and has a button to send it again.',
    path: '/admin/leads?emails=failed',
  },
  'overdue-lead-emails': {
    one: 'email to a lead overdue',
    many: 'emails to leads overdue',
    text: () =>
      'Due more than an hour ago. Sending is retried automatically. Check the mail server.',
    path: '/admin/leads?emails=overdue',
  },
  'failed-newsletter-emails': {
    one: 'email to a subscriber failed',
    many: 'emails to subscribers failed',
    text: () =>
      'Permanently refused, or failed for three days. The list shows the reason and has a button to send it again.',
    path: '/admin/newsletter?emails=failed',
  },
  'overdue-newsletter-emails': {
    one: 'email to a subscriber overdue',
    many: 'emails to subscribers overdue',
    text: () =>
      'Due more than an hour ago. Sending is retried automatically. Check the mail server.',
    path: '/admin/newsletter?emails=overdue',
  },
  'failed-people-emails': {
    one: 'email to the team failed',
    many: 'emails to the team failed',
    text: () =>
      'Permanently refused, or failed for three days. A failed invitation is marked on the team page, with a button to send it again. Links to reset a password or confirm an address have to be requested again; they are listed for a week.',
    path: '/admin/team',
  },
  'overdue-people-emails': {
    one: 'email to the team overdue',
    many: 'emails to the team overdue',
    text: () =>
      'Due more than an hour ago: invitations, links to reset a password, notices. Sending is retried automatically. Check the mail server.',
    path: '/admin/team',
  },
  'untrusted-proxy': {
    one: 'request through a proxy that is not trusted',
    many: 'requests through a proxy that is not trusted',
    text: ({ total = 0 }) =>
      `Of ${formatNumber(total)} requests since yesterday. X-Forwarded-For or a similar header names the visitor, but TRUST_PROXY is 0: visitors behind one proxy share its address and its limits. If the proxy is yours, set TRUST_PROXY (README, Behind a proxy).`,
  },
  'short-proxy-chain': {
    one: 'request that passed fewer proxies than are trusted',
    many: 'requests that passed fewer proxies than are trusted',
    text: ({ total = 0 }) =>
      `Of ${formatNumber(total)} requests since yesterday. X-Forwarded-For lists fewer addresses than TRUST_PROXY expects: visitors share an address or can fake one. Lower TRUST_PROXY, or have the proxy send the header (README, Behind a proxy).`,
  },
  'overdue-documents': {
    one: 'scheduled change could not be made',
    many: 'scheduled changes could not be made',
    text: () =>
      'A page or post was not published or taken offline on time. It is tried again every 30 seconds; its screen shows the reason.',
    path: '/admin/page-editor',
  },
  'failed-jobs': {
    one: 'background job failed since yesterday',
    many: 'background jobs failed since yesterday',
    text: () => 'Every attempt failed. The worker’s log has the reason.',
  },
  'unconfigured-leads': {
    one: 'lead without a form in the CRM',
    many: 'leads without a form in the CRM',
    text: () => 'Delivered automatically as soon as the form is configured.',
    path: '/admin/leads?state=not-configured',
  },
  'no-crm': {
    one: 'CRM to connect',
    many: 'CRMs to connect',
    text: () =>
      'Leads are stored here and wait. Set HUBSPOT_PORTAL_ID and the ids of the forms (.env.example); all that wait are then delivered.',
    path: '/admin/leads',
  },
  'no-mail-server': {
    one: 'mail server to connect',
    many: 'mail servers to connect',
    text: () =>
      'No email leaves this server: guides, reports, confirmations and notifications are only written to files. Set SMTP_URL and MAIL_FROM (.env.example).',
  },
  'sample-address': {
    one: 'sample address that gets your leads',
    many: 'sample addresses that get your leads',
    text: () =>
      'Notifications of new leads go to the address of the sample company, which no one reads. Set NOTIFY_EMAIL to your team’s.',
  },
};

/** Returns the text of an alert; the label is singular for a count of 1. */
export function describeAlert(alert: Alert): AlertDescription {
  const { one, many, text, path } = MESSAGES[alert.kind];
  return { label: alert.count === 1 ? one : many, text: text(alert), ...(path && { path }) };
}
