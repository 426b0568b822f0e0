import { Link } from 'react-router';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/activity.ts';
import { seesEverything, withinRole } from './activity-access.server.ts';
import { ActivityDays, daysSummary } from './activity-days.tsx';
import {
  ACTIVITY,
  ACTIVITY_PATH,
  objectOf,
  positionOf,
  toFilter,
  formatTotal,
  groupByDay,
  quoteTitle,
  actionGroups,
  AREA_OPTIONS,
} from './activity-list.ts';
import { findObjectLinks } from './object-links.server.ts';
import './activity.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'activity.see-content');
  const { user } = services;
  const { activityLog } = services;
  const shared = { seesAll: seesEverything(user.role) };
  return loadList({ context, url }, ACTIVITY, shared, async (query, now) => {
    const { area, ...others } = withinRole(user, query);
    const position = positionOf(query);
    const [page, actors, actions] = await Promise.all([
      activityLog.page(toFilter({ ...others, ...(area && { area }) }), position),
      activityLog.actors(area),
      activityLog.actions(area),
    ]);
    const { entries, older, newer, total, searchedTo } = page;
    const links = await findObjectLinks(services, user.role, entries);
    const count = formatTotal(total);
    const isStart = position === undefined;
    const isFirst = entries.length === 0 && isStart && !ACTIVITY.isFiltered(query);
    const rows = groupByDay(entries, links, now);
    return {
      ...ACTIVITY.view(query, { rows, total: entries.length, pages: 1, isFirst }),
      summary: daysSummary(count),
      objectTitle: query.object && entries[0] && quoteTitle(entries[0].object),
      actors: actors.map(({ key, name }) => ({ value: key, label: name })),
      actions: actionGroups(actions, query.action),
      older,
      newer,
      isStart,
      searchedTo: searchedTo && formatTime(searchedTo, now).exact,
    };
  });
}

type View = NonNullable<Awaited<ReturnType<typeof loader>>['data']['view']>;

/** The history of the admin area, newest first: who did what to which object, and when. */
export default function Activity({ loaderData: { view, seesAll } }: Route.ComponentProps) {
  const query = view?.query ?? { page: 1 };
  const object = objectOf(query);
  const isOnlyObject = object && Object.keys(query).length === 2;
  return (
    <ListScreen
      list={ACTIVITY}
      view={view}
      unaffected="No recorded entry is lost."
      head={{
        ...(object && {
          title: `History of ${view?.objectTitle ?? `this ${object.kind}`}`,
          crumbs: [{ label: 'Activity', to: ACTIVITY_PATH }],
        }),
      }}
      hasCsv
      search="Title, path, or person"
      filters={view && filtersOf(view, seesAll)}
      resetLabel="Show all activity"
      none={
        seesAll
          ? 'Nothing is recorded yet. Each change, export, and sign-in of the team appears here as it happens.'
          : 'No change to the content is recorded yet. Each one appears here as it happens.'
      }
      nothing={
        view?.searchedTo ? (
          `No entry since ${view.searchedTo} matches. Older ones may.`
        ) : isOnlyObject ? (
          <p>
            Nothing is recorded about this {object.kind}.{' '}
            <Link className="text-link" to={ACTIVITY_PATH}>
              Show all activity
            </Link>
          </p>
        ) : null
      }
      renderRows={(shown) => <ActivityDays {...shown} />}
    >
      {view ? <Pager {...view} /> : null}
    </ListScreen>
  );
}

const filtersOf = ({ actors, actions }: View, seesAll: boolean) => [
  ...(seesAll ? [{ name: 'area', label: 'Area', all: 'Every area', options: AREA_OPTIONS }] : []),
  { name: 'action', label: 'Action', all: 'Every action', options: actions },
  { name: 'actor', label: 'Done by', all: 'Everyone', options: actors },
  { name: 'from', label: 'From', type: 'date' as const },
  { name: 'to', label: 'To', type: 'date' as const },
];

/** Links to the neighboring pages. Entries are not numbered, because new ones arrive at any time. */
function Pager({ query, older, newer, isStart, searchedTo }: View) {
  if (isStart && !older) return null;
  const at = (position: object) => ACTIVITY.address({ ...query, ...position });
  return (
    <nav className="row wraps gap-x-6 mt-4" aria-label="Pages">
      {isStart ? null : (
        <Link className="tap-link link medium" to={at({})}>
          Newest
        </Link>
      )}
      {newer ? (
        <Link className="tap-link link medium" to={at(newer)} rel="prev">
          Newer
        </Link>
      ) : null}
      {older ? (
        <Link className="tap-link link medium" to={at(older)} rel="next">
          {searchedTo ? 'Search older entries' : 'Older'}
        </Link>
      ) : null}
      {searchedTo ? <span className="small muted">Searched back to {searchedTo}</span> : null}
    </nav>
  );
}
