import { Form, Link } from 'react-router';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { FilterChoice } from '#src/admin/parts/filter-choice.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { CHANGES, STATES, WARNINGS } from './import-words.ts';
import type { ImportPageView } from './import.tsx';
import { importAddress, itemAddress } from './migrate-addresses.ts';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Which items are listed. */
export const ItemsFilter = ({ view }: { view: ImportPageView }) => (
  <Form className="admin-filter" method="get" key={JSON.stringify(view.query)}>
    <SearchField label="Title" value={view.query.search} />
    <FilterChoice
      name="change"
      label="Change"
      all="Any"
      value={view.query.change}
      options={optionsOf(CHANGES)}
    />
    <FilterChoice
      name="state"
      label="State"
      all="Any"
      value={view.query.state}
      options={optionsOf(STATES)}
    />
    <FilterChoice
      name="warning"
      label="Warning"
      all="Any"
      value={view.query.warning}
      options={optionsOf(WARNINGS)}
    />
    <FilterActions
      resetTo={importAddress(view.id)}
      isFiltered={Object.values(view.query).some(Boolean)}
    />
  </Form>
);

/** Items with what becomes of each. Before a run, each can be taken in or left out. */
export function ItemsTable({ view: { id, items, phase } }: { view: ImportPageView }) {
  const mayChoose = phase === 'planned';
  return (
    <table className="records records-quiet migrate-items">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Becomes</th>
          <th scope="col">Change</th>
          <th scope="col">State</th>
          {mayChoose ? <th scope="col">Take it in</th> : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.position}>
            <th scope="row" aria-label={item.title}>
              <Link to={itemAddress(id, item.position)}>
                <b>{item.title}</b>
                <span>{[item.place, ...item.warnings.slice(0, 1)].join(' · ')}</span>
              </Link>
            </th>
            <td>{item.becomes}</td>
            <td>{CHANGES[item.change]}</td>
            <td>
              {STATES[item.state]}
              {item.message === null ? null : <small>{item.message}</small>}
            </td>
            {mayChoose ? (
              <td>
                {item.change === 'unreadable' ? null : (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="include" />
                    <input type="hidden" name="position" value={item.position} />
                    <button
                      className="btn btn-small btn-quiet"
                      type="submit"
                      name="include"
                      value={item.state === 'planned' ? 'no' : 'yes'}
                      aria-label={`${item.state === 'planned' ? 'Leave out' : 'Take in'} ${item.title}`}
                    >
                      {item.state === 'planned' ? 'Leave out' : 'Take in'}
                    </button>
                  </Form>
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
