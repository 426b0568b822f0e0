import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { LEAD_FORMS, LEAD_STATES, type LeadForm } from '#src/domains/leads/lead.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { DEFAULT_SORT, isFiltered, leadsAddress } from './lead-filter.ts';
import { LISTED_STATES, SORT_NAMES } from './lead-labels.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type { LeadFilter, LeadPage, LeadSort, LeadSummary } from '#src/domains/leads/lead-views.ts';

export type LeadRow = ReturnType<typeof rowOf>;

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
  /** true when no lead exists, filtered or not */
  isEmpty: boolean;
  isFiltered: boolean;
  states: readonly StateLink[];
  forms: readonly { form: LeadForm; label: string }[];
  /** sources on this page, as suggestions for the source filter */
  sources: readonly string[];
}

type Counts = Awaited<ReturnType<Leads['counts']>>;

/** Formats one page of the list. */
export function leadsView(
  { leads, total, page, pages }: LeadPage,
  { byState, byForm }: Counts,
  filter: LeadFilter,
  now: Date,
  emails: ReadonlyMap<string, readonly EmailView[]> = new Map(),
): LeadsView {
  const order = filter.sort ? { sort: filter.sort } : {};
  const all = LEAD_STATES.reduce((sum, state) => sum + byState[state], 0);
  return {
    rows: leads.map((lead) => rowOf(lead, now, emails.get(lead.id) ?? [])),
    summary: summaryOf(total, page, pages, filter.sort),
    page,
    pages,
    filter,
    isEmpty: all === 0,
    isFiltered: isFiltered(filter),
    states: [
      { state: undefined, label: 'All', count: all, to: leadsAddress(order) },
      // An overdue lead has another state too, so this link is shown only when there are any.
      ...([...LEAD_STATES, 'overdue'] as const)
        .filter((state) => state !== 'overdue' || byState.overdue > 0 || filter.state === state)
        .map((state) => ({
          state,
          label: LISTED_STATES[state],
          count: byState[state],
          to: leadsAddress({ state, ...order }),
        })),
    ],
    forms: LEAD_FORMS.map((form) => ({
      form,
      label: `${FORM_NAMES[form]} (${formatNumber(byForm[form])})`,
    })),
    sources: [...new Set(leads.map(({ source }) => source).filter(isCampaign))].toSorted(),
  };
}

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

function summaryOf(total: number, page: number, pages: number, sort?: LeadSort): string {
  const leads = `${formatCount(total, 'lead')}, ${SORT_NAMES[sort ?? DEFAULT_SORT]}`;
  return pages > 1 ? `${leads}, page ${page} of ${pages}` : leads;
}
