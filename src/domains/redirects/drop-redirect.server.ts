import { ownPath } from '#src/domains/site-map/own-path.ts';
import type { RedirectNeeds } from './keep-redirect.server.ts';
import { lockRedirects, removeRedirects } from './redirect-repository.server.ts';

/**
 * Removes the redirect of a path; what was collapsed into it before keeps its target.
 * @param from as `Redirect` has it
 * @returns false when there is none
 */
export async function dropRedirect(
  { db, log }: Pick<RedirectNeeds, 'db' | 'log'>,
  from: string,
): Promise<boolean> {
  if (ownPath(from) === undefined) return false;
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const isGone = (await removeRedirects(tx, [from])) > 0;
    if (isGone) log.info({ from }, 'a redirect was dropped');
    return isGone;
  });
}
