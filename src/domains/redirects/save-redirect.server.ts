import type { Base } from '#src/platform/base.ts';
import type { ActivityEntry, Actor } from '#src/platform/activity/activity.ts';
import { recordActivities } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { deleteRedirectedNotFound } from './not-found-repository.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { parseRedirect, type RedirectInput, type RedirectProblem } from './parse-redirect.ts';
import { type Redirect } from './redirect.ts';
import { redirectEntry } from './redirect-activity.ts';
import { listAllRedirects, lockRedirects, saveChange } from './redirect-repository.server.ts';
import { MemoryRedirects } from './redirect-source.ts';
import { addRedirect } from './redirects.ts';

export interface RedirectDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** origin of the site; URLs with it are treated as paths */
  siteUrl: string;
  /** every existing path, decoded, the more important ones first */
  paths(): Promise<readonly string[]>;
}

interface RedirectRequest extends RedirectInput {
  by: Actor;
}

const TAKEN = 'This address has a redirect already, which stays.';

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

/**
 * Adds a redirect, or changes an existing one. Collapses chains, and refuses a loop and an exact redirect of a path with
 * content, which would never be used. Deletes what it covers from the not-found log. Concurrent calls are serialized.
 */
export async function saveRedirect(
  deps: RedirectDeps,
  { by, ...input }: RedirectRequest,
): Promise<SaveResult> {
  const [result] = await saveRedirects(deps, [input], by);
  return result!;
}

/**
 * Saves many redirects like `saveRedirect`, one after the other, in one transaction.
 * @param note for additions, which replace none: stores what became of each in the same transaction
 */
export async function saveRedirects(
  { db, siteUrl, paths, clock, log }: RedirectDeps,
  inputs: readonly RedirectInput[],
  by: Actor,
  note?: (tx: Db, results: SaveResult[]) => Promise<unknown>,
): Promise<SaveResult[]> {
  const content = canonicalPaths(await paths());
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const now = clock();
    const all = new MemoryRedirects(await listAllRedirects(tx));
    const upsert = new Map<string, Redirect>();
    const entries: ActivityEntry[] = [];
    const save = async (input: RedirectInput): Promise<SaveResult> => {
      const parsed = parseRedirect(input, siteUrl, content);
      if (!parsed.ok) return parsed;
      const before = all.get(parsed.redirect.from);
      if (before && note) return { ok: false, field: 'from', message: TAKEN };
      const addition = await addRedirect(all, parsed.redirect, (path) => content.get(path));
      if (!addition.ok) return { ...addition, field: 'to' };
      for (const each of addition.upsert) {
        all.set(each);
        upsert.set(each.from, each);
      }
      const entry = redirectEntry(by, before, parsed.redirect);
      if (!before || entry.after) entries.push(entry);
      const [redirect, ...collapsed] = addition.upsert;
      const isChange = before !== undefined;
      return { ok: true, redirect: redirect!, isChange, collapsed: collapsed.length };
    };
    const results: SaveResult[] = [];
    for (const input of inputs) results.push(await save(input));
    await saveChange(tx, { upsert: [...upsert.values()], remove: [] }, { by, now });
    const saved = results.flatMap((result) => (result.ok ? result.redirect.from : []));
    await deleteRedirectedNotFound(tx, saved);
    await recordActivities(tx, entries, now);
    await note?.(tx, results);
    log.info({ saved: saved.length }, 'redirects saved');
    return results;
  });
}
