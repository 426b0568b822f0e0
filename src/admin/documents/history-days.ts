import { formatDay } from '#src/admin/parts/format-time.ts';
import { SITE_TIME_ZONE, siteDay } from '#src/platform/clock/site-day.ts';
import type { SentHistoryEntry } from './document-api.ts';
import { shortName } from './document-labels.ts';

export interface HistoryDay {
  /** such as `2026-11-22` */
  day: string;
  label: string;
  entries: SentHistoryEntry[];
}

/** Groups entries by day in the time zone of the site, in their order. */
export function historyDays(entries: readonly SentHistoryEntry[], now: Date): HistoryDay[] {
  const days: HistoryDay[] = [];
  for (const entry of entries) {
    const at = new Date(entry.at);
    const day = siteDay(at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else
      days.push({ day, label: day === siteDay(now) ? 'Today' : formatDay(at), entries: [entry] });
  }
  return days;
}

const timeOfDay = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});

/** `3:05 PM, ben`, with what happened if it was not an ordinary save. */
export function entryText({ type, number, at, by, restoredFrom }: SentHistoryEntry): string {
  const who = by ? shortName(by.name) : 'Built in';
  const what = [
    ...(type === 'revision' ? [`published as revision ${number}`] : []),
    ...(restoredFrom === null ? [] : [`restored from ${restoredFrom}`]),
  ];
  return [timeOfDay.format(new Date(at)), who, ...what].join(', ');
}
