import type { Db } from '#src/platform/db/database.server.ts';
import { deleteMisses } from './miss-repository.server.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { findNeighbours, lockRedirects, saveChange } from './redirect-repository.server.ts';
import { followMove } from './redirects.ts';

/** A page or post that was published at `from` and is now at `to`; paths such as `/insights/first-ai-use-case`. */
export interface Move {
  from: string;
  to: string;
  /** id of the user */
  by?: string;
}

/**
 * Leads visitors of the old address to the new one. Call it in the transaction that stores the new address, and only for
 * what was ever published. Moving back and forth leaves no loop: an address in use leads nowhere else.
 */
export async function slugChanged(tx: Db, { from, to, by }: Move, now: Date): Promise<void> {
  const start = normalizePath(from);
  const toPath = normalizePath(to);
  if (start === undefined || toPath === undefined)
    throw new Error('a page cannot have moved between these paths');
  const moved = { from: start, to, toPath };
  await lockRedirects(tx);
  const change = followMove(await findNeighbours(tx, moved), moved);
  await saveChange(tx, change, { by: by ?? null, now });
  await deleteMisses(tx, [start, toPath]);
}
