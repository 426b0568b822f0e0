import { capitalize } from '#src/platform/capitalize.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import type { AttemptOutcome, LeadState } from '#src/domains/leads/lead.ts';
import { STATE_NAMES } from '#src/domains/leads/lead-words.ts';
import type { LeadFilter, LeadSort } from '#src/domains/leads/lead-views.ts';

/** The states the list can be filtered by, in display order. */
export const LISTED_STATES = { ...STATE_NAMES, overdue: 'Overdue' } as const satisfies Readonly<
  Record<NonNullable<LeadFilter['state']>, string>
>;

/** The orders of the list, the default first. */
export const SORT_NAMES: Readonly<Record<LeadSort, string>> = {
  '-received': 'newest first',
  received: 'oldest first',
  name: 'by name',
  '-name': 'by name, Z to A',
  form: 'by form',
  '-form': 'by form, Z to A',
  state: 'by state',
  '-state': 'by state, Z to A',
  '-attempts': 'most attempts first',
  attempts: 'fewest attempts first',
};

/** The meaning of each state, shown on the lead page. */
export const STATE_MEANINGS: Readonly<Record<LeadState, string>> = {
  waiting: 'Stored here and queued for the CRM.',
  retrying: 'The CRM has not accepted it yet. Delivery is retried for 30 days.',
  'not-configured':
    'No CRM form is configured for it. It is delivered automatically as soon as one is.',
  delivered: 'The CRM has it.',
  refused: 'The CRM rejected it. It is not retried until someone sends it again.',
  quarantined:
    'It looks like spam, so nothing was sent to the CRM or by email. Review it and release or delete it.',
};

export const OUTCOME_NAMES: Readonly<Record<AttemptOutcome, string>> = {
  started: 'In progress',
  accepted: 'Accepted',
  refused: 'Refused',
  'rate-limited': 'Rate limited',
  failed: 'Failed',
  unknown: 'Unknown outcome',
};

/** Returns a readable label for a stored field that has no form label, such as a pillar of the assessment. */
export function fieldLabel(name: string): string {
  const known = FIELD_HEADINGS.get(name);
  if (known) return known;
  const [, pillar, part] = /^pillar:(.+):(\w+)$/.exec(name) ?? [];
  if (pillar) return `${pillar}, ${part}`;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return capitalize(words);
}
