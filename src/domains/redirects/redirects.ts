import { type RedirectTarget, viaTarget } from './redirect-address.ts';

/** A path that leads to another address. */
export interface Redirect extends RedirectTarget {
  /** as `ownPath` has it */
  from: string;
}

/** What to write so that a redirect is added: redirects to keep, each replacing the one of its path, and paths to drop. */
export interface Change {
  keep: Redirect[];
  drop: string[];
}

export type Addition = ({ ok: true } & Change) | { ok: false; message: string };

/**
 * Adds a redirect so that no chain and no loop comes of it: what leads to its path leads to its target at once, and where its
 * target leads on, it leads there itself.
 * @param known at least every redirect that starts at one of its two paths or ends at the first; without chains
 */
export function addRedirect(known: readonly Redirect[], added: Redirect): Addition {
  const { from, toPath } = added;
  if (toPath === from) return { ok: false, message: 'This path would lead to itself.' };
  const onward = known.find((redirect) => redirect.from === toPath);
  const final = onward
    ? { from, to: viaTarget(added.to, onward.to), toPath: onward.toPath }
    : added;
  if (final.toPath === from)
    return { ok: false, message: `${toPath} leads back to ${from}. Remove that redirect first.` };
  const earlier = known
    .filter((redirect) => redirect.toPath === from && redirect.from !== from)
    .map(({ from, to }) => ({ from, to: viaTarget(to, final.to), toPath: final.toPath }));
  return { ok: true, keep: [final, ...earlier], drop: [] };
}

/**
 * Adds the redirect of a page or post that has moved. The address it moved to answers by itself from now on, so no redirect
 * starts there any more: moved back and forth, only the way from the last address remains.
 * @param known as for {@link addRedirect}
 */
export function followMove(known: readonly Redirect[], moved: Redirect): Change {
  const others = known.filter(({ from }) => from !== moved.toPath);
  const addition = addRedirect(others, moved);
  const drop = known.filter(({ from }) => from === moved.toPath).map(({ from }) => from);
  return { keep: addition.ok ? addition.keep : [], drop };
}
