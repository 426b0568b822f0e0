import type { RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import { maskEmailReason, maskUrl } from '#src/admin/parts/mask.ts';
import type { LeadPage, LeadView, SourceArrivals } from '#src/domains/leads/lead-views.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { servicesContext } from '#src/services.server.ts';
import type { LeadQuery } from './lead-list.ts';
import { maskLead, maskLeadSummary } from './mask-lead.ts';

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
