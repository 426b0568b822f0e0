import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { deleteNotFoundPaths } from './not-found-repository.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { parseRedirectPath, parseRedirectTarget, type RedirectTarget } from './redirect-address.ts';
import {
  findRelatedRedirects,
  lockRedirects,
  saveChange,
  deleteRedirects,
} from './redirect-repository.server.ts';
import { addRedirect, type Redirect } from './redirects.ts';
import { canonicalPaths } from './canonical-paths.server.ts';

export interface RedirectDeps {
  db: Database['db'];
  /** origin of the site; URLs with it are treated as paths */
  siteUrl: string;
  /** every existing path, decoded, the more important ones first */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
}

export interface RedirectRequest {
  /** as typed, or `NotFoundView.address` */
  from: string;
  to: string;
  /** id of the user */
  by?: string;
}

export type SaveResult =
  | { ok: true; redirect: Redirect }
  | { ok: false; field: 'from' | 'to'; message: string };

/**
 * Adds a redirect, or changes the target of an existing one. Collapses chains, and refuses a loop and a path with content,
 * whose redirect would never be used. Deletes the path from the not-found log. Concurrent calls are serialized.
 */
export async function saveRedirect(
  { db, siteUrl, paths, clock, log }: RedirectDeps,
  { from, to, by }: RedirectRequest,
): Promise<SaveResult> {
  const start = parseRedirectPath(from, siteUrl);
  if (!start.ok) return { ...start, field: 'from' };
  const target = parseRedirectTarget(to, siteUrl);
  if (!target.ok) return { ...target, field: 'to' };
  const canonicalByPath = canonicalPaths(await paths());
  if (canonicalByPath.has(start.from)) {
    const message = `${start.from} has a page, so visitors would see it and not the redirect.`;
    return { ok: false, field: 'from', message };
  }
  const requested = { from: start.from, ...toCanonicalTarget(target, canonicalByPath) };
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const addition = addRedirect(await findRelatedRedirects(tx, requested), requested);
    if (!addition.ok) return { ...addition, field: 'to' };
    await saveChange(tx, addition, { by: by ?? null, now: clock() });
    await deleteNotFoundPaths(tx, [requested.from]);
    log.info({ from: requested.from, collapsed: addition.upsert.length - 1 }, 'redirect saved');
    return { ok: true, redirect: addition.upsert[0]! };
  });
}

/** Replaces a target on this site by its canonical spelling, which saves a second redirect. */
function toCanonicalTarget(
  { to, toPath }: RedirectTarget,
  canonicalByPath: ReadonlyMap<string, string>,
): RedirectTarget {
  const content = toPath === null ? undefined : canonicalByPath.get(toPath);
  return {
    to: content === undefined ? to : to.replace(/^[^?#]*/, () => encodePath(content)),
    toPath,
  };
}

/**
 * Deletes the redirect of a path. Redirects that were collapsed with it keep their target.
 * @param from `Redirect.from`
 * @returns false if there is none
 */
export async function deleteRedirect(
  { db, log }: Pick<RedirectDeps, 'db' | 'log'>,
  from: string,
): Promise<boolean> {
  if (normalizePath(from) === undefined) return false;
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const isDeleted = (await deleteRedirects(tx, [from])) > 0;
    if (isDeleted) log.info({ from }, 'redirect deleted');
    return isDeleted;
  });
}
