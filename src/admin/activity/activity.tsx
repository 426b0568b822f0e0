import { data, Link } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import type { Route } from './+types/activity.ts';
import { seesEverything, withinRole } from './activity-access.server.ts';
import './activity.css';
import { ActivityFilterForm } from './activity-filter-form.tsx';
import { ActivityList } from './activity-list.tsx';
import { actionGroups } from './activity-options.ts';
import {
  ACTIVITY_PATH,
  activityAddress,
  type ActivityQuery,
  parseActivityQuery,
  parsePosition,
  toFilter,
} from './activity-query.ts';
import { formatTotal, groupByDay, quoteTitle } from './activity-view.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { findObjectLinks } from './object-links.server.ts';
import type { ActivityPosition } from '#src/platform/activity/activity-views.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const user = requirePermission(context, 'activity.see-content');
  const query = parseActivityQuery(url.searchParams);
  const shown = withinRole(user, query);
  const shared = { query, seesEverything: seesEverything(user.role) };
  const view = await readView(services, user.role, shown, parsePosition(url.searchParams)).catch(
    (err: unknown) => {
      services.log.error({ err }, 'failed to read the activity');
    },
  );
  return view ? data({ ...shared, view }) : data({ ...shared, view: undefined }, 503);
}

async function readView(
  services: Services,
  role: Role,
  query: ActivityQuery,
  position: ActivityPosition,
) {
  const { activityLog } = services;
  const [page, actors, actions] = await Promise.all([
    activityLog.page(toFilter(query), position),
    activityLog.actors(query.area),
    activityLog.actions(query.area),
  ]);
  const { entries, older, newer, total, searchedTo } = page;
  const links = await findObjectLinks(services, role, entries);
  const now = new Date();
  return {
    days: groupByDay(entries, links, now),
    objectTitle: query.object && entries[0] && quoteTitle(entries[0].object),
    actors,
    actions: actionGroups(actions, query.action),
    older,
    newer,
    isFirst: position === undefined,
    total: formatTotal(total),
    searchedTo: searchedTo && formatTime(searchedTo, now).exact,
  };
}

/** The history of the admin area, newest first: who did what to which object, and when. */
export default function Activity({
  loaderData: { query, view, seesEverything },
}: Route.ComponentProps) {
  const isFiltered = Object.keys(query).length > 0;
  const isEmpty = view && view.days.length === 0;
  const isUnused = isEmpty && !isFiltered && view.isFirst;
  return (
    <>
      <ActivityHead query={query} objectTitle={view?.objectTitle} canExport={isEmpty === false} />
      {view && !isUnused ? (
        <ActivityFilterForm {...view} query={query} seesEverything={seesEverything} />
      ) : null}
      {view ? (
        <>
          {isEmpty ? (
            <NoActivity
              query={query}
              isFiltered={isFiltered}
              seesEverything={seesEverything}
              searchedTo={view.searchedTo}
            />
          ) : (
            <ActivityList days={view.days} total={view.total} />
          )}
          <ActivityPager {...view} query={query} />
        </>
      ) : (
        <LoadError>The activity could not be loaded. No recorded entry is lost.</LoadError>
      )}
    </>
  );
}

interface HeadProps {
  query: ActivityQuery;
  objectTitle: string | undefined;
  canExport: boolean;
}

function ActivityHead({ query, objectTitle, canExport }: HeadProps) {
  const { object } = query;
  return (
    <PageHead
      title={object ? `History of ${objectTitle ?? `this ${object.kind}`}` : 'Activity'}
      crumbs={object ? [{ label: 'Activity', to: ACTIVITY_PATH }] : []}
      actions={
        canExport ? (
          <a
            className="btn btn-small btn-quiet"
            href={activityAddress(query, undefined, `${ACTIVITY_PATH}/export.csv`)}
            download
          >
            Export as CSV
          </a>
        ) : null
      }
    />
  );
}

interface PagerProps {
  query: ActivityQuery;
  older: ActivityPosition;
  newer: ActivityPosition;
  isFirst: boolean;
  searchedTo: string | undefined;
}

/** Links to the neighboring pages. Entries are not numbered, because new ones arrive at any time. */
function ActivityPager({ query, older, newer, isFirst, searchedTo }: PagerProps) {
  if (isFirst && !older) return null;
  return (
    <nav className="activity-pager" aria-label="Pages">
      {isFirst ? null : <Link to={activityAddress(query)}>Newest</Link>}
      {newer ? (
        <Link to={activityAddress(query, newer)} rel="prev">
          Newer
        </Link>
      ) : null}
      {older ? (
        <Link to={activityAddress(query, older)} rel="next">
          {searchedTo ? 'Search older entries' : 'Older'}
        </Link>
      ) : null}
      {searchedTo ? <span>Searched back to {searchedTo}</span> : null}
    </nav>
  );
}

interface NoActivityProps {
  query: ActivityQuery;
  isFiltered: boolean;
  seesEverything: boolean;
  /** the search has read back to this time only */
  searchedTo: string | undefined;
}

/** Shown instead of an empty list, with the reason. */
function NoActivity({ query, isFiltered, seesEverything, searchedTo }: NoActivityProps) {
  if (searchedTo)
    return <p className="admin-missing">No entry since {searchedTo} matches. Older ones may.</p>;
  if (!isFiltered)
    return (
      <p className="admin-missing">
        {seesEverything
          ? 'Nothing is recorded yet. Each change, export, and sign-in of the team appears here as it happens.'
          : 'No change to the content is recorded yet. Each one appears here as it happens.'}
      </p>
    );
  const isOnlyObject = query.object !== undefined && Object.keys(query).length === 1;
  return (
    <p className="admin-missing">
      {isOnlyObject
        ? `Nothing is recorded about this ${query.object!.kind}. `
        : 'No entry matches these filters. '}
      <Link className="text-link" to={ACTIVITY_PATH}>
        Show all activity
      </Link>
    </p>
  );
}
