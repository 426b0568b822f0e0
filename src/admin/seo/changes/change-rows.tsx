import { Link } from 'react-router';
import { routeAddress, changeAddress } from '#src/admin/parts/seo-address.ts';
import { listAddress } from '#src/admin/parts/list-query.ts';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { ChangedRow, ChangedValue, shownChange } from './change-view.ts';
import './changes.css';

interface ChangeRowsProps {
  rows: readonly ChangedRow[];
  page: number;
  pages: number;
  /** the screen that shows them */
  screen: string;
}

/** Changes of routes, a page at a time: each value before and after. */
export const ChangeRows = ({ rows, page, pages, screen }: ChangeRowsProps) => (
  <>
    <ul className="rows change-rows" aria-label="Changes by route">
      {rows.map(({ path, fields }) => (
        <li key={path}>
          <Link className="text-link tap-link" to={routeAddress(path)}>
            {path}
          </Link>
          <ChangedValues fields={fields} />
        </li>
      ))}
    </ul>
    <PageLinks {...{ page, pages }} addressOf={(number) => listAddress(screen, { page: number })} />
  </>
);

/** Values before and after a change. */
export const ChangedValues = ({ fields }: { fields: readonly ChangedValue[] }) => (
  <dl className="changed-values">
    {fields.map(({ name, before, after, isOwn = false, problem }) => (
      <div key={name}>
        <dt className="muted fine">{name}</dt>
        <dd>
          <del className="muted">{before}</del>
          <span className="sr-only"> becomes </span>
          <ins className="medium">
            {after}
            {isOwn ? <small className="medium nowrap px-1 fine">The page’s own</small> : null}
            {problem ? (
              <small className="medium nowrap px-1 fine" data-alert>
                {problem}
              </small>
            ) : null}
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
  <ul className="rows route-history rule-below">
    {changes.map(({ id, label, by, at, routes, isUndone }) => (
      <li key={id}>
        <Link className="text-link tap-link" to={changeAddress(id)}>
          {label}
        </Link>
        <span className="muted">
          {routes}
          {isUndone ? ', taken back' : null}
        </span>
        <span className="muted">
          {by}, <Time at={at} />
        </span>
      </li>
    ))}
  </ul>
);
