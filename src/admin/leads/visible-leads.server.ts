import type { RouterContextProvider } from 'react-router';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import { maskEmailReason, maskUrl } from '#src/admin/parts/mask.ts';
import type {
  LeadFilter,
  LeadPage,
  LeadView,
  SourceArrivals,
} from '#src/domains/leads/lead-views.ts';
import type { EmailView } from '#src/platform/emails/email.ts';
import { servicesContext } from '#src/services.server.ts';
import { maskLead, maskLeadSummary } from './mask-lead.ts';

/** Leads as the signed-in user may see them. Loaders read leads only through it. */
export interface VisibleLeads {
  /** whether names, addresses and texts are readable */
  seesPeople: boolean;
  /** The part of a filter that is used: a search, or a source that is an address, would reveal what is masked. */
  filterOf(filter: LeadFilter): LeadFilter;
  /** Counts of leads by source. */
  sources(since: Date, limit: number): Promise<SourceArrivals[]>;
  list(filter: LeadFilter, page: number): Promise<LeadPage>;
  find(id: string): Promise<LeadView | undefined>;
  emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly EmailView[]>>;
}

export function visibleLeads(context: Readonly<RouterContextProvider>): VisibleLeads {
  const { leads } = context.get(servicesContext);
  if (mayDo(context, 'leads.see-people'))
    return { ...leads, seesPeople: true, filterOf: (filter) => filter };
  const isMasked = (source: string) => maskUrl(source) !== source;
  const filterOf = ({ search: _search, source = '', ...filter }: LeadFilter) =>
    source === '' || isMasked(source) ? filter : { ...filter, source };
  return {
    seesPeople: false,
    filterOf,
    sources: async (since, limit) =>
      (await leads.sources(since, limit)).map((each) => ({
        ...each,
        source: maskUrl(each.source),
      })),
    async list(filter, page) {
      const found = await leads.list(filterOf(filter), page);
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
