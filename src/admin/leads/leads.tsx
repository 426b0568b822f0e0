import { data, redirect, Link } from 'react-router';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { readPostedForm, rejectForm } from '#src/admin/forms/form-result.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/leads.ts';
import { FilterForm } from './filter-form.tsx';
import { parseIntent, selectedIds, sendSelected } from './lead-actions.server.ts';
import { leadsAddress, LEADS_PATH, parseLeadQuery } from './lead-filter.ts';
import { leadPermissions } from './lead-permissions.server.ts';
import './leads.css';
import { LeadsTable } from './leads-table.tsx';
import { leadsView, type LeadsView } from './leads-view.ts';
import { type VisibleLeads, visibleLeads } from './visible-leads.server.ts';
import { MaskedNote } from '#src/admin/parts/masked-note.tsx';
import { leadNotice } from './lead-notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import { emailLinks } from '#src/admin/parts/email-links.ts';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { identityNeeds } from '#src/admin/confirm/confirm-identity.server.ts';
import { eraseTyped } from './erase-form.server.ts';
import { EraseByAddress } from './erase-person.tsx';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { LeadFilter } from '#src/domains/leads/lead-views.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'leads.see');
  const { leads, log } = context.get(servicesContext);
  const visible = visibleLeads(context);
  const query = parseLeadQuery(url.searchParams);
  const { page } = query;
  const filter = visible.filterOf(query.filter);
  const shared = { can: leadPermissions(context), seesPeople: visible.seesPeople };
  const read = await Promise.all([
    readRows(visible, filter, page),
    leads.counts(),
    leads.emailCounts(),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the leads');
  });
  if (!read) return data({ ...shared, view: undefined, needs: undefined }, 503);
  const [{ found, emails }, counts, emailCounts] = read;
  // After all leads of the last page are deleted, its URL is past the end.
  if (page > 1 && page > found.pages) throw redirect(leadsAddress(filter, found.pages));
  const view = {
    ...leadsView(found, counts, filter, new Date(), emails),
    emails: emailLinks(LEADS_PATH, emailCounts, filter.emails),
  };
  const needs = shared.can.erase ? await identityNeeds(context) : undefined;
  return data({ ...shared, view, needs });
}

async function readRows(leads: VisibleLeads, filter: LeadFilter, page: number) {
  const found = await leads.list(filter, page);
  return { found, emails: await leads.emailsOf(found.leads.map(({ id }) => id)) };
}

/** Sends the selected leads again, releases them, or erases a person, then redirects to the same part of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const intent = parseIntent(form);
  const user = requirePermission(context, intent === 'erase' ? 'people.erase' : 'leads.work');
  const { leads, config } = context.get(servicesContext);
  if (!intent || intent === 'correct') return rejectForm();
  const by = actorOf(user);
  const result =
    intent === 'erase'
      ? await eraseTyped(context, form)
      : await sendSelected(leads, intent, selectedIds(form), by);
  if ('data' in result) return result;
  const { filter, page } = parseLeadQuery(url.searchParams);
  return redirectWithNotice(leadNotice(result), leadsAddress(filter, page), config.SECURE_COOKIES);
}

/** The list of leads, newest first, with their delivery states. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { view, can, seesPeople, needs } = loaderData;
  const notice = useTakenNotice();
  const exportLink =
    view && view.rows.length > 0 && can.export ? (
      <a
        className="btn btn-small btn-quiet"
        href={leadsAddress(view.filter, 1, `${LEADS_PATH}/export.csv`)}
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
              {seesPeople ? null : <MaskedNote />}
              <FilterForm {...view} seesPeople={seesPeople} />
            </>
          )}
          {view.rows.length > 0 ? (
            <>
              <LeadsTable {...view} can={can} />
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
          {can.erase ? <EraseByAddress key={notice?.id} result={actionData} needs={needs} /> : null}
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

/** Explains an empty list: no leads yet, no match, or a read error. */
function LeadsMissing({ why }: { why: 'none' | 'no-match' | 'failed' }) {
  switch (why) {
    case 'none':
      return (
        <p className="admin-missing">
          No leads yet. Each lead appears here as soon as its form is sent.
        </p>
      );
    case 'no-match':
      return (
        <p className="admin-missing">
          No lead matches these filters.{' '}
          <Link className="text-link" to={LEADS_PATH}>
            Show all leads
          </Link>
        </p>
      );
    case 'failed':
      return <LoadError>The leads could not be loaded. No stored lead is lost.</LoadError>;
  }
}
