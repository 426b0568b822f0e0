import { siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';
import type { Alert } from './alert.ts';

/**
 * `urgent` is sent as soon as an urgent alert appears, `daily` in the morning; each at most once per day in the site
 * time zone.
 */
export const ALERT_EMAILS = ['urgent', 'daily'] as const;
export type AlertEmail = (typeof ALERT_EMAILS)[number];

/** When the last email of a kind was queued, and on which day in the site time zone. */
export interface SentEmail {
  email: AlertEmail;
  day: string;
  sentAt: Date;
}

const MORNING_MS = 8 * 3_600_000;

/**
 * Returns the email that is due now, or undefined. An urgent email lists all alerts, so no daily one follows on its
 * day.
 * @param sent the last email of each kind
 */
export function getDueEmail(
  alerts: readonly Alert[],
  sent: readonly SentEmail[],
  now: Date,
): AlertEmail | undefined {
  const today = siteDay(now);
  const isSentToday = (email: AlertEmail) =>
    sent.some((one) => one.email === email && one.day >= today);
  if (isSentToday('urgent')) return undefined;
  const lastSent = Math.max(0, ...sent.map(({ sentAt }) => sentAt.getTime()));
  const isNews = ({ severity, latestAt }: Alert) =>
    severity === 'urgent' && (latestAt?.getTime() ?? 0) > lastSent;
  if (alerts.some(isNews)) return 'urgent';
  const isMorning = now.getTime() >= startOfSiteDay(today).getTime() + MORNING_MS;
  const isWorthSending = alerts.some(({ severity }) => severity !== 'note');
  return isMorning && isWorthSending && !isSentToday('daily') ? 'daily' : undefined;
}
