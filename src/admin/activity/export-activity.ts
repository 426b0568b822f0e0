import { csvDownload } from '#src/admin/lists/csv-download.server.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { ActivityEntry } from '#src/platform/activity/activity.ts';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import type { CsvColumns } from '#src/platform/csv/csv.ts';
import type { Route } from './+types/export-activity.ts';
import { withinRole } from './activity-access.server.ts';
import { wordsOf } from './activity-labels.ts';
import {
  AREA_NAMES,
  ACTIVITY,
  type ActivityQuery,
  toFilter,
  formatValue,
} from './activity-list.ts';

/** Downloads all entries that match the filter as CSV. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { user, activityLog } = servicesFor(context, 'activity.see-content');
  const query = withinRole(user, ACTIVITY.parse(url.searchParams));
  return csvDownload(context, {
    name: 'activity',
    columns: columnsAt(new Date()),
    batches: activityLog.all(toFilter(query)),
    entry: () => ({
      area: 'security',
      action: 'activity.exported',
      object: { kind: 'activity', label: 'the activity' },
      after: filterWords(query),
    }),
  });
}

/** The filter for the history. A typed text may be someone's name, so it is not part of it. */
function filterWords({ area, action, actor, object, from, to, search }: ActivityQuery) {
  const isSearch = (actor ?? object ?? search) !== undefined;
  return {
    Area: area && AREA_NAMES[area],
    Action: action && wordsOf(action).name,
    Search: isSearch ? 'by a person, an object, or a text, which is not recorded' : undefined,
    From: from,
    To: to,
  };
}

const columnsAt = (now: Date): CsvColumns<ActivityRecord> => ({
  Entry: ({ id }) => id,
  'Time (UTC)': ({ at }) => at,
  Time: ({ at }) => formatTime(at, now).exact,
  Area: ({ area }) => AREA_NAMES[area] ?? area,
  Person: ({ actor }) => actor.name,
  Action: ({ action }) => wordsOf(action).name,
  'Kind of object': ({ object }) => object.kind,
  Object: ({ object }) => object.label,
  'Object ID': ({ object }) => object.id,
  Before: ({ before }) => formatFields(before, now),
  After: ({ after }) => formatFields(after, now),
});

/** One field per line. */
const formatFields = (fields: ActivityEntry['before'], now: Date) =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${formatValue(value, now)}`)
    .join('\n');
