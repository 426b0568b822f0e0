import { countOf } from '#src/admin/parts/counts.ts';

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
