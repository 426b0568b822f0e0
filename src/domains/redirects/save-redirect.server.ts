import { type Actor, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { deleteNotFoundPaths } from './not-found-repository.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { parseRedirectPath, parseRedirectTarget, type RedirectTarget } from './redirect-address.ts';
import {
  findRedirect,
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
  by: Actor;
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
    const now = clock();
    const related = await findRelatedRedirects(tx, requested);
    const addition = addRedirect(related, requested);
    if (!addition.ok) return { ...addition, field: 'to' };
    await saveChange(tx, addition, { by: by.id, now });
    await deleteNotFoundPaths(tx, [requested.from]);
    const before = related.find(({ from }) => from === requested.from);
    if (before?.to !== requested.to)
      await recordActivity(tx, savedEntry(by, before, addition.upsert[0]!), now);
    log.info({ from: requested.from, collapsed: addition.upsert.length - 1 }, 'redirect saved');
    return { ok: true, redirect: addition.upsert[0]! };
  });
}

const redirectObject = ({ from }: Pick<Redirect, 'from'>) => ({
  kind: 'redirect',
  id: from,
  label: from,
});

const savedEntry = (actor: Actor, before: Redirect | undefined, { from, to }: Redirect) => ({
  actor,
  area: 'site' as const,
  action: before ? 'redirect.changed' : 'redirect.added',
  object: redirectObject({ from }),
  ...(before ? changedFields({ Target: before.to }, { Target: to }) : { after: { Target: to } }),
});

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
  { db, clock, log }: Pick<RedirectDeps, 'db' | 'clock' | 'log'>,
  from: string,
  by: Actor,
): Promise<boolean> {
  if (normalizePath(from) === undefined) return false;
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const redirect = await findRedirect(tx, from);
    if (!redirect) return false;
    await deleteRedirects(tx, [from]);
    const object = redirectObject(redirect);
    const before = { Target: redirect.to };
    const entry = { actor: by, area: 'site', action: 'redirect.deleted', object, before } as const;
    await recordActivity(tx, entry, clock());
    log.info({ from }, 'redirect deleted');
    return true;
  });
}
