import { csvDownload } from '#src/admin/csv/csv-download.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { ActivityEntry } from '#src/platform/activity/activity.ts';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
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
  const now = new Date();
  return csvDownload(context, {
    name: 'activity',
    header: ACTIVITY_CSV_HEADER,
    batches: activityLog.all(toFilter(query)),
    line: (record) => activityCsvLine(record, now),
    entry: () => ({
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

const ACTIVITY_CSV_HEADER = csvLine([
  'Entry',
  'Time (UTC)',
  'Time',
  'Area',
  'Person',
  'Action',
  'Kind of object',
  'Object',
  'Object ID',
  'Before',
  'After',
]);

/** One entry as a line. */
function activityCsvLine(record: ActivityRecord, now: Date): string {
  const { id, at, area, actor, action, object, before, after } = record;
  return csvLine([
    String(id),
    at.toISOString(),
    formatTime(at, now).exact,
    AREA_NAMES[area] ?? area,
    actor.name,
    wordsOf(action).name,
    object.kind,
    object.label,
    object.id ?? '',
    formatFields(before, now),
    formatFields(after, now),
  ]);
}

/** One field per line. */
const formatFields = (fields: ActivityEntry['before'], now: Date) =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${formatValue(value, now)}`)
    .join('\n');
