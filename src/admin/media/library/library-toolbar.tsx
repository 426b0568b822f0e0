import { Link, useLocation } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import {
  ASSET_FLAGS,
  ASSET_SHAPES,
  type AssetCounts,
  SIZE_RANGES,
  type SizeRange,
} from '#src/domains/media/list/asset-filter.ts';
import { ASSET_KINDS } from '#src/domains/media/asset.ts';
import {
  isFiltered,
  libraryAddress,
  type LibraryQuery,
  placeOf,
  withFilter,
} from './library-query.ts';
import { FLAG_NAMES, KIND_NAMES, SHAPE_NAMES, SIZE_NAMES } from './library-words.ts';
import { SearchForm } from './search-form.tsx';
import { useEffect, useRef } from 'react';
import { useEscape } from '#src/admin/parts/use-escape.ts';

interface ToolbarProps {
  query: LibraryQuery;
  counts: AssetCounts;
  /** whether the current folder has folders below it */
  hasSubfolders: boolean;
}

const MAX_TAGS_SHOWN = 40;

/** Search, order, layout and filters. All of them are links or a form, so that their state is in the URL. */
export function LibraryToolbar({ query, counts, hasSubfolders }: ToolbarProps) {
  const { filter } = query;
  return (
    <div className="library-tools">
      <SearchForm query={query} />
      <div className="library-filters" role="group" aria-label="Filters">
        {hasSubfolders ? (
          <Link
            className="library-chip"
            to={libraryAddress(
              withFilter(query, {
                withSubfolders: filter.withSubfolders ? undefined : true,
              }),
            )}
            aria-current={filter.withSubfolders ? 'true' : undefined}
          >
            With subfolders
          </Link>
        ) : null}
        <FilterMenu
          label="Type"
          options={ASSET_KINDS.map((kind): FilterOption => ({
            label: KIND_NAMES[kind],
            count: counts.kinds[kind],
            ...toggled(query, 'kind', kind),
          }))}
        />
        <FilterMenu
          label="Size"
          options={(Object.keys(SIZE_RANGES) as SizeRange[]).map((size) => ({
            label: SIZE_NAMES[size],
            ...toggled(query, 'size', size),
          }))}
        />
        <FilterMenu
          label="Shape"
          options={ASSET_SHAPES.map((shape) => ({
            label: SHAPE_NAMES[shape],
            ...toggled(query, 'shape', shape),
          }))}
        />
        <FilterMenu
          label="Tag"
          options={counts.tags.slice(0, MAX_TAGS_SHOWN).map(({ tag, files }) => ({
            label: tag,
            count: files,
            ...toggled(query, 'tag', tag),
          }))}
          chosen={filter.tag}
        />
        {filter.isTrash ? null : <FlagLinks query={query} counts={counts} />}
        {isFiltered(filter) ? (
          <Link
            className="text-link library-reset"
            to={libraryAddress({ ...query, page: 1, filter: placeOf(filter) })}
          >
            Clear filters
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The link that sets a filter, or takes it away. */
function toggled<Name extends 'kind' | 'size' | 'shape' | 'tag'>(
  query: LibraryQuery,
  name: Name,
  value: NonNullable<LibraryQuery['filter'][Name]>,
) {
  const isCurrent = query.filter[name] === value;
  const changed = withFilter(query, { [name]: isCurrent ? undefined : value });
  return { to: libraryAddress(changed), isCurrent };
}

/** Files that need work, with their number. */
function FlagLinks({ query, counts }: Pick<ToolbarProps, 'query' | 'counts'>) {
  const { flags = [] } = query.filter;
  return (
    <div className="library-flags">
      {ASSET_FLAGS.map((flag) => {
        const isOn = flags.includes(flag);
        const next = isOn ? flags.filter((each) => each !== flag) : [...flags, flag];
        const changed = withFilter(query, { flags: next.length > 0 ? next : undefined });
        return (
          <Link
            key={flag}
            className="library-chip"
            to={libraryAddress(changed)}
            aria-current={isOn ? 'true' : undefined}
          >
            {FLAG_NAMES[flag]} <b>{formatNumber(counts.flags[flag])}</b>
          </Link>
        );
      })}
    </div>
  );
}

interface FilterOption {
  label: string;
  count?: number;
  to: string;
  isCurrent: boolean;
}

interface FilterMenuProps {
  label: string;
  options: readonly FilterOption[];
  /** the chosen value, which may not be one of the options */
  chosen?: string | undefined;
}

/** The values of a filter, below a button with the chosen one. */
function FilterMenu({ label, options, chosen: named }: FilterMenuProps) {
  const { key } = useLocation();
  const chosen = options.find(({ isCurrent }) => isCurrent)?.label ?? named;
  const ref = useEscape<HTMLDetailsElement>((menu) => {
    if (menu.open) menu.querySelector('summary')?.focus();
    menu.open = false;
  });
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (ref.current) ref.current.open = false;
  }, [key, ref]);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (ref.current && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [ref]);
  if (options.length === 0 && chosen === undefined) return null;
  return (
    <details className="library-menu" name="library-filter" ref={ref}>
      <summary className="library-chip" aria-current={chosen === undefined ? undefined : 'true'}>
        {chosen === undefined ? label : `${label}: ${chosen}`}
      </summary>
      <ul>
        {options.map(({ label, count, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              <span>{label}</span>
              {count === undefined ? null : <b>{formatNumber(count)}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
