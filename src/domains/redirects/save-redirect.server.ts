import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { deleteRedirectedNotFound } from './not-found-repository.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { parseRedirect, type RedirectInput, type RedirectProblem } from './parse-redirect.ts';
import { kindOf, type Redirect } from './redirect.ts';
import { redirectEntry } from './redirect-activity.ts';
import {
  findRedirect,
  listAllRedirects,
  lockRedirects,
  saveChange,
  storedRedirects,
} from './redirect-repository.server.ts';
import { MemoryRedirects } from './redirect-source.ts';
import { addRedirect } from './redirects.ts';

export interface RedirectDeps {
  db: Database['db'];
  /** origin of the site; URLs with it are treated as paths */
  siteUrl: string;
  /** every existing path, decoded, the more important ones first */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
}

export interface RedirectRequest extends RedirectInput {
  by: Actor;
}

export type SaveResult =
  | {
      ok: true;
      redirect: Redirect;
      /** whether it existed before */
      isChange: boolean;
      /** earlier redirects to its address, which now lead to its target */
      collapsed: number;
    }
  | ({ ok: false } & RedirectProblem);

/** Many exact redirects may start below the target of such a prefix; checking each in the database would take long. */
const sourceFor = async (tx: Db, { carriesRest }: Redirect) =>
  carriesRest ? new MemoryRedirects(await listAllRedirects(tx)) : storedRedirects(tx);

/**
 * Adds a redirect, or changes an existing one. Collapses chains, and refuses a loop and an exact redirect of a path with
 * content, which would never be used. Deletes what it covers from the not-found log. Concurrent calls are serialized.
 */
export async function saveRedirect(
  { db, siteUrl, paths, clock, log }: RedirectDeps,
  { by, ...input }: RedirectRequest,
): Promise<SaveResult> {
  const content = canonicalPaths(await paths());
  const parsed = parseRedirect(input, siteUrl, content);
  if (!parsed.ok) return parsed;
  const requested = parsed.redirect;
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const now = clock();
    const before = await findRedirect(tx, requested.from);
    const source = await sourceFor(tx, requested);
    const addition = await addRedirect(source, requested, (path) => content.get(path));
    if (!addition.ok) return { ...addition, field: 'to' };
    await saveChange(tx, addition, { by, now });
    await deleteRedirectedNotFound(tx, [requested.from]);
    const entry = redirectEntry(by, before, requested);
    if (!before || entry.after) await recordActivity(tx, entry, now);
    const collapsed = addition.upsert.length - 1;
    log.info({ from: requested.from, kind: kindOf(requested), collapsed }, 'redirect saved');
    return { ok: true, redirect: addition.upsert[0]!, isChange: before !== undefined, collapsed };
  });
}
