import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { SessionInfo } from '#src/domains/people/people.ts';

/** A signed-in browser, formatted for display. */
export interface SessionRow {
  id: string;
  device: string;
  /** where it was last used: `203.0.113.x`, or 'an unknown network' */
  place: string;
  isCurrent: boolean;
  started: FormattedTime;
  lastUsed: FormattedTime;
  ends: FormattedTime;
}

export const sessionRows = (sessions: readonly SessionInfo[], now: Date): SessionRow[] =>
  sessions.map(({ id, device, place, isCurrent, startedAt, lastUsedAt, expiresAt }) => ({
    id,
    device,
    place: place || 'an unknown network',
    isCurrent,
    started: formatTime(startedAt, now),
    lastUsed: formatTime(lastUsedAt, now),
    ends: formatTime(expiresAt, now),
  }));
