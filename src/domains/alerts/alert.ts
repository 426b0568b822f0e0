/** Kinds of alerts, most urgent first; lists are sorted in this order. */
export const ALERT_KINDS = [
  'refused-leads',
  'overdue-leads',
  'quarantined-leads',
  'failed-lead-emails',
  'overdue-lead-emails',
  'failed-newsletter-emails',
  'overdue-newsletter-emails',
  'failed-people-emails',
  'overdue-people-emails',
  'untrusted-proxy',
  'short-proxy-chain',
  'overdue-documents',
  'quiet-worker',
  'failed-jobs',
  'no-storage',
  'overdue-backup',
  'failing-checks',
  'broken-links',
  'ended-licenses',
  'poor-vitals',
  'refused-notices',
  'due-claims',
  'ending-licenses',
  'missing-texts',
  'unconfigured-leads',
  'no-crm',
  'no-mail-server',
  'sample-address',
  'sample-proof',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * `urgent`: emailed as soon as it appears; `daily`: included in the daily email; `note`: triggers no email, but is
 * included in others.
 */
type AlertSeverity = 'urgent' | 'daily' | 'note';

/** Something that needs a person. */
export interface Alert {
  kind: AlertKind;
  severity: AlertSeverity;
  /** how many; 1 or more */
  count: number;
  /** size of the whole, when it shows how serious the count is */
  total?: number;
  /** when the newest of them appeared; an urgent alert is emailed again only if this is after the last email */
  latestAt?: Date;
  /** what they are, such as titles of checks; never names of people */
  names?: readonly string[];
  /** where exactly these are settled, if the place of their kind is wider */
  path?: string;
}

/** A line of 'Needs attention': an alert as text. */
export interface AttentionItem extends Pick<Alert, 'count' | 'severity'> {
  id: AlertKind;
  /** shown after the count: `leads refused by the CRM` */
  title: string;
  /** what it means, and what to do */
  detail: string;
  /** path of the page where it is settled; undefined when the admin area has none */
  to?: string;
}

/** Returns the alerts of one part of the product. Kinds without alerts may be omitted. */
export type AlertSource = () => Promise<readonly Alert[]>;

/** Sorts alerts by kind and removes those with a count of 0. */
export const sortAlerts = (alerts: readonly Alert[]): Alert[] =>
  alerts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind));
