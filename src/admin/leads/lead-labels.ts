import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';
import type { AttemptOutcome, LeadForm, LeadState } from '#src/domains/leads/lead.ts';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';

export const FORM_NAMES: Readonly<Record<LeadForm, string>> = {
  'executive-cheatsheet': 'Executive Cheatsheet',
  'quick-wins': 'Quick wins',
  contact: 'Contact',
  'vistage-survey': 'Vistage survey',
  'ai-quotient': 'AI Quotient',
  newsletter: 'Newsletter',
};

export const STATE_NAMES: Readonly<Record<LeadState, string>> = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  'not-configured': 'Not configured',
  delivered: 'Delivered',
  refused: 'Refused',
  quarantined: 'Quarantined',
};

/** What the list can be narrowed down to, in the order it is offered. */
export const LISTED_STATES = { ...STATE_NAMES, overdue: 'Overdue' } as const satisfies Readonly<
  Record<NonNullable<LeadFilter['state']>, string>
>;

/** What a state means for the person who looks at a lead. */
export const STATE_MEANINGS: Readonly<Record<LeadState, string>> = {
  waiting: 'Stored here, and next in line for the CRM.',
  retrying: 'The CRM has not taken it yet. We keep asking for 30 days.',
  'not-configured':
    'No CRM form is configured for it. It goes out by itself as soon as there is one.',
  delivered: 'The CRM has it.',
  refused: 'The CRM will not take it as it is. Nothing more happens until somebody sends it again.',
  quarantined: 'It looks like spam, so nothing was sent to the CRM or by mail. A person decides.',
};

export const OUTCOME_NAMES: Readonly<Record<AttemptOutcome, string>> = {
  started: 'Under way',
  accepted: 'Accepted',
  refused: 'Refused',
  'rate-limited': 'Asked to slow down',
  failed: 'Failed',
  unknown: 'No clear answer',
};

/** A field's name where nobody asked for it by a form of ours, such as a pillar of the assessment. */
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
  return words.charAt(0).toUpperCase() + words.slice(1);
}
