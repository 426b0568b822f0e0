import type { Db } from '#src/platform/db/database.server.ts';
import { deleteNotFoundPaths } from './not-found-repository.server.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { lockRedirects, saveChange, storedRedirects } from './redirect-repository.server.ts';
import { followMove } from './redirects.ts';

/** The move of a published page or post between two paths, such as `/insights/first-ai-use-case`. */
export interface Move {
  from: string;
  to: string;
  /** id of the user */
  by?: string;
}

/**
 * Adds a redirect from the old address to the new one. Call it in the transaction that stores the new address, and only for
 * content that was published. Moves back and forth create no loop: the redirect of an address in use is removed.
 * @throws Error if a path is malformed
 */
export async function followSlugChange(tx: Db, { from, to, by }: Move, now: Date) {
  const start = normalizePath(from);
  const toPath = normalizePath(to);
  if (start === undefined || toPath === undefined)
    throw new Error('a page cannot have moved between these paths');
  await lockRedirects(tx);
  const change = await followMove(storedRedirects(tx), { from: start, to, toPath });
  await saveChange(tx, change, { by: by === undefined ? null : { id: by }, now });
  await deleteNotFoundPaths(tx, [start, toPath]);
}
