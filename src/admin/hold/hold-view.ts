import { when, type When } from '#src/admin/parts/when.ts';
import type { HoldStatus } from '#src/platform/hold/hold.server.ts';
import { countOf } from '#src/admin/parts/counts.ts';

export interface HoldView {
  since: When;
  /** when the backup was made; undefined where that is not known */
  backup: When | undefined;
  released: { at: When; by: string } | undefined;
  /** what waits, one line each */
  items: readonly string[];
}

/** Puts a hold into words. */
export function holdView(
  { since, backupMadeAt, releasedAt, releasedBy, jobs }: HoldStatus,
  now: Date,
): HoldView {
  return {
    since: when(since, now),
    backup: backupMadeAt ? when(backupMadeAt, now) : undefined,
    released: releasedAt ? { at: when(releasedAt, now), by: releasedBy ?? '' } : undefined,
    items: heldItems(jobs),
  };
}

/** What waits for a release, by the name of its job: one, many. */
const KINDS: Readonly<Record<string, [one: string, many: string]>> = {
  'deliver-lead': ['lead for the CRM', 'leads for the CRM'],
  'send-lead-mails': ['lead whose emails wait', 'leads whose emails wait'],
  'send-lead-email': ['email about a lead', 'emails about leads'],
  'send-confirmation-mail': ['confirmation email', 'confirmation emails'],
  'send-newsletter-email': ['email to a subscriber', 'emails to subscribers'],
  'submit-addresses': ['notice to search engines', 'notices to search engines'],
};

/** One line for each kind of job that waits, the most first. */
export function heldItems(jobs: Readonly<Record<string, number>>): string[] {
  return Object.entries(jobs)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => {
      const [one, many] = KINDS[name] ?? [`job ${name}`, `jobs ${name}`];
      return countOf(count, one, many);
    });
}
