import type { Alert, AlertKind, AttentionItem } from './alert.ts';

interface AlertMessages {
  one: string;
  many: string;
  text: (alert: Alert) => string;
  path?: string;
}

/** A sentence, followed by what they are. */
const listed =
  (sentence: string) =>
  ({ names = [] }: Alert) =>
    names.length > 0 ? `${sentence}: ${names.join(' · ')}.` : `${sentence}.`;

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
  'quiet-worker': {
    one: 'worker that stopped',
    many: 'workers that stopped',
    text: () =>
      'No worker has reported for five minutes, so leads, emails, and scheduled changes wait. Start it: npm start, or the role worker.',
    path: '/admin#health',
  },
  'no-storage': {
    one: 'file store out of reach',
    many: 'file stores out of reach',
    text: () =>
      'Files cannot be uploaded, and new sizes of pictures cannot be made. Check the store and its credentials (S3_ENDPOINT).',
    path: '/admin#health',
  },
  'overdue-backup': {
    one: 'backup overdue',
    many: 'backups overdue',
    text: () =>
      'No npm run backup has finished for eight days. What was stored since is on this machine only.',
    path: '/admin#health',
  },
  'failing-checks': {
    one: 'error on a published page',
    many: 'errors on published pages',
    text: listed('Visitors or search engines meet these'),
    path: '/admin/seo-manager/checks',
  },
  'broken-links': {
    one: 'broken link',
    many: 'broken links',
    text: listed('Visitors who follow them get an error, or the wrong place'),
    path: '/admin/seo-manager/checks',
  },
  'ended-licenses': {
    one: 'file in use without a license',
    many: 'files in use without a license',
    text: () => 'The license has ended. Renew it, or replace the file.',
    path: '/admin/media-library?needs=license',
  },
  'ending-licenses': {
    one: 'license that ends within 30 days',
    many: 'licenses that end within 30 days',
    text: () => 'Files in use. Renew the license, or replace the file in time.',
    path: '/admin/media-library?needs=license',
  },
  'poor-vitals': {
    one: 'Web Vital is poor',
    many: 'Web Vitals are poor',
    text: listed('For one visit in four of the last 28 days'),
    path: '/admin/analytics#vitals',
  },
  'refused-notices': {
    one: 'notice that search engines did not take',
    many: 'notices that search engines did not take',
    text: () =>
      'None was accepted since, so they learn of changes only when they come by. The list has their reason, and sends again.',
    path: '/admin/seo-manager/files#notices',
  },
  'due-claims': {
    one: 'page with a dated claim to read again',
    many: 'pages with dated claims to read again',
    text: listed(
      'Read their sources again, then set the next date in content/pages/dated-claims.ts',
    ),
    path: '/admin/page-editor',
  },
  'missing-texts': {
    one: 'picture without a text',
    many: 'pictures without a text',
    text: () =>
      'People who do not see them miss what they show. Write the texts, or mark them as decorative.',
    path: '/admin/media-library/describe',
  },
  'sample-proof': {
    one: 'kind of sample content on the site',
    many: 'kinds of sample content on the site',
    text: listed('Made up, so that you see the site filled. Replace it before you go live'),
    path: '/admin#sample-proof',
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
      'Leads are stored here and wait. Set the account and the ids of the forms; all that wait are then delivered.',
    path: '/admin/settings/integrations#crm',
  },
  'no-mail-server': {
    one: 'mail server to connect',
    many: 'mail servers to connect',
    text: () =>
      'No email leaves this server: guides, reports, confirmations and notifications are only written to files. Set a mail server and a sender.',
    path: '/admin/settings/integrations#email',
  },
  'sample-address': {
    one: 'sample address that gets your leads',
    many: 'sample addresses that get your leads',
    text: () =>
      'Notifications of new leads go to the address of the sample company, which no one reads. Set that of your team.',
    path: '/admin/settings#email',
  },
};

/** Returns an alert as text, for the dashboard and the email; the title is singular for a count of 1. */
export function describeAlert(alert: Alert): AttentionItem {
  const { kind, severity, count } = alert;
  const { one, many, text, path } = MESSAGES[kind];
  const to = alert.path ?? path;
  const title = count === 1 ? one : many;
  return { id: kind, title, count, detail: text(alert), ...(to && { to }), severity };
}
