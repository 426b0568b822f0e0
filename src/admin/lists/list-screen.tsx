import { LinkButton } from '#src/admin/kit/button.tsx';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { LoadError, PageHead, type PageHeadProps } from '#src/admin/kit/screen.tsx';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { StateLinks } from '#src/admin/kit/state-links.tsx';
import { HiddenFields } from '#src/admin/kit/submit-button.tsx';
import type { List, ListView } from './define-list.ts';
import { type FilterProps, ListFilter } from './list-filter.tsx';
import { followBox, SelectBox, SelectPages } from './list-selection.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { ROWS, SkipToRows } from './skip-to-rows.tsx';

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  /** selects rows for the buttons below the table; undefined for people who may only look */
  bulk?: Bulk<Row> | undefined;
  /** beside the summary */
  aside?: ReactNode;
  caption?: string;
  attributes?(row: Row): object;
}

interface Bulk<Row> {
  /** attributes of the box of a row */
  box(row: Row): ComponentProps<'input'>;
  /** the buttons */
  actions: ReactNode;
  /** how many rows of all pages an act takes; without it, it takes rows of one page */
  most?: number;
  method?: 'get';
  /** default: the list with its query */
  action?: string;
}

interface Identified {
  id: string | number;
}
type RowOf<View extends ListView<Identified>> = View['rows'][number];

interface ListScreenProps<View extends ListView<Identified>>
  extends FilterProps, Omit<TableProps<RowOf<View>>, 'columns'> {
  list: List;
  /** undefined if it could not be read */
  view: View | undefined;
  head?: Partial<PageHeadProps> | undefined;
  /** whether the reader may download the list */
  hasCsv?: boolean | undefined;
  /** what still works without the view */
  unaffected: string;
  /** draws the head, with links between screens of an area */
  Head?: ComponentType<PageHeadProps>;
  /** above the states, and what belongs to the filter */
  above?: ReactNode;
  note?: ReactNode;
  below?: ReactNode;
  columns?: readonly Column<RowOf<View>>[];
  /** in place of a table */
  renderRows?(view: View): ReactNode;
  /** what the list says without filters and rows */
  none?: ReactNode;
  /** what it says without rows, filtered or not */
  nothing?: ReactNode;
  /** further parts */
  children?: ReactNode;
}

/** The screen of a list: head, counts by state, filter, table with its selection, pages, and why there are no rows. */
export function ListScreen<View extends ListView<Identified>>(props: ListScreenProps<View>) {
  const { list, view, head, hasCsv, unaffected, above, none, children, Head = PageHead } = props;
  const isCsv = hasCsv && view && view.rows.length > 0;
  return (
    <>
      {view && view.rows.length > 0 ? <SkipToRows /> : null}
      <Head
        title={list.label}
        {...head}
        actions={
          isCsv || head?.actions ? (
            <>
              {isCsv ? <CsvLink {...{ list, view }} /> : null}
              {head?.actions}
            </>
          ) : null
        }
      />
      {view ? (
        <>
          {above}
          {view.isFirst ? (
            <div className="admin-missing">{none}</div>
          ) : (
            <Listed {...props} view={view} />
          )}
          {children}
        </>
      ) : (
        <LoadError>{`The ${list.nouns} could not be loaded. ${unaffected}`}</LoadError>
      )}
    </>
  );
}

interface CsvLinkProps {
  list: Pick<List, 'address' | 'csv'>;
  view: Pick<ListView<unknown>, 'query'>;
}

/** Downloads what a list shows, on all pages. */
export const CsvLink = ({ list, view }: CsvLinkProps) => (
  <LinkButton to={list.address({ ...view.query, page: 1 }, list.csv)} reloadDocument>
    Export as CSV
  </LinkButton>
);

function Listed<View extends ListView<Identified>>(props: ListScreenProps<View> & { view: View }) {
  const {
    list,
    view,
    note,
    below,
    search,
    filters,
    columns = [],
    renderRows,
    none,
    nothing,
  } = props;
  const { query, rows, states, pages, isFiltered } = view;
  const { resetTo = list.path, resetLabel = `Show all ${list.nouns}` } = props;
  const keys = new Set(columns.flatMap(({ by }) => (by ? [by, `-${by}`] : [])));
  return (
    <>
      {states.length > 0 ? <StateLinks states={states} /> : null}
      {note}
      {(search ?? filters) ? (
        <>
          <ListFilter
            {...{ list, query, search, filters, resetTo, isFiltered }}
            {...(props.resetLabel && { resetLabel })}
            sortsByHeading={Object.keys(list.sorts).every((sort) => keys.has(sort))}
          />
          <SavedFilters list={list} view={view} />
        </>
      ) : null}
      {below}
      {rows.length === 0 ? (
        <div className="admin-missing">
          {nothing || (!isFiltered && none) || (
            <p>
              No {list.noun} matches these filters.{' '}
              <Link className="text-link" to={resetTo}>
                {resetLabel}
              </Link>
            </p>
          )}
        </div>
      ) : (
        <div id={ROWS}>
          {renderRows ? renderRows(view) : <Rows {...props} columns={columns} view={view} />}
        </div>
      )}
      <PageLinks
        page={query.page}
        pages={pages}
        addressOf={(page) => list.address({ ...query, page })}
      />
    </>
  );
}

/** The table in a form, with a bar of buttons while rows are selected. */
export function Rows<Row extends Identified>(
  props: TableProps<Row> & {
    list: List;
    view: Omit<ListView<Row>, 'states' | 'isFirst' | 'isFiltered'>;
  },
) {
  const { list, view, columns, bulk, aside, attributes } = props;
  const { query, rows, summary, total, pages } = view;
  const { key } = useLocation();
  const sort = query.sort ?? list.initial;
  const isSortable = Object.keys(list.sorts).length > 1;
  const order = isSortable
    ? {
        sort,
        sortedBy: (next: string) => list.address({ ...query, sort: next, page: 1 }),
      }
    : undefined;
  const above = (
    <p className="records-summary">
      {bulk ? <SelectBox aria-label="Select all on this page" /> : null}
      {summary}
      {aside ? <span className="list-aside push">{aside}</span> : null}
    </p>
  );
  const table = (
    <ListTable
      caption={props.caption ?? [list.label, list.sorts[sort]].filter(Boolean).join(', ')}
      {...{ columns, rows, order, attributes }}
      box={bulk?.box}
    />
  );
  if (!bulk)
    return (
      <>
        {above}
        {table}
      </>
    );
  const { method = 'post', action = list.address(query), actions, most = 0 } = bulk;
  return (
    // A new key clears the selection after an action.
    <Form method={method} action={action} className="list-selection" key={key} onChange={followBox}>
      {above}
      {table}
      <div className="admin-bulk" role="group" aria-label={`With the selected ${list.nouns}`}>
        <p>selected</p>
        {/* A form that is sent by GET replaces the query of its address. */}
        <HiddenFields fields={list.entries(query)} />
        {most > 0 && pages > 1 ? <SelectPages total={total} most={most} /> : null}
        {actions}
      </div>
    </Form>
  );
}
