import { Link } from 'react-router';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { ListFilter } from '#src/admin/lists/list-filter.tsx';
import { Rows } from '#src/admin/lists/list-screen.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { StateLinks } from '#src/admin/kit/state-links.tsx';
import {
  CHANGES,
  STATES,
  stateWord,
  WARNINGS,
  importAddress,
  itemAddress,
} from './import-words.ts';
import type { ImportPageView } from './import.tsx';
import { TakeIn } from './take-in.tsx';

export const PER_PAGE = 50;

/** The keys of a record, with their type. */
export const keys = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[];

/** The items of an import. */
export const itemList = (id: string) =>
  defineList({
    path: importAddress(id),
    noun: 'item',
    fields: { change: keys(CHANGES), state: keys(STATES), warning: keys(WARNINGS), search: TEXT },
    sorts: { file: 'in the order of the file' },
  });

const ALERTS = new Set<string>(['conflict', 'unreadable', 'failed']);

/** How many items there are of each kind: before a run what it would do, then what it did. Each leads to its list. */
export function ItemCounts({ view }: { view: ImportPageView }) {
  const { counts, query, phase, changes, states } = view;
  const list = itemList(view.id);
  const link = (name: 'change' | 'state', value: string, label: string, count = 0) => ({
    label,
    count,
    to: list.address({ [name]: value }),
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
      states={[{ label: 'All items', count: counts.items, to: list.path, isCurrent }, ...links]}
    />
  );
}

/** The items, a page at a time. Before a run, each can be taken in or left out. */
export function Items({ view }: { view: ImportPageView }) {
  const list = itemList(view.id);
  const { query, items: rows, total } = view;
  const pages = Math.ceil(total / PER_PAGE);
  const shown = list.view(query, { rows, total, pages });
  return (
    <Part className="report-part" title="Items">
      <ListFilter list={list} query={query} search="Title" isFiltered={shown.isFiltered} />
      {rows.length === 0 ? (
        <p className="report-none">No item matches. “Show all” clears the filter.</p>
      ) : (
        <Rows list={list} view={shown} columns={columnsOf(view)} />
      )}
      <PageLinks
        page={query.page}
        pages={pages}
        addressOf={(page) => list.address({ ...query, page })}
      />
    </Part>
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
  { label: 'Becomes', isWide: true, cell: 'becomes' },
  { label: 'Change', cell: ({ change }) => CHANGES[change] },
  { label: 'State', cell: 'state' },
  ...(phase === 'planned'
    ? [
        {
          label: 'Take in or leave out',
          isPlain: true,
          cell: (item: Item) => <TakeIn item={item} />,
        },
      ]
    : []),
];
