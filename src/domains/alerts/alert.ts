/** What can need a person, the most pressing first; lists are in this order. */
export const ALERT_KINDS = [
  'refused-leads',
  'overdue-leads',
  'quarantined-leads',
  'failed-lead-emails',
  'overdue-lead-emails',
  'failed-newsletter-emails',
  'overdue-newsletter-emails',
  'untrusted-proxy',
  'short-proxy-chain',
  'failed-jobs',
  'unconfigured-leads',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** `urgent`: emailed as soon as it appears; `daily`: with the daily email; `note`: causes no email, and stands in the others. */
export type AlertSeverity = 'urgent' | 'daily' | 'note';

/** Something that needs a person. */
export interface Alert {
  kind: AlertKind;
  severity: AlertSeverity;
  /** how many; 1 or more */
  count: number;
  /** of how many, where that says how bad it is */
  total?: number;
  /** when the newest of them appeared; an urgent alert is emailed again only when that is news */
  latestAt?: Date;
}

/** What a part of the product has to say; kinds with nothing to them are left out. */
export type AlertSource = () => Promise<readonly Alert[]>;

/** The alerts in the order of their kinds, without those of nothing. */
export const sortAlerts = (alerts: readonly Alert[]): Alert[] =>
  alerts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind));
