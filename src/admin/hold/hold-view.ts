import { formatTime } from '#src/admin/parts/format-time.ts';
import type { HoldStatus } from '#src/platform/hold/hold.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';

export type HoldView = ReturnType<typeof holdView>;

/** Formats a hold for display. */
export function holdView(
  { since, backupMadeAt, releasedAt, releasedBy, jobs }: HoldStatus,
  now: Date,
) {
  return {
    since: formatTime(since, now),
    /** when the backup was made; undefined when unknown */
    backup: backupMadeAt ? formatTime(backupMadeAt, now) : undefined,
    released: releasedAt ? { at: formatTime(releasedAt, now), by: releasedBy ?? '' } : undefined,
    /** waiting jobs, one line per kind */
    items: heldItems(jobs),
  };
}

/** Labels of waiting jobs by job name: singular, plural. */
const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  'deliver-lead': ['lead for the CRM', 'leads for the CRM'],
  'send-lead-email': ['email about a lead', 'emails about leads'],
  'send-newsletter-email': ['email to a subscriber', 'emails to subscribers'],
  'send-people-email': ['email about an account', 'emails about accounts'],
  'send-notice-email': ['notice about a sign-in', 'notices about sign-ins'],
  'send-alert-email': ['alert', 'alerts'],
  'submit-addresses': ['notice to search engines', 'notices to search engines'],
};

/** Returns one line per kind of waiting job, the most frequent first. */
export function heldItems(jobs: Readonly<Record<string, number>>): string[] {
  return Object.entries(jobs)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      const [one, many] = KINDS[name] ?? [`job ${name}`, `jobs ${name}`];
      return formatCount(count, one, many);
    });
}
