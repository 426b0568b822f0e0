import { csvDownload } from '#src/admin/parts/csv-download.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { type ActivityEntry, actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/export-activity.ts';
import { withinRole } from './activity-access.server.ts';
import { activityCsvLine, ACTIVITY_CSV_HEADER } from './activity-csv.ts';
import { wordsOf } from './activity-labels.ts';
import { AREA_NAMES } from './activity-options.ts';
import { ACTIVITY, type ActivityQuery, toFilter } from './activity-list.ts';

/** Downloads all entries that match the filter as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'activity.see-content');
  const { activityLog } = context.get(servicesContext);
  const query = withinRole(user, ACTIVITY.parse(url.searchParams));
  const now = new Date();
  return csvDownload({
    fileName: `cadron-activity-${isoDay(now)}.csv`,
    header: ACTIVITY_CSV_HEADER,
    batches: activityLog.all(toFilter(query)),
    line: (record) => activityCsvLine(record, now),
    record: () =>
      activityLog.record({
        actor: actorOf(user),
        area: 'security',
        action: 'activity.exported',
        object: { kind: 'activity', label: 'the activity' },
        after: filterWords(query),
      }),
  });
}

/** The filter for the history. A typed text may be someone's name, so it is not part of it. */
function filterWords(query: ActivityQuery): NonNullable<ActivityEntry['after']> {
  const { area, action, actor, object, from, to, search } = query;
  return {
    ...(area && { Area: AREA_NAMES[area] }),
    ...(action && { Action: wordsOf(action).name }),
    ...((actor ?? object ?? search) !== undefined && {
      Search: 'by a person, an object, or a text, which is not recorded',
    }),
    ...(from && { From: from }),
    ...(to && { To: to }),
  };
}
