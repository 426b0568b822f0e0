import { Link } from 'react-router';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { routeAddress } from '#src/admin/parts/seo-address.ts';
import { Time } from '#src/admin/kit/time.tsx';
import { ROUTES, type RoutesQuery } from './route-labels.ts';
import type { Cell, RouteRow } from './routes-view.ts';

const isUnread = ({ facts }: RouteRow) => !facts;

/** Columns of the table of routes. */
export const columnsFor = (query: RoutesQuery, mayEdit: boolean): Column<RouteRow>[] => [
  {
    label: 'Route',
    by: 'path',
    cell: ({ path, title, kind, source }) => (
      <>
        <Link to={routeAddress(path)}>
          <b>
            <Value cell={title} />
          </b>
        </Link>
        <span className="list-line">{path}</span>
        <span className="list-line">
          {kind}, {source.toLowerCase()}
        </span>
      </>
    ),
  },
  {
    label: 'Description',
    by: 'description',
    isWide: true,
    cell: ({ description }) => (
      <span className="routes-description cropped">
        <Value cell={description} />
      </span>
    ),
  },
  {
    label: 'Search and sharing',
    by: 'kind',
    isWide: true,
    cell: ({ robots, picture, canonical, facts }) => (
      <>
        <Value cell={robots} />, <Value cell={picture} />
        {canonical ? (
          <span className="list-line">
            Canonical <Value cell={canonical} />
          </span>
        ) : null}
        <span className="list-line">
          {facts ? facts.schema || 'No structured data' : 'Not read yet'}
        </span>
      </>
    ),
  },
  {
    label: 'Words',
    by: 'words',
    isNumber: true,
    unit: 'word',
    isNone: isUnread,
    cell: ({ facts }) => facts?.words ?? '–',
  },
  {
    label: 'Links here',
    by: 'links',
    isNumber: true,
    before: 'Links here:',
    isNone: isUnread,
    cell: ({ facts }) => facts?.links ?? '–',
  },
  {
    label: 'Views, 28 days',
    by: 'views',
    isNumber: true,
    unit: 'view',
    cell: 'views',
  },
  {
    label: 'Checks',
    by: 'findings',
    startsHigh: true,
    before: 'Checks:',
    cell: ({ path, facts, findings }) =>
      findings > 0 ? (
        <Link className="text-link" to={`${routeAddress(path)}#findings`}>
          {formatCount(findings, 'finding')}
        </Link>
      ) : facts ? (
        'None'
      ) : (
        'Not yet'
      ),
  },
  {
    label: 'Last change',
    by: 'changed',
    startsHigh: true,
    before: 'Changed',
    isNone: isUnread,
    cell: ({ facts }) => (facts ? <Time at={facts.changed} /> : '–'),
  },
  ...(mayEdit
    ? [
        {
          label: 'Edit',
          isPlain: true,
          cell: ({ path }: RouteRow) => (
            <Link
              className="text-link"
              to={ROUTES.address({ ...query, open: path })}
              preventScrollReset
              data-edits={path}
              aria-label={`Edit ${path}`}
            >
              Edit
            </Link>
          ),
        },
      ]
    : []),
];

/** A value, with a mark if the SEO manager sets it, and what is wrong with it. */
const Value = ({ cell: { text, isSet, problem } }: { cell: Cell }) => (
  <>
    {text}
    {isSet ? (
      <>
        {' '}
        <small className="routes-set fine px-1 fg medium nowrap">Set here</small>
      </>
    ) : null}
    {problem ? (
      <>
        {' '}
        <small className="routes-problem fine medium nowrap copper">{problem}</small>
      </>
    ) : null}
  </>
);
