import { combineTargets, queryKey } from './redirect-address.ts';
import { followRedirects } from './follow-redirects.ts';
import { isForQuery, isWithin, kindOf, type Redirect, targetFor } from './redirect.ts';
import { type RedirectSource, withRedirect } from './redirect-source.ts';

/** The writes that add a redirect: redirects to add or replace by `from`, and those to remove. */
export interface Change {
  upsert: Redirect[];
  remove: string[];
}

type Addition = ({ ok: true } & Change) | { ok: false; message: string };

type ContentAt = (path: string) => string | undefined;

/**
 * Adds a redirect without creating a chain or a loop: permanent redirects to its path get its target, and if its target has a
 * permanent redirect, it gets the target of that. Temporary redirects, those for 410 and prefixes are not written into others,
 * since they may change; `followRedirects` follows them.
 * @param known at least every redirect that applies to `from` or `toPath` or leads to `from`
 * @param contentAt as for `followRedirects`; redirects of paths with content are kept but not used
 */
export async function addRedirect(
  known: RedirectSource,
  added: Redirect,
  contentAt: ContentAt,
): Promise<Addition> {
  const message = await findLoop(known, added);
  if (message !== undefined) return { ok: false, message };
  return { ok: true, ...(await collapse(known, added, contentAt)) };
}

async function findLoop(known: RedirectSource, added: Redirect): Promise<string | undefined> {
  const { from, toPath, carriesRest } = added;
  if (toPath === null) return undefined;
  if (toPath === from) return 'This path would redirect to itself.';
  if (carriesRest && isWithin(toPath, from))
    return `${toPath} is itself below ${from}, so each address would lead to a longer one.`;
  const source = withRedirect(known, added);
  const { search } = new URL(added.to, 'http://site.invalid');
  const isBelow = carriesRest && kindOf(added) === 'prefix';
  const samples = isBelow
    ? await samplesBelow(source, added, toPath)
    : [toPath.replaceAll('*', ANY_REST)];
  for (const path of samples) {
    // Without content: what is published now may be taken offline later.
    const followed = await followRedirects(source, path, () => undefined, { search });
    if (followed?.type !== 'circle') continue;
    if (carriesRest && !followed.redirects.includes(added)) continue;
    return `${path.replace(`/${ANY_REST}`, '/').replaceAll(ANY_REST, '*')} redirects back to ${from}. Remove that redirect first.`;
  }
  return undefined;
}

/** Stands for what a prefix redirect carries over, where no other redirect depends on it. */
const ANY_REST = '\u2217';

/** Paths at which carried addresses continue, one for each redirect that could lead on from there. */
async function samplesBelow(
  source: RedirectSource,
  added: Redirect,
  toPath: string,
): Promise<string[]> {
  const samples = new Set<string>();
  const bases = new Set([toPath]);
  for (const base of bases) {
    samples.add(base).add(`${base}/${ANY_REST}`);
    for (const below of await source.below(base)) {
      const start = below.from.replace(/\/$/, '');
      samples.add(start);
      if (kindOf(below) === 'prefix') samples.add(`${start}/${ANY_REST}`);
    }
    const onward = await source.match(`${base}/${ANY_REST}`);
    if (!onward?.carriesRest || onward === added) continue;
    const next = targetFor(onward, base)?.toPath;
    if (next !== undefined && next !== null && bases.size < 20) bases.add(next);
  }
  return [...samples];
}

async function collapse(
  known: RedirectSource,
  added: Redirect,
  contentAt: ContentAt,
): Promise<Change> {
  const { from, toPath } = added;
  const final = { ...added };
  if (toPath !== null && !added.carriesRest && contentAt(toPath) === undefined) {
    const onward = await known.match(toPath, queryOf(added.to));
    if (onward?.from === toPath && onward.status === 301)
      Object.assign(final, { to: combineTargets(added.to, onward.to), toPath: onward.toPath });
  }
  if (added.status !== 301 || kindOf(added) !== 'exact') return { upsert: [final], remove: [] };
  const earlier: Redirect[] = [];
  for (const redirect of await known.leadingTo(from)) {
    if (redirect.from === from || redirect.carriesRest) continue;
    const query = queryOf(redirect.to);
    const onward = query === '' ? undefined : await known.match(from, query);
    if (onward && isForQuery(onward.from)) continue;
    const to = combineTargets(redirect.to, final.to);
    earlier.push({ ...redirect, to, toPath: final.toPath });
  }
  return { upsert: [final, ...earlier], remove: [] };
}

const queryOf = (to: string) => queryKey(new URL(to, 'http://site.invalid').search);

/**
 * Adds the redirect of a page or post that has moved, and removes the redirect from its new address, which has content now.
 * After moves back and forth only the redirect from the last address remains.
 * @param known as for {@link addRedirect}
 */
export async function followMove(
  known: RedirectSource,
  moved: { from: string; to: string; toPath: string },
): Promise<Change> {
  const { from, toPath } = moved;
  const onward = await known.match(toPath);
  const remove = onward?.from === toPath ? [toPath] : [];
  if (toPath === from) return { upsert: [], remove };
  const added: Redirect = { ...moved, status: 301, carriesRest: false };
  const { upsert } = await collapse(known, added, (path) => (path === toPath ? path : undefined));
  return { upsert: upsert.filter((redirect) => redirect.from !== toPath), remove };
}
