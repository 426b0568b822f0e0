import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form, Link, useLocation } from 'react-router';
import type { LeadSort } from '#src/domains/leads/lead-views.ts';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { EmailMark } from '#src/admin/parts/email-mark.tsx';
import type { LeadPermissions } from './lead-permissions.server.ts';
import { DEFAULT_SORT, leadsAddress, LEADS_PATH, queryEntries } from './lead-filter.ts';
import { SORT_NAMES } from './lead-labels.ts';
import type { LeadRow, LeadsView } from './leads-view.ts';
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
    sortedBy: (sort: string) => leadsAddress({ ...filter, sort: sort as LeadSort }),
  };
  return (
    // A new key clears the selection after an action.
    <Form method="post" action={leadsAddress(filter, page)} key={key}>
      <p className="records-summary">
        {maySelect ? <SelectAll /> : null}
        {summary}
      </p>
      <ListTable
        className="leads-table"
        caption={`Leads, ${SORT_NAMES[order.sort]}`}
        columns={COLUMNS}
        rows={rows}
        order={order}
        Select={maySelect ? SelectLead : undefined}
      />
      {maySelect ? <BulkActions filter={filter} page={page} can={can} /> : null}
    </Form>
  );
}

const SelectLead = ({ row: { id, title, state } }: { row: LeadRow }) => (
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
);

const COLUMNS: readonly Column<LeadRow>[] = [
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
  { label: 'Form', by: 'form', className: 'leads-form', cell: ({ form }) => form },
  { label: 'Source', className: 'leads-source', cell: ({ source }) => source },
  {
    label: 'State',
    by: 'state',
    className: 'leads-state',
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
    className: 'leads-attempts',
    cell: ({ attempts }) => (
      <>
        {attempts}
        <span className="records-label"> {attempts === 1 ? 'attempt' : 'attempts'}</span>
      </>
    ),
  },
  {
    label: 'Received',
    by: 'received',
    isNumber: true,
    className: 'leads-received',
    cell: ({ received }) => <Time at={received} />,
  },
];

/** The checked rows; a checkbox is labeled with the name of its lead. */
const selectedLeads = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[name="id"]:checked') ?? [])].map(
    ({ value, ariaLabel }) => ({ id: value, title: ariaLabel ?? '' }),
  );

/** Sticky bar below the list while a lead is selected; the style sheet counts them. "Delete" asks in a dialog, or without JavaScript on a page. */
function BulkActions({ filter, page, can }: Omit<TableProps, 'rows' | 'summary'>) {
  const deleteLeads = useDeleteLeads({ filter, page });
  return (
    <div className="admin-bulk" role="group" aria-label="With the selected leads">
      <p>selected</p>
      {queryEntries({ filter, page }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
            event.preventDefault();
            void deleteLeads(selectedLeads(event.currentTarget.form));
          }}
        >
          Delete
        </SubmitButton>
      ) : null}
    </div>
  );
}
