import type { Alert, AlertKind } from './alert.ts';

/** Text of an alert, for the dashboard and the email. */
export interface AlertDescription {
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
      'The CRM did not accept the content, or was asked for 30 days. Nothing more happens until a person presses Send again.',
    path: '/admin/leads?state=refused',
  },
  'overdue-leads': {
    one: 'lead overdue',
    many: 'leads overdue',
    text: () =>
      'Due at the CRM for more than 15 minutes, and tried again by itself. The page of a lead says what the CRM answered.',
    path: '/admin/leads?state=overdue',
  },
  'quarantined-leads': {
    one: 'lead in quarantine',
    many: 'leads in quarantine',
    text: () => 'Looks like spam: not sent to the CRM, and no email went out. A person decides.',
    path: '/admin/leads?state=quarantined',
  },
  'failed-lead-emails': {
    one: 'email to a lead failed',
    many: 'emails to leads failed',
    text: () =>
      'Refused for good, or tried for three days in vain. The page of a lead gives the reason, and sends it again.',
    path: '/admin/leads?emails=failed',
  },
  'overdue-lead-emails': {
    one: 'email to a lead overdue',
    many: 'emails to leads overdue',
    text: () =>
      'Should have left more than an hour ago, and is tried again by itself. Look at the mail server.',
    path: '/admin/leads?emails=overdue',
  },
  'failed-newsletter-emails': {
    one: 'email to a subscriber failed',
    many: 'emails to subscribers failed',
    text: () =>
      'Refused for good, or tried for three days in vain. The list gives the reason, and sends it again.',
    path: '/admin/newsletter?emails=failed',
  },
  'overdue-newsletter-emails': {
    one: 'email to a subscriber overdue',
    many: 'emails to subscribers overdue',
    text: () =>
      'Should have left more than an hour ago, and is tried again by itself. Look at the mail server.',
    path: '/admin/newsletter?emails=overdue',
  },
  'untrusted-proxy': {
    one: 'request through a proxy that is not trusted',
    many: 'requests through a proxy that is not trusted',
    text: ({ total = 0 }) =>
      `Of ${formatNumber(total)} since yesterday. They name the visitor in X-Forwarded-For or the like, but TRUST_PROXY is 0: visitors behind one proxy share its address and its limits. If the proxy is yours, set TRUST_PROXY (README, Behind a proxy).`,
  },
  'short-proxy-chain': {
    one: 'request that fewer proxies passed on than are trusted',
    many: 'requests that fewer proxies passed on than are trusted',
    text: ({ total = 0 }) =>
      `Of ${formatNumber(total)} since yesterday. X-Forwarded-For names fewer addresses than TRUST_PROXY says: visitors share an address, or can make one up. Lower TRUST_PROXY, or have the proxy send the header (README, Behind a proxy).`,
  },
  'failed-jobs': {
    one: 'background job given up since yesterday',
    many: 'background jobs given up since yesterday',
    text: () => 'Failed at every try. The log of the worker says why.',
  },
  'unconfigured-leads': {
    one: 'lead without a form in the CRM',
    many: 'leads without a form in the CRM',
    text: () => 'Sent by itself as soon as the form is configured.',
    path: '/admin/leads?state=not-configured',
  },
};

/** Returns the text of an alert; the label is singular for a count of 1. */
export function describeAlert(alert: Alert): AlertDescription {
  const { one, many, text, path } = MESSAGES[alert.kind];
  return { label: alert.count === 1 ? one : many, text: text(alert), ...(path && { path }) };
}
