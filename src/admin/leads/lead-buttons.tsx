import { Form, Link, useNavigation } from 'react-router';
import { LEADS_PATH } from './lead-list.ts';
import type { LeadPermissions } from './lead-permissions.server.ts';
import { useDeleteLeads } from './use-delete-leads.ts';
import type { LeadDetail } from './lead-view.ts';

/** The actions for one lead. The main action is copper only when the lead's state needs one. */
export function LeadButtons({ lead, can }: { lead: LeadDetail; can: LeadPermissions }) {
  const isBusy = useNavigation().state !== 'idle';
  const deleteLeads = useDeleteLeads({ page: 1 });
  if (!can.work && !can.delete) return null;
  // A refused lead that can be corrected has its main action below.
  const needsAction =
    lead.canRelease || (lead.state === 'refused' && lead.correctable.length === 0);
  return (
    <Form method="post" className="admin-actions">
      {can.work && (lead.canSendAgain || lead.canRelease) ? (
        <button
          className={`btn btn-small ${needsAction ? 'btn-copper' : 'btn-quiet'}`}
          type="submit"
          name="intent"
          value={lead.canRelease ? 'release' : 'send-again'}
          disabled={isBusy}
        >
          {lead.canRelease ? 'Release' : 'Send again'}
        </button>
      ) : null}
      {can.delete ? (
        <Link
          className="btn btn-small btn-quiet"
          to={`${LEADS_PATH}/delete?id=${lead.id}`}
          onClick={(event) => {
            event.preventDefault();
            void deleteLeads([lead]);
          }}
        >
          Delete
        </Link>
      ) : null}
    </Form>
  );
}
