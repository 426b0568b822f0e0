import { formatTime } from '#src/admin/parts/format-time.ts';
import type { SessionInfo } from '#src/domains/people/people.ts';

/** A signed-in browser, formatted for display. */
export type SessionRow = ReturnType<typeof sessionRows>[number];

export const sessionRows = (sessions: readonly SessionInfo[], now: Date) =>
  sessions.map(({ id, device, place, isCurrent, startedAt, lastUsedAt, expiresAt }) => ({
    id,
    device,
    /** where it was last used: `203.0.113.x`, or 'an unknown network' */
    place: place || 'an unknown network',
    isCurrent,
    started: formatTime(startedAt, now),
    lastUsed: formatTime(lastUsedAt, now),
    ends: formatTime(expiresAt, now),
  }));
