import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { emailLinks } from '#src/admin/emails/email-links.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import {
  LEAD_FORMS,
  LEAD_STATES,
  type AttemptOutcome,
  type LeadState,
} from '#src/domains/leads/lead.ts';
import type { LeadPage, LeadSummary, LeadFilter, LeadSort } from '#src/domains/leads/lead-views.ts';
import { FORM_NAMES, STATE_NAMES } from '#src/domains/leads/lead-words.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { EMAIL_FILTERS, type EmailCounts, type EmailView } from '#src/platform/emails/email.ts';
import { capitalize } from '#src/platform/capitalize.ts';
import { FIELD_HEADINGS } from '#src/domains/leads/lead-csv.ts';

/** The states the list can be filtered by, in display order. */
export const LISTED_STATES = { ...STATE_NAMES, overdue: 'Overdue' } as const satisfies Readonly<
  Record<NonNullable<LeadFilter['state']>, string>
>;

/** The orders of the list, the default first. */
const SORT_NAMES: Readonly<Record<LeadSort, string>> = {
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

export const LEADS_PATH = '/admin/leads';

export const LEADS = defineList({
  path: LEADS_PATH,
  noun: 'lead',
  fields: {
    form: LEAD_FORMS,
    state: [...LEAD_STATES, 'overdue'],
    search: TEXT,
    source: TEXT,
    emails: EMAIL_FILTERS,
  },
  sorts: SORT_NAMES,
});

export type LeadQuery = ReturnType<typeof LEADS.parse>;

interface Read {
  found: LeadPage;
  emails: ReadonlyMap<string, readonly EmailView[]>;
  counts: Awaited<ReturnType<Leads['counts']>>;
  emailCounts: EmailCounts;
}

/** Formats one page of the list. */
export function leadsView(
  { found, emails, counts: { byState, byForm }, emailCounts }: Read,
  query: LeadQuery,
  now: Date,
) {
  const { leads, total, pages } = found;
  const all = LEAD_STATES.reduce((sum, state) => sum + byState[state], 0);
  const states = LEADS.links(
    query,
    'state',
    [
      { label: 'All', count: all },
      // An overdue lead has another state too, so this link is shown only when there are any.
      ...([...LEAD_STATES, 'overdue'] as const)
        .filter((state) => state !== 'overdue' || byState.overdue > 0 || query.state === state)
        .map((value) => ({
          value,
          label: LISTED_STATES[value],
          count: byState[value],
          isAlert: (value === 'refused' || value === 'overdue') && byState[value] > 0,
        })),
    ],
    true,
  );
  return {
    ...LEADS.view(query, {
      rows: leads.map((lead) => rowOf(lead, now, emails.get(lead.id) ?? [])),
      total,
      pages,
      states: [...states, ...emailLinks(LEADS_PATH, emailCounts, query.emails)],
      isFirst: all === 0,
    }),
    forms: LEAD_FORMS.map((value) => ({
      value,
      label: FORM_NAMES[value],
      count: byForm[value],
    })),
    /** sources on this page, as suggestions for the source filter */
    sources: [...new Set(leads.map(({ source }) => source).filter(isCampaign))].toSorted(),
  };
}

export type LeadsView = ReturnType<typeof leadsView>;

function rowOf(lead: LeadSummary, now: Date, emails: readonly EmailView[]) {
  const { id, name, email, company, form, source, state, attempts, createdAt } = lead;
  return {
    id,
    /** the name, or the email address when there is none */
    title: name.trim() || email,
    /** company and email address, without what the title says */
    contact: [company, name.trim() && email].filter(Boolean).join(' · '),
    form: FORM_NAMES[form],
    source: sourceName(source),
    state,
    attempts,
    received: formatTime(createdAt, now),
    /** whether an email for this lead has failed */
    emailFailed: emails.some(({ state }) => state === 'failed'),
  };
}

/** Without a campaign, a lead's source is the URL of the referring page. */
const isCampaign = (source: string) => source !== '' && !URL.canParse(source);

function sourceName(source: string): string {
  if (source === '') return 'Direct';
  return isCampaign(source) ? source : new URL(source).hostname.replace(/^www\./, '') || source;
}
