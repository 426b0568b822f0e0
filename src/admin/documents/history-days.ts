import { formatDay } from '#src/admin/parts/format-time.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';
import { shortName } from './document-labels.ts';
import type { SentEntry } from './history-api.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Groups entries by the name of their day in the time zone of the site, in their order. */
export function historyDays(entries: readonly SentEntry[], now: Date) {
  const today = siteDay(now);
  const yesterday = siteDay(new Date(now.getTime() - 24 * 3_600_000));
  return Map.groupBy(entries, ({ at }) => {
    const day = siteDay(new Date(at));
    return day === today ? 'Today' : day === yesterday ? 'Yesterday' : formatDay(new Date(at));
  });
}

const timeOfDay = siteFormat({
  timeStyle: 'short',
});

/** `3:05 PM` */
export const timeText = (at: string): string => timeOfDay().format(new Date(at));

/** `Nov 20, 2026, 9:00 AM` */
export const dayAndTimeText = (at: string): string => `${formatDay(new Date(at))}, ${timeText(at)}`;

/** Who saved or published, also when their account is gone; the server names who was erased by nothing. */
export const whoText = (by: Actor | null): string =>
  by ? shortName(by.name) || 'A former colleague' : 'Built in';

/** The event of an entry, if it was not an ordinary save: `Published as revision 3`. */
export function eventText(entry: SentEntry): string | undefined {
  const { type, number, restoredFrom, isScheduled } = entry;
  if (type === 'revision')
    return `${isScheduled ? 'Scheduled' : 'Published'} as revision ${number}`;
  if (restoredFrom === 'checkpoint 0') return 'Restored from the built-in text';
  return restoredFrom === null
    ? undefined
    : `Restored from ${restoredFrom.replace('checkpoint', 'version')}`;
}

/** Names an entry: `Nov 20, 2026, 9:00 AM, ana` */
export function entryText(entry: SentEntry): string {
  const what = [dayAndTimeText(entry.at), whoText(entry.by), eventText(entry)];
  const text = what.filter(Boolean).join(', ');
  return entry.name === null ? text : `${entry.name} (${text})`;
}

/** The same within a sentence. */
export const versionText = (entry: SentEntry): string =>
  entry.name === null ? `the version of ${entryText(entry)}` : `“${entry.name}”`;
