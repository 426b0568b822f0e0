import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { deleteMisses } from './miss-repository.server.ts';
import { encodedPath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { readFrom, readTarget, type RedirectTarget } from './redirect-address.ts';
import {
  findNeighbours,
  lockRedirects,
  saveChange,
  removeRedirects,
} from './redirect-repository.server.ts';
import { addRedirect, type Redirect } from './redirects.ts';
import { canonicalPaths } from './canonical-paths.server.ts';

export interface RedirectDeps {
  db: Database['db'];
  /** origin of the site: its own addresses count as paths */
  siteUrl: string;
  /** every path that answers, decoded; the more important ones first */
  paths(): Promise<readonly string[]>;
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

export type SaveResult =
  | { ok: true; redirect: Redirect }
  | { ok: false; field: 'from' | 'to'; message: string };

/**
 * Adds a redirect, or gives the one of its path another target. Chains are collapsed, a loop is refused, and so is a path that
 * answers: nobody would ever be sent on. The path is no miss any more. Two editors at once take turns.
 */
export async function saveRedirect(
  { db, siteUrl, paths, clock, log }: RedirectDeps,
  { from, to, by }: RedirectRequest,
): Promise<SaveResult> {
  const start = readFrom(from, siteUrl);
  if (!start.ok) return { ...start, field: 'from' };
  const target = readTarget(to, siteUrl);
  if (!target.ok) return { ...target, field: 'to' };
  const spellings = canonicalPaths(await paths());
  if (spellings.has(start.from)) {
    const message = `${start.from} has a page, which visitors get instead of a redirect.`;
    return { ok: false, field: 'from', message };
  }
  const asked = { from: start.from, ...asSpelt(target, spellings) };
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

/** A target of ours as content spells it: in another case it would be sent on once more. */
function asSpelt(
  { to, toPath }: RedirectTarget,
  spellings: ReadonlyMap<string, string>,
): RedirectTarget {
  const content = toPath === null ? undefined : spellings.get(toPath);
  return {
    to: content === undefined ? to : to.replace(/^[^?#]*/, () => encodedPath(content)),
    toPath,
  };
}

/**
 * Removes the redirect of a path; what was collapsed into it before keeps its target.
 * @param from as `Redirect` has it
 * @returns false when there is none
 */
export async function deleteRedirect(
  { db, log }: Pick<RedirectDeps, 'db' | 'log'>,
  from: string,
): Promise<boolean> {
  if (normalizePath(from) === undefined) return false;
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const isGone = (await removeRedirects(tx, [from])) > 0;
    if (isGone) log.info({ from }, 'a redirect was dropped');
    return isGone;
  });
}
