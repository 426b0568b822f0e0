import { Link } from 'react-router';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { readPostedForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { isWhole } from '#src/admin/lists/list-selection.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { EmailMark } from '#src/admin/emails/email-mark.tsx';
import { MaskedNote } from '#src/admin/kit/masked-note.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { MAX_SELECTED } from '#src/admin/lists/selected-ids.ts';
import type { Route } from './+types/leads.ts';
import { eraseTyped, parseIntent, selectedLeads, sendSelected } from './lead-actions.server.ts';
import { EraseByAddress } from './erase-person.tsx';
import {
  LISTED_STATES,
  LEADS,
  LEADS_PATH,
  type LeadQuery,
  leadsView,
  type LeadsView,
} from './lead-list.ts';
import { leadPermissions, visibleLeads } from './visible-leads.server.ts';
import { StateMark } from './state-mark.tsx';
import { namedLeads, useDeleteLeads } from './use-delete-leads.ts';
import './leads.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { leads } = servicesFor(context, 'leads.see');
  const visible = visibleLeads(context);
  const can = leadPermissions(context);
  const shared = { can, seesPeople: visible.seesPeople };
  return loadList({ context, url }, LEADS, shared, async (given, now) => {
    const query = visible.filterOf(given);
    const listed = async () => {
      const found = await visible.list(query);
      return { found, emails: await visible.emailsOf(found.leads.map(({ id }) => id)) };
    };
    const [read, counts, emailCounts, needs] = await Promise.all([
      listed(),
      leads.counts(),
      leads.emailCounts(),
      can.erase ? readIdentityProofs(context) : undefined,
    ]);
    return { ...leadsView({ ...read, counts, emailCounts }, query, now), needs };
  });
}

/** Sends the selected leads again, releases them, or erases a person, then redirects to the same part of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const intent = parseIntent(form);
  const { user, leads } = servicesFor(context, intent === 'erase' ? 'people.erase' : 'leads.work');
  if (!intent || intent === 'correct') return rejectForm();
  const result =
    intent === 'erase'
      ? await eraseTyped(context, form)
      : await sendSelected(leads, intent, await selectedLeads(leads, form, url), actorOf(user));
  if ('data' in result) return result;
  const back = LEADS.address(LEADS.parse(url.searchParams));
  return redirectWithNotice(context, result, back);
}

const COLUMNS: readonly Column<LeadsView['rows'][number]>[] = [
  {
    label: 'Name, company, and email',
    by: 'name',
    cell: ({ id, title, contact }) => (
      <Link to={`${LEADS_PATH}/${id}`}>
        <b>{title}</b>
        {contact ? <span>{contact}</span> : null}
      </Link>
    ),
  },
  { label: 'Form', by: 'form', cell: 'form' },
  { label: 'Source', cell: 'source' },
  {
    label: 'State',
    by: 'state',
    cell: ({ state, emailFailed }) => (
      <>
        <StateMark state={state} />
        {emailFailed ? <EmailMark status="failed" label="Email failed" /> : null}
      </>
    ),
  },
  {
    label: 'Attempts',
    by: 'attempts',
    isNumber: true,
    unit: 'attempt',
    cell: 'attempts',
  },
  {
    label: 'Received',
    by: 'received',
    isNumber: true,
    cell: 'received',
  },
];

/** The list of leads, newest first, with their delivery states. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { view, can, seesPeople } = loaderData;
  const notice = useTakenNotice();
  return (
    <ListScreen
      list={LEADS}
      view={view}
      unaffected="No stored lead is lost."
      columns={COLUMNS}
      hasCsv={can.export}
      note={seesPeople ? null : <MaskedNote />}
      search={seesPeople ? 'Name, company, or email' : undefined}
      filters={view && filtersOf(view)}
      none="No leads yet. Each lead appears here as soon as its form is sent."
      bulk={
        can.work || can.delete
          ? {
              box: ({ id, title, state }) => ({
                value: id,
                'aria-label': title,
                'data-state': state,
              }),
              most: MAX_SELECTED,
              actions: <BulkActions query={view?.query ?? { page: 1 }} can={can} />,
            }
          : undefined
      }
    >
      {/* A new key clears the fields after an erasure. */}
      {can.erase ? <EraseByAddress key={notice?.id} /> : null}
    </ListScreen>
  );
}

const filtersOf = ({ forms, sources }: LeadsView) => [
  { name: 'form', label: 'Form', all: 'Every form', options: forms },
  {
    name: 'state',
    label: 'State',
    all: 'Every state',
    options: Object.entries(LISTED_STATES).map(([value, label]) => ({ value, label })),
  },
  { name: 'source', label: 'Source', suggestions: sources },
];

interface BulkProps {
  query: LeadQuery;
  can: ReturnType<typeof leadPermissions>;
}

/** The buttons for selected leads. "Delete" asks in a dialog, or without JavaScript and for all pages on a page. */
function BulkActions({ query, can }: BulkProps) {
  const deleteLeads = useDeleteLeads(query);
  return (
    <>
      {can.work ? (
        <>
          <SubmitButton name="intent" value="send-again">
            Send again
          </SubmitButton>
          <SubmitButton name="intent" value="release">
            Release
          </SubmitButton>
        </>
      ) : null}
      {can.delete ? (
        <SubmitButton
          formMethod="get"
          formAction={`${LEADS_PATH}/delete`}
          onClick={(event) => {
            const { form } = event.currentTarget;
            if (isWhole(form)) return;
            event.preventDefault();
            void deleteLeads(namedLeads(form));
          }}
        >
          Delete
        </SubmitButton>
      ) : null}
    </>
  );
}
