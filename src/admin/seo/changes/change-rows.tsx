import { Link } from 'react-router';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import type { ChangedRow } from './change-view.ts';
import './changes.css';

/** Changes of routes: each value before and after. */
export const ChangeRows = ({ rows, label }: { rows: readonly ChangedRow[]; label: string }) => (
  <ul className="change-rows" aria-label={label}>
    {rows.map(({ path, fields }) => (
      <li key={path}>
        <Link className="text-link" to={routeAddress(path)}>
          {path}
        </Link>
        <dl>
          {fields.map(({ field, name, before, after, isOwn, problem }) => (
            <div key={field}>
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
      </li>
    ))}
  </ul>
);
