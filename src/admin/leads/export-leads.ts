import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { LEAD_COLUMNS } from '#src/domains/leads/lead-csv.ts';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import type { Route } from './+types/export-leads.ts';
import { LEADS, LISTED_STATES } from './lead-list.ts';

/** Downloads all leads that match the filter as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { leads } = servicesFor(context, 'people.export');
  requireRecentSignIn(context, url);
  const { page: _page, ...filter } = LEADS.parse(url.searchParams);
  return csvDownload(context, {
    name: 'leads',
    columns: LEAD_COLUMNS,
    batches: leads.all(filter),
    entry: async () => ({
      area: 'leads',
      action: 'leads.exported',
      object: { kind: 'leads', label: 'leads' },
      after: { Leads: (await leads.list(filter, 1)).total, ...filterWords(filter) },
    }),
  });
}

/** The filter for the history. A typed text may be someone's name, so it is not part of it. */
const filterWords = ({ form, state, emails, search, source }: LeadFilter) => ({
  Form: form && FORM_NAMES[form],
  State: state && LISTED_STATES[state],
  Emails: emails,
  Search: (search ?? source) && 'by a typed text, which is not recorded',
});
