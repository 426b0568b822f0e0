import { Link } from 'react-router';
import { formatCount } from '#src/admin/parts/counts.ts';
import { ListFilter } from '#src/admin/parts/list-filter.tsx';
import { defineQuery, TEXT } from '#src/admin/parts/list-query.ts';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { CHANGES, STATES, stateWord, WARNINGS } from './import-words.ts';
import type { ImportPageView } from './import.tsx';
import { importAddress, itemAddress, MIGRATE_PATH } from './migrate-addresses.ts';
import { TakeIn } from './take-in.tsx';

export const PER_PAGE = 50;

/** The keys of a record, with their type. */
export const keys = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[];

export const ITEMS = defineQuery({
  path: MIGRATE_PATH,
  fields: { change: keys(CHANGES), state: keys(STATES), warning: keys(WARNINGS), search: TEXT },
  sorts: { file: 'as in the file' },
});

const ALERTS = new Set<string>(['conflict', 'unreadable', 'failed']);

/** How many items there are of each kind: before a run what it would do, then what it did. Each leads to its list. */
export function ItemCounts({ view }: { view: ImportPageView }) {
  const { counts, query, phase, changes, states } = view;
  const at = importAddress(view.id);
  const link = (name: 'change' | 'state', value: string, label: string, count = 0) => ({
    label,
    count,
    to: ITEMS.address({ [name]: value }, at),
    isCurrent: query[name] === value,
    isAlert: ALERTS.has(value),
  });
  const isPlan = phase === 'planned';
  const links = [
    ...(isPlan ? keys(CHANGES) : []).map((key) => link('change', key, CHANGES[key], changes[key])),
    ...keys(STATES)
      .slice(isPlan ? 1 : 0)
      .map((key) => link('state', key, stateWord(key, phase), states[key])),
  ].filter(({ count, isCurrent }) => count > 0 || isCurrent);
  const isCurrent = !query.change && !query.state && !query.warning;
  return (
    <StateLinks
      states={[{ label: 'All items', count: counts.items, to: at, isCurrent }, ...links]}
    />
  );
}

/** The items, a page at a time. Before a run, each can be taken in or left out. */
export function Items({ view }: { view: ImportPageView }) {
  const { items, total, query } = view;
  const at = importAddress(view.id);
  const { page, ...filter } = query;
  return (
    <section className="report-part">
      <h2>Items</h2>
      <ListFilter
        label="Items"
        query={filter}
        kept={['change', 'state', 'warning']}
        search="Title"
        resetTo={at}
        isFiltered={Object.values(filter).some(Boolean)}
      />
      {items.length === 0 ? (
        <p className="report-none">No item matches. “Show all” clears the filter.</p>
      ) : (
        <>
          <p className="records-summary">{formatCount(total, 'item')}, in the order of the file</p>
          <ListTable
            className="migrate-items"
            caption="Items, in the order of the file"
            columns={columnsOf(view)}
            rows={items}
          />
        </>
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / PER_PAGE)}
        addressOf={(number) => ITEMS.address({ ...query, page: number }, at)}
      />
    </section>
  );
}

type Item = ImportPageView['items'][number];

const columnsOf = ({ id: importId, phase }: ImportPageView): Column<Item>[] => [
  {
    label: 'Item',
    cell: ({ id, title, notes }) => (
      <Link to={itemAddress(importId, id)}>
        <b>{title}</b>
        <span>{notes}</span>
      </Link>
    ),
  },
  { label: 'Becomes', className: 'migrate-becomes', cell: ({ becomes }) => becomes },
  { label: 'Change', cell: ({ change }) => CHANGES[change] },
  { label: 'State', cell: ({ state }) => state },
  ...(phase === 'planned'
    ? [
        {
          label: <span className="sr-only">Take in or leave out</span>,
          cell: (item: Item) => <TakeIn item={item} />,
        },
      ]
    : []),
];
