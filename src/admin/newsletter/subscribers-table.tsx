import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form } from 'react-router';
import { EmailMark } from '#src/admin/parts/email-mark.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { type NewsletterView, type SubscriberRow, STATUS_NAMES } from './newsletter-view.ts';
import { subscribersAddress } from './subscriber-filter.ts';
import { Mark, type MarkShape } from '#src/admin/parts/mark.tsx';
import type { SubscriptionStatus } from '#src/domains/newsletter/subscription.ts';

type TableProps = Pick<NewsletterView, 'rows' | 'summary' | 'filter' | 'page'> & {
  mayWrite: boolean;
};

/** The list, with a send button for each pending confirmation. On narrow screens each row becomes a card. */
export function SubscribersTable({ rows, summary, filter, page, mayWrite }: TableProps) {
  return (
    <Form method="post" action={subscribersAddress(filter, page)}>
      <p className="records-summary">{summary}</p>
      <table className="records records-wide records-quiet subscribers-table">
        <caption className="sr-only">Subscribers, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">State</th>
            <th scope="col">Confirmation email</th>
            {mayWrite ? (
              <th scope="col">
                <span className="sr-only">Send again</span>
              </th>
            ) : null}
            <th scope="col" className="records-number">
              Subscribed
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} mayWrite={mayWrite} />
          ))}
        </tbody>
      </table>
    </Form>
  );
}

function Row({ row, mayWrite }: { row: SubscriberRow; mayWrite: boolean }) {
  const { id, email, status, source, subscribed, confirmation, action } = row;
  return (
    <tr>
      <th scope="row">
        <b>{email}</b>
        <span className="subscribers-source">{source}</span>
      </th>
      <td className="subscribers-state">
        <SubscriberStateMark status={status} />
      </td>
      <td className="subscribers-email">
        <span className="subscribers-label records-label">Confirmation email</span>
        {confirmation ? <Confirmation {...confirmation} /> : 'No record'}
      </td>
      {mayWrite ? (
        <td className="subscribers-action">
          {action ? (
            <SubmitButton name="subscriber" value={id} aria-label={`${action}: ${email}`}>
              {action}
            </SubmitButton>
          ) : null}
        </td>
      ) : null}
      <td className="records-number subscribers-since">
        <Time at={subscribed} />
      </td>
    </tr>
  );
}

function Confirmation({ status, at, reason, detail }: NonNullable<SubscriberRow['confirmation']>) {
  return (
    <>
      <span className="subscribers-standing">
        <EmailMark status={status} />
        <span>
          {status === 'sent' ? null : `${at.label} `}
          <Time at={at.time} />
          {detail ? `, ${detail}` : null}
        </span>
      </span>
      {reason ? <span className="subscribers-reason">{reason}</span> : null}
    </>
  );
}

const SHAPES: Readonly<Record<SubscriptionStatus, MarkShape>> = {
  pending: { path: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9' },
  confirmed: { path: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10', isFilled: true },
  unsubscribed: { path: 'M1 6h10' },
};

/** A state as a label with an icon. */
const SubscriberStateMark = ({ status }: { status: SubscriptionStatus }) => (
  <Mark shape={SHAPES[status]} label={STATUS_NAMES[status]} />
);
