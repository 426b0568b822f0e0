import { formatTime } from '#src/admin/parts/format-time.ts';
import type { ActivityEntry } from '#src/platform/activity/activity.ts';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import { csvLine } from '#src/platform/csv/csv.ts';
import { wordsOf } from './activity-labels.ts';
import { AREA_NAMES } from './activity-options.ts';
import { formatValue } from './activity-view.ts';

export const ACTIVITY_CSV_HEADER = csvLine([
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
export function activityCsvLine(record: ActivityRecord, now: Date): string {
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
