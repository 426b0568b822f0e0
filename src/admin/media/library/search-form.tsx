import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { ASSET_SORT_KEYS, type AssetSort } from '#src/domains/media/list/asset-filter.ts';
import {
  LIBRARY_LAYOUTS,
  LIBRARY_PATH,
  libraryAddress,
  libraryEntries,
  type LibraryQuery,
} from './library-query.ts';
import { SORT_NAMES, TRASH_SORT_NAMES } from './library-words.ts';

const PAUSE_MS = 250;

const ORDERS = ASSET_SORT_KEYS.flatMap((key): AssetSort[] =>
  key === 'name' ? [key, `-${key}`] : [`-${key}`, key],
);

/** Search, order and layout. With JavaScript, the list follows while someone types; without, the button sends both. */
export function SearchForm({ query }: { query: LibraryQuery }) {
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { filter, sort } = query;
  const { search = '' } = filter;
  const names = filter.isTrash ? TRASH_SORT_NAMES : SORT_NAMES;
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or a link that takes the search away. What is being typed is newer than the URL.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = search;
  }, [search]);
  // Each letter of a search is no step back in the history.
  const send = () => submit(form.current, { replace: search !== '' });
  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), PAUSE_MS);
  };
  const others = libraryEntries({ ...query, page: 1 }).filter(
    ([name]) => name !== 'search' && name !== 'sort',
  );
  return (
    <Form
      ref={form}
      className="library-search"
      role="search"
      aria-label="Files"
      action={LIBRARY_PATH}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {others.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        className="input"
        type="search"
        name="search"
        aria-label="Search names, texts, and tags"
        placeholder="Search names, texts, and tags"
        maxLength={200}
        autoComplete="off"
        defaultValue={search}
        onChange={sendSoon}
      />
      <select
        key={sort}
        className="input"
        name="sort"
        aria-label="Order"
        defaultValue={sort}
        onChange={() => void send()}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {names[order]}
          </option>
        ))}
      </select>
      <ul className="library-layouts" aria-label="Layout">
        {LIBRARY_LAYOUTS.map((layout) => (
          <li key={layout}>
            <Link
              to={libraryAddress({ ...query, layout })}
              aria-current={query.layout === layout ? 'true' : undefined}
              replace
            >
              {layout === 'grid' ? 'Grid' : 'List'}
            </Link>
          </li>
        ))}
      </ul>
      {isHydrated ? null : (
        <button className="btn btn-small btn-quiet" type="submit">
          Search
        </button>
      )}
    </Form>
  );
}
