import { formatSiteTime } from '#src/admin/documents/site-time.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { fromLocalTime, siteDay, toLocalTime } from '#src/platform/clock/site-day.ts';
import { nameDay } from './calendar-view.ts';

interface Move {
  id: string;
  /** `2026-12-02` */
  day: string;
  /** `lifeMark` that it was decided on */
  seen: string;
}

export interface MoveResult {
  isMoved: boolean;
  /** for the editor */
  message: string;
}

const refuse = (message: string): MoveResult => ({ isMoved: false, message });

/** Schedules a document for another day at the same time of day, in the time zone of the site. */
export async function moveDocument(
  documents: Pick<Documents, 'find' | 'change'>,
  { id, day, seen }: Move,
  by: Actor,
  now: Date,
): Promise<MoveResult> {
  const document = await documents.find(id);
  const publish = document?.life.publish;
  if (!document || !publish) return refuse('This is not scheduled any more.');
  if (publish.version !== document.version)
    return refuse('This was edited since it was scheduled. Open it, and schedule what you want.');
  const at = fromLocalTime(`${day}T${toLocalTime(publish.at).slice(11)}`);
  if (!at) return refuse('Choose a day.');
  if (day < siteDay(now)) return refuse(`${nameDay(day)} is past. Choose today or a later day.`);
  if (at <= now) return refuse(`${formatSiteTime(at)} is past. Choose a later day.`);
  const change = { type: 'schedule', version: document.version, at } as const;
  const result = await documents.change(id, change, by, seen);
  if (!result.ok) return refuse(result.message);
  return { isMoved: true, message: `Moved to ${formatSiteTime(at)}.` };
}
