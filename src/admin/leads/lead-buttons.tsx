import { Form, Link, useNavigation } from 'react-router';
import { LEADS_PATH } from './lead-filter.ts';
import type { LeadDetail } from './lead-view.ts';

/** What can be done with one lead; copper only for what its state asks for. */
export function LeadButtons({ lead }: { lead: LeadDetail }) {
  const isBusy = useNavigation().state !== 'idle';
  const isAsking = lead.canRelease || lead.state === 'refused';
  return (
    <Form method="post" className="admin-actions">
      {lead.canSendAgain || lead.canRelease ? (
        <button
          className={`btn btn-small ${isAsking ? 'btn-copper' : 'btn-quiet'}`}
          type="submit"
          name="intent"
          value={lead.canRelease ? 'release' : 'send-again'}
          disabled={isBusy}
        >
          {lead.canRelease ? 'Release' : 'Send again'}
        </button>
      ) : null}
      <Link className="btn btn-small btn-quiet" to={`${LEADS_PATH}/delete?id=${lead.id}`}>
        Delete
      </Link>
    </Form>
  );
}
