import { data, redirect } from 'react-router';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/leads.ts';
import { FilterForm } from './filter-form.tsx';
import {
  eraseByTypedAddress,
  readFormOrEmpty,
  parseIntent,
  rejectForm,
  requireEditor,
  selectedIds,
  sendSelected,
} from './lead-actions.server.ts';
import { leadsAddress, LEADS_PATH, parseLeadQuery } from './lead-filter.ts';
import './leads.css';
import { LeadsMissing } from './leads-missing.tsx';
import { LeadsTable } from './leads-table.tsx';
import { leadsView, type LeadsView } from './leads-view.ts';
import { leadNotice } from './lead-notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import { emailLinks } from '#src/admin/parts/email-links.ts';
import type { Leads as LeadsService } from '#src/domains/leads/leads.server.ts';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { EraseByAddress } from './erase-person.tsx';
import { userActor } from '#src/platform/activity/activity.ts';
import { may } from '#src/platform/auth/policy.ts';
import { mayChange } from '#src/platform/auth/role.ts';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { leads, log } = context.get(servicesContext);
  const { filter, page } = parseLeadQuery(url.searchParams);
  const { role } = context.get(signedInUserContext);
  const shared = { mayChange: mayChange(role), mayExport: may(role, 'people.export') };
  const read = await readList(leads, filter, page).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the leads');
  });
  if (!read) return data({ ...shared, view: undefined }, 503);
  const { found, counts, emails, emailCounts } = read;
  // After all leads of the last page are deleted, its URL is past the end.
  if (page > 1 && page > found.pages) throw redirect(leadsAddress(filter, found.pages));
  const view = {
    ...leadsView(found, counts, filter, new Date(), emails),
    emails: emailLinks(LEADS_PATH, emailCounts, filter.emails),
  };
  return data({ ...shared, view });
}

async function readList(leads: LeadsService, filter: LeadFilter, page: number) {
  const [found, counts, emailCounts] = await Promise.all([
    leads.list(filter, page),
    leads.counts(),
    leads.emailCounts(),
  ]);
  const emails = await leads.emailsOf(found.leads.map(({ id }) => id));
  return { found, counts, emails, emailCounts };
}

/** Sends the selected leads again, releases them, or erases a person, then redirects to the same part of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { leads, erasePerson, config } = context.get(servicesContext);
  const user = context.get(signedInUserContext);
  requireEditor(user);
  const form = await readFormOrEmpty(request);
  const intent = parseIntent(form);
  if (!intent) return rejectForm();
  const by = userActor(user);
  const result =
    intent === 'erase'
      ? await eraseByTypedAddress(erasePerson, form, by)
      : await sendSelected(leads, intent, selectedIds(form), by);
  if ('errors' in result) return data(result, 400);
  const { filter, page } = parseLeadQuery(url.searchParams);
  return redirectWithNotice(leadNotice(result), leadsAddress(filter, page), config.SECURE_COOKIES);
}

/** The list of leads, newest first, with their delivery states. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { view, mayChange, mayExport } = loaderData;
  const notice = useTakenNotice();
  const exportLink =
    view && view.rows.length > 0 && mayExport ? (
      <a
        className="btn btn-small btn-quiet"
        href={leadsAddress(view.filter, 1, `${LEADS_PATH}/export.csv`)}
        download
      >
        Export as CSV
      </a>
    ) : null;
  return (
    <>
      <PageHead title="Leads" actions={exportLink} />
      {view ? (
        <>
          {view.isEmpty ? null : (
            <>
              <StateLinks states={[...stateLinks(view), ...view.emails]} />
              <FilterForm {...view} />
            </>
          )}
          {view.rows.length > 0 ? (
            <>
              <LeadsTable {...view} mayChange={mayChange} />
              <PageLinks
                page={view.page}
                pages={view.pages}
                addressOf={(number) => leadsAddress(view.filter, number)}
              />
            </>
          ) : (
            <LeadsMissing why={view.isEmpty ? 'none' : 'no-match'} />
          )}
          {/* A new key clears the fields after an erasure. */}
          {mayChange ? <EraseByAddress key={notice?.id} refused={actionData} /> : null}
        </>
      ) : (
        <LeadsMissing why="failed" />
      )}
    </>
  );
}

/** A state link is current only without other filters, because its count ignores them. */
function stateLinks({ states, filter }: Pick<LeadsView, 'states' | 'filter'>) {
  const others = Object.keys(filter).some((name) => name !== 'state' && name !== 'sort');
  return states.map(({ state, ...link }) => ({
    ...link,
    isCurrent: !others && filter.state === state,
    isAlert: (state === 'refused' || state === 'overdue') && link.count > 0,
  }));
}
