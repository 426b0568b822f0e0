import { Link } from 'react-router';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import { changeAddress } from '#src/admin/seo/seo-addresses.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { ChangedRow, ChangedValue, shownChange } from './change-view.ts';
import './changes.css';

/** Changes of routes: each value before and after. */
export const ChangeRows = ({ rows, label }: { rows: readonly ChangedRow[]; label: string }) => (
  <ul className="change-rows" aria-label={label}>
    {rows.map(({ path, fields }) => (
      <li key={path}>
        <Link className="text-link" to={routeAddress(path)}>
          {path}
        </Link>
        <ChangedValues fields={fields} />
      </li>
    ))}
  </ul>
);

/** Values before and after a change. */
export const ChangedValues = ({ fields }: { fields: readonly ChangedValue[] }) => (
  <dl className="changed-values">
    {fields.map(({ name, before, after, isOwn = false, problem }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <del>{before}</del>
          <span className="sr-only"> becomes </span>
          <ins>
            {after}
            {isOwn ? <small>The page’s own</small> : null}
            {problem ? <small data-alert>{problem}</small> : null}
          </ins>
        </dd>
      </div>
    ))}
  </dl>
);

interface SavedChangesProps {
  changes: readonly ReturnType<typeof shownChange>[];
}

/** Saved changes of routes, each with a link to its values. */
export const SavedChanges = ({ changes }: SavedChangesProps) => (
  <ul className="route-history">
    {changes.map(({ id, label, by, at, routes, isUndone }) => (
      <li key={id}>
        <Link className="text-link" to={changeAddress(id)}>
          {label}
        </Link>
        <span>
          {routes}
          {isUndone ? ', taken back' : null}
        </span>
        <span>
          {by}, <Time at={at} />
        </span>
      </li>
    ))}
  </ul>
);
