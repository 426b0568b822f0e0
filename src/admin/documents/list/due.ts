import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import { type Life, TRASH_DAYS } from '#src/domains/documents/life/life.ts';

const DAY = 24 * 3_600_000;

/** The next change of a document that happens by itself. */
export interface Due {
  label: 'Public' | 'Offline' | 'Deleted for good';
  time: FormattedTime;
}

/** When something in the trash is deleted for good. */
export const purgeTime = (trashedAt: Date): Date =>
  new Date(trashedAt.getTime() + TRASH_DAYS * DAY);

/** Undefined when nothing is scheduled. */
export function dueOf({ trashedAt, publish, unpublishAt }: Life, now: Date): Due | undefined {
  if (trashedAt) return { label: 'Deleted for good', time: formatTime(purgeTime(trashedAt), now) };
  if (publish) return { label: 'Public', time: formatTime(publish.at, now) };
  return unpublishAt ? { label: 'Offline', time: formatTime(unpublishAt, now) } : undefined;
}
