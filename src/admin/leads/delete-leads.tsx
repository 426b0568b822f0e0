import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { DeletionForm } from '#src/admin/lists/deletion-form.tsx';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import type { Route } from './+types/delete-leads.ts';
import { selectedLeads } from './lead-actions.server.ts';
import { LEADS } from './lead-list.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { deletedNotice, goneNotice } from './lead-notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { StateMark } from './state-mark.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import { actorOf } from '#src/platform/activity/activity.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { MAX_SELECTED, selectedIds, selectsAll } from '#src/admin/lists/selected-ids.ts';
import './leads.css';

/** Lists the selected leads for confirmation; deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { leads } = servicesFor(context, 'leads.delete');
  const back = LEADS.address(LEADS.parse(url.searchParams));
  const { found, count } = await selectedLeads(leads, url.searchParams, url);
  if (found.length === 0) throw await redirectWithNotice(context, goneNotice(count), back);
  const now = new Date();
  return {
    back,
    leads: found.map(({ id, name, email, form, state, createdAt }) => ({
      id,
      title: name.trim() || email,
      form: FORM_NAMES[form],
      state,
      received: formatTime(createdAt, now),
    })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { user, leads } = servicesFor(context, 'leads.delete');
  const ids = selectedIds(await readPostedForm(request), MAX_SELECTED);
  // All of a list are chosen again after a sign-in: an address cannot hold them.
  if (!selectsAll(url.searchParams)) for (const id of ids) url.searchParams.append('id', id);
  requireRecentSignIn(context, url);
  const back = LEADS.address(LEADS.parse(url.searchParams));
  const count = ids.length > 0 ? await leads.remove(ids, actorOf(user)) : 0;
  const notice = count > 0 ? deletedNotice(count) : goneNotice(ids.length);
  return redirectWithNotice(context, notice, back);
}

/** The confirmation page: which leads are deleted, and what deleting does not remove. */
export default function DeleteLeads({ loaderData: { leads, back } }: Route.ComponentProps) {
  const these = formatCount(leads.length, 'lead');
  return (
    <>
      <PageHead title={`Delete ${these}`} crumbs={[{ label: 'Leads', to: back }]} />
      <p className="admin-intro admin-measure">
        This permanently deletes the leads here, with their delivery attempts. Copies in the CRM
        remain. This cannot be undone. To remove everything about one person, use &ldquo;Erase a
        person&rdquo; below the list of leads.
      </p>
      <DeletionForm
        back={back}
        button={<SubmitButton tone="danger">Delete {these}</SubmitButton>}
        items={leads.map(({ id, title, form, state, received }) => (
          <li key={id}>
            <input type="hidden" name="id" value={id} />
            <b>{title}</b>
            <span>{form}</span>
            <StateMark state={state} />
            <Time at={received} />
          </li>
        ))}
      />
    </>
  );
}
