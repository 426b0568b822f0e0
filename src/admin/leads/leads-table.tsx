import { Form, Link, useLocation, useNavigation } from 'react-router';
import type { LeadSort } from '#src/domains/leads/lead-views.ts';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { EmailMark } from '#src/admin/parts/email-mark.tsx';
import type { LeadPermissions } from './lead-permissions.server.ts';
import { DEFAULT_SORT, leadsAddress, LEADS_PATH, queryEntries } from './lead-filter.ts';
import { SORT_NAMES } from './lead-labels.ts';
import type { LeadRow, LeadsView } from './leads-view.ts';
import { SortHeading } from '#src/admin/parts/sort-heading.tsx';
import { StateMark } from './state-mark.tsx';
import { useDeleteLeads } from './use-delete-leads.ts';
import { SelectAll } from '#src/admin/parts/select-all.tsx';
import { Time } from '#src/admin/parts/time.tsx';

type TableProps = Pick<LeadsView, 'rows' | 'summary' | 'filter' | 'page'> & {
  can: LeadPermissions;
};

/** The list with actions for selected leads. On narrow screens each row becomes a card. */
export function LeadsTable({ rows, summary, filter, page, can }: TableProps) {
  const maySelect = can.work || can.delete;
  const { key } = useLocation();
  const order = {
    sort: filter.sort ?? DEFAULT_SORT,
    sortedBy: (sort: LeadSort) => leadsAddress({ ...filter, sort }),
  };
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={leadsAddress(filter, page)} key={key}>
      <p className="records-summary">
        {maySelect ? <SelectAll /> : null}
        {summary}
      </p>
      <table
        className="records records-wide records-quiet leads-table"
        data-plain={!maySelect || undefined}
      >
        <caption className="sr-only">Leads, {SORT_NAMES[order.sort]}</caption>
        <thead>
          <tr>
            {maySelect ? <SelectHeading /> : null}
            <SortHeading by="name" label="Name, company, and email" {...order} />
            <SortHeading by="form" label="Form" {...order} />
            <th scope="col">Source</th>
            <SortHeading by="state" label="State" {...order} />
            <SortHeading by="attempts" label="Attempts" {...order} isNumber />
            <SortHeading by="received" label="Received" {...order} isNumber />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} maySelect={maySelect} />
          ))}
        </tbody>
      </table>
      {maySelect ? <BulkActions filter={filter} page={page} can={can} /> : null}
    </Form>
  );
}

function Row({ row, maySelect }: { row: LeadRow; maySelect: boolean }) {
  const { id, title, contact, form, source, state, attempts, received, emailFailed } = row;
  return (
    <tr>
      {maySelect ? (
        <td className="leads-select">
          <input
            className="admin-check"
            type="checkbox"
            name="id"
            value={id}
            aria-label={title}
            data-state={state}
          />
        </td>
      ) : null}
      <th scope="row">
        <Link to={`${LEADS_PATH}/${id}`}>
          <b>{title}</b>
          {contact ? <span>{contact}</span> : null}
        </Link>
      </th>
      <td className="leads-form">{form}</td>
      <td className="leads-source">{source}</td>
      <td className="leads-state">
        <StateMark state={state} />
        {emailFailed ? <EmailMark status="failed" label="Email failed" /> : null}
      </td>
      <td className="records-number leads-attempts">
        {attempts}
        <span className="records-label"> {attempts === 1 ? 'attempt' : 'attempts'}</span>
      </td>
      <td className="records-number leads-received">
        <Time at={received} />
      </td>
    </tr>
  );
}

/** The checked rows; a checkbox is labeled with the name of its lead. */
const selectedLeads = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[name="id"]:checked') ?? [])].map(
    ({ value, ariaLabel }) => ({ id: value, title: ariaLabel ?? '' }),
  );

/** Sticky bar below the list while a lead is selected; the style sheet counts them. "Delete" asks in a dialog, or without JavaScript on a page. */
function BulkActions({ filter, page, can }: Omit<TableProps, 'rows' | 'summary'>) {
  const isBusy = useNavigation().state !== 'idle';
  const deleteLeads = useDeleteLeads({ filter, page });
  return (
    <div className="admin-bulk" role="group" aria-label="With the selected leads">
      <p>selected</p>
      {queryEntries({ filter, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {can.work ? (
        <>
          <button
            className="btn btn-small btn-quiet"
            type="submit"
            name="intent"
            value="send-again"
            disabled={isBusy}
          >
            Send again
          </button>
          <button
            className="btn btn-small btn-quiet"
            type="submit"
            name="intent"
            value="release"
            disabled={isBusy}
          >
            Release
          </button>
        </>
      ) : null}
      {can.delete ? (
        <button
          className="btn btn-small btn-quiet"
          type="submit"
          formMethod="get"
          formAction={`${LEADS_PATH}/delete`}
          disabled={isBusy}
          onClick={(event) => {
            event.preventDefault();
            void deleteLeads(selectedLeads(event.currentTarget.form));
          }}
        >
          Delete
        </button>
      ) : null}
    </div>
  );
}
