import { countOf, number } from '#src/admin/parts/counts.ts';
import { LEAD_FORMS, LEAD_STATES, type LeadForm, type LeadState } from '#src/domains/leads/lead.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { isFiltered, leadsAddress } from './lead-filter.ts';
import { FORM_NAMES, LISTED_STATES } from './lead-labels.ts';
import { when, type When } from '#src/admin/parts/when.ts';
import type { LeadFilter, LeadPage, LeadSummary } from '#src/domains/leads/lead-views.ts';

export interface LeadRow {
  id: string;
  /** the address when no name was asked for */
  title: string;
  company: string;
  form: string;
  source: string;
  state: LeadState;
  attempts: number;
  received: When;
  /** an email of it could not be sent */
  emailFailed: boolean;
}

export interface StateLink {
  state: LeadFilter['state'];
  label: string;
  count: number;
  to: string;
}

export interface LeadsView {
  rows: readonly LeadRow[];
  /** `12 leads, newest first` */
  summary: string;
  page: number;
  pages: number;
  filter: LeadFilter;
  /** there is no lead at all */
  isEmpty: boolean;
  isFiltered: boolean;
  states: readonly StateLink[];
  forms: readonly { form: LeadForm; label: string }[];
  /** sources on this page, offered while typing one */
  sources: readonly string[];
}

type Counts = Awaited<ReturnType<Leads['counts']>>;

/** Puts one page of the list into words. */
export function leadsView(
  { leads, total, page, pages }: LeadPage,
  { byState, byForm }: Counts,
  filter: LeadFilter,
  now: Date,
  emails: ReadonlyMap<string, readonly EmailView[]> = new Map(),
): LeadsView {
  const all = LEAD_STATES.reduce((sum, state) => sum + byState[state], 0);
  return {
    rows: leads.map((lead) => rowOf(lead, now, emails.get(lead.id) ?? [])),
    summary: summaryOf(total, page, pages),
    page,
    pages,
    filter,
    isEmpty: all === 0,
    isFiltered: isFiltered(filter),
    states: [
      { state: undefined, label: 'All', count: all, to: leadsAddress({}) },
      // Overdue leads stand in another state too; where there are none, nobody asks for them.
      ...([...LEAD_STATES, 'overdue'] as const)
        .filter((state) => state !== 'overdue' || byState.overdue > 0 || filter.state === state)
        .map((state) => ({
          state,
          label: LISTED_STATES[state],
          count: byState[state],
          to: leadsAddress({ state }),
        })),
    ],
    forms: LEAD_FORMS.map((form) => ({
      form,
      label: `${FORM_NAMES[form]} (${number(byForm[form])})`,
    })),
    sources: [...new Set(leads.map(({ source }) => source).filter(isCampaign))].toSorted(),
  };
}

function rowOf(lead: LeadSummary, now: Date, emails: readonly EmailView[]): LeadRow {
  const { id, name, email, company, form, source, state, attempts, createdAt } = lead;
  return {
    id,
    title: name.trim() || email,
    company,
    form: FORM_NAMES[form],
    source: sourceName(source),
    state,
    attempts,
    received: when(createdAt, now),
    emailFailed: emails.some(({ state }) => state === 'failed'),
  };
}

/** Without a campaign, a lead's source is the address of the page that linked here. */
const isCampaign = (source: string) => source !== '' && !URL.canParse(source);

function sourceName(source: string): string {
  if (source === '') return 'Direct';
  return isCampaign(source) ? source : new URL(source).hostname.replace(/^www\./, '') || source;
}

function summaryOf(total: number, page: number, pages: number): string {
  const leads = countOf(total, 'lead');
  return pages > 1 ? `${leads}, newest first, page ${page} of ${pages}` : `${leads}, newest first`;
}
