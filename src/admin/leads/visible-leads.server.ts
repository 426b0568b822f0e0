import type { RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import {
  maskEmailReason,
  maskUrl,
  HIDDEN,
  maskAddresses,
  maskEmail,
  maskName,
  maskText,
  maskWord,
} from '#src/admin/parts/mask.ts';
import type {
  LeadPage,
  LeadView,
  SourceArrivals,
  LeadSummary,
} from '#src/domains/leads/lead-views.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { servicesContext } from '#src/services.server.ts';
import { isVisitorForm, LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import type { Attribution, LeadForm, Touch } from '#src/domains/leads/lead.ts';
import type { LeadQuery } from './lead-list.ts';

/** Leads as the signed-in user may see them. Loaders read leads only through it. */
interface VisibleLeads {
  /** whether names, addresses and texts are readable */
  seesPeople: boolean;
  /** The part of a filter that is used: a search, or a source that is an address, would reveal what is masked. */
  filterOf(query: LeadQuery): LeadQuery;
  /** Counts of leads by source. */
  sources(since: Date, limit: number): Promise<SourceArrivals[]>;
  list(query: LeadQuery): Promise<LeadPage>;
  find(id: string): Promise<LeadView | undefined>;
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly EmailView[]>>;
}

export function visibleLeads(context: Readonly<RouterContextProvider>): VisibleLeads {
  const { leads } = context.get(servicesContext);
  if (mayDo(context, 'leads.see-people'))
    return {
      ...leads,
      list: (query) => leads.list(query, query.page),
      seesPeople: true,
      filterOf: (query) => query,
    };
  const isMasked = (source: string) => maskUrl(source) !== source;
  const filterOf = ({ search: _search, source = '', ...query }: LeadQuery): LeadQuery =>
    source === '' || isMasked(source) ? query : { ...query, source };
  return {
    seesPeople: false,
    filterOf,
    sources: async (since, limit) =>
      (await leads.sources(since, limit)).map((each) => ({
        ...each,
        source: maskUrl(each.source),
      })),
    async list(query) {
      const found = await leads.list(filterOf(query), query.page);
      return { ...found, leads: found.leads.map(maskLeadSummary) };
    },
    async find(id) {
      const lead = await leads.find(id);
      return lead && maskLead(lead);
    },
    async emailsOf(ids) {
      const emails = await leads.emailsOf(ids);
      return new Map([...emails].map(([id, list]) => [id, list.map(maskEmailReason)]));
    },
  };
}

/** Removes from a row of the list who the person is. */
const maskLeadSummary = <Lead extends LeadSummary>(lead: Lead): Lead => ({
  ...lead,
  name: maskName(lead.name),
  email: maskEmail(lead.email),
  company: maskWord(lead.company),
  source: maskUrl(lead.source),
});

/** Removes from a lead who the person is and what they wrote. Choices and scores stay. */
export const maskLead = (lead: LeadView): LeadView => ({
  ...maskLeadSummary(lead),
  fields: Object.fromEntries(
    Object.entries(lead.fields).map(([name, value]) => [name, maskField(lead.form, name, value)]),
  ),
  pageUri: maskUrl(lead.pageUri),
  pageName: maskAddresses(lead.pageName),
  attribution: maskAttribution(lead.attribution),
  // The CRM repeats values of the lead in its messages.
  timeline: lead.timeline.map((attempt) => ({
    ...attempt,
    message: attempt.message && HIDDEN,
  })),
});

/** Small numbers, such as a score or a percentage. */
const NUMBER = /^\d{1,3}$/;

function maskField(form: LeadForm, name: string, value: string): string {
  const field = isVisitorForm(form)
    ? LEAD_FORM_FIELDS[form].find((each) => each.name === name)
    : undefined;
  if (field?.options?.includes(value) || NUMBER.test(value)) return value;
  if (/email/i.test(name)) return maskEmail(value);
  return /name/i.test(name) ? maskName(value) : maskText(value);
}

const maskAttribution = ({ first, last }: Attribution): Attribution => ({
  ...(first && { first: maskTouch(first) }),
  ...(last && { last: maskTouch(last) }),
});

const maskTouch = (touch: Touch): Touch => ({
  ...touch,
  landingPage: maskUrl(touch.landingPage),
  ...(touch.referrer && { referrer: maskUrl(touch.referrer) }),
  parameters: Object.fromEntries(
    Object.entries(touch.parameters).map(([name, value]) => [name, maskAddresses(value)]),
  ),
});

/** Actions that the screens of leads offer the signed-in user. The actions ask the policy again. */
export type LeadPermissions = ReturnType<typeof leadPermissions>;

export const leadPermissions = (context: Readonly<RouterContextProvider>) => ({
  work: mayDo(context, 'leads.work'),
  delete: mayDo(context, 'leads.delete'),
  export: mayDo(context, 'people.export'),
  erase: mayDo(context, 'people.erase'),
});
