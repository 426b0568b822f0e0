import { type RedirectTarget, combineTargets } from './redirect-address.ts';

export interface Redirect extends RedirectTarget {
  /** as `normalizePath` returns it */
  from: string;
}

/** The writes that add a redirect: redirects to add or replace by path, and paths whose redirects to remove. */
export interface Change {
  upsert: Redirect[];
  remove: string[];
}

export type Addition = ({ ok: true } & Change) | { ok: false; message: string };

/**
 * Adds a redirect without creating a chain or a loop: redirects to its path get its target, and if its target has a redirect,
 * it gets the target of that.
 * @param known at least every redirect that starts at `from` or `toPath` or leads to `from`; without chains
 */
export function addRedirect(known: readonly Redirect[], added: Redirect): Addition {
  const { from, toPath } = added;
  if (toPath === from) return { ok: false, message: 'This path would redirect to itself.' };
  const onward = known.find((redirect) => redirect.from === toPath);
  const final = onward
    ? { from, to: combineTargets(added.to, onward.to), toPath: onward.toPath }
    : added;
  if (final.toPath === from)
    return {
      ok: false,
      message: `${toPath} redirects back to ${from}. Remove that redirect first.`,
    };
  const earlier = known
    .filter((redirect) => redirect.toPath === from && redirect.from !== from)
    .map(({ from, to }) => ({ from, to: combineTargets(to, final.to), toPath: final.toPath }));
  return { ok: true, upsert: [final, ...earlier], remove: [] };
}

/**
 * Adds the redirect of a page or post that has moved, and removes the redirect from its new address, which has content now.
 * After moves back and forth only the redirect from the last address remains.
 * @param known as for {@link addRedirect}
 */
export function followMove(known: readonly Redirect[], moved: Redirect): Change {
  const others = known.filter(({ from }) => from !== moved.toPath);
  const addition = addRedirect(others, moved);
  const remove = known.filter(({ from }) => from === moved.toPath).map(({ from }) => from);
  return { upsert: addition.ok ? addition.upsert : [], remove };
}
