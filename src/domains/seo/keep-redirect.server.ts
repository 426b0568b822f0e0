import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { deleteMisses } from './miss-repository.server.ts';
import { readFrom, readTarget } from './redirect-address.ts';
import { findNeighbours, lockRedirects, saveChange } from './redirect-repository.server.ts';
import { addRedirect, type Redirect } from './redirects.ts';

export interface RedirectNeeds {
  db: Database['db'];
  /** origin of the site: its own addresses count as paths */
  siteUrl: string;
  clock: Clock;
  log: Logger;
}

export interface RedirectRequest {
  /** as typed; a miss's path goes through `encodedPath` first */
  from: string;
  to: string;
  /** id of the user */
  by?: string;
}

export type KeepResult =
  | { ok: true; redirect: Redirect }
  | { ok: false; field: 'from' | 'to'; message: string };

/**
 * Adds a redirect, or gives the one of its path another target. Chains are collapsed, a loop is refused, and the path is no
 * miss any more. Two editors at once take turns.
 */
export async function keepRedirect(
  { db, siteUrl, clock, log }: RedirectNeeds,
  { from, to, by }: RedirectRequest,
): Promise<KeepResult> {
  const start = readFrom(from, siteUrl);
  if (!start.ok) return { ...start, field: 'from' };
  const target = readTarget(to, siteUrl);
  if (!target.ok) return { ...target, field: 'to' };
  const asked = { from: start.from, to: target.to, toPath: target.toPath };
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const addition = addRedirect(await findNeighbours(tx, asked), asked);
    if (!addition.ok) return { ...addition, field: 'to' };
    await saveChange(tx, addition, { by: by ?? null, now: clock() });
    await deleteMisses(tx, [asked.from]);
    log.info({ from: asked.from, collapsed: addition.keep.length - 1 }, 'a redirect was kept');
    return { ok: true, redirect: addition.keep[0]! };
  });
}
