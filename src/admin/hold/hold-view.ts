import { when, type When } from '#src/admin/parts/when.ts';
import type { HoldStatus } from '#src/platform/hold/hold.server.ts';
import { heldItems } from './hold-words.ts';

export interface HoldView {
  since: When;
  /** when the backup was made; undefined where that is not known */
  backup: When | undefined;
  released: { at: When; by: string } | undefined;
  /** what waits, one line each */
  items: readonly string[];
}

/** Puts a hold into words. */
export function holdView(
  { since, backupMadeAt, releasedAt, releasedBy, jobs }: HoldStatus,
  now: Date,
): HoldView {
  return {
    since: when(since, now),
    backup: backupMadeAt ? when(backupMadeAt, now) : undefined,
    released: releasedAt ? { at: when(releasedAt, now), by: releasedBy ?? '' } : undefined,
    items: heldItems(jobs),
  };
}
