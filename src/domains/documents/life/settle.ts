import {
  isPublic,
  lastAddress,
  nextDueAt,
  publicVersion,
  showsBuiltIn,
  type DocumentState,
  type Life,
  type RevisionFacts,
} from './life.ts';

/** An effect of a change outside of the document's own row. The engine executes effects in their order, in one transaction. */
export type Effect =
  /** stores the working copy as an immutable revision */
  | ({ type: 'make-revision' } & RevisionFacts)
  /** makes a revision public, in place of what the document showed before at any address */
  | { type: 'show'; revision: number; address: string | null; since: Date }
  /** shows the default page of `content/pages` again */
  | { type: 'show-built-in'; path: string }
  /** makes the address respond with 410 */
  | { type: 'hide'; address: string | null }
  /** the document has moved; `from` no longer has content */
  | { type: 'redirect'; from: string; to: string }
  /** makes the built-in text the working copy, as this version */
  | { type: 'reset-working-copy'; version: number }
  | { type: 'notify-search-engines'; addresses: readonly string[] };

export interface Changed {
  life: Life;
  effects: readonly Effect[];
}

/** A due change that was made, at the time it was scheduled for. */
interface DueChange {
  type: 'publish' | 'unpublish';
  at: Date;
}

export interface Settled extends Changed {
  due: readonly DueChange[];
}

/**
 * Applies what is due, in the order of the scheduled times, which become the times of the changes. A revision whose own end is
 * due too is never shown. Settling at two times in a row leads to the same life as settling only at the later one.
 */
export function settle(life: Life, now: Date): Settled {
  const nothing: Settled = { life, effects: [], due: [] };
  const dueAt = nextDueAt(life);
  if (!dueAt || dueAt > now) return nothing;
  const due: DueChange[] = [];
  if (life.publish) due.push({ type: 'publish', at: life.publish.at });
  if (life.unpublishAt) due.push({ type: 'unpublish', at: life.unpublishAt });
  const settled = due
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce(applyDue, nothing);
  return { ...settled, effects: finalEffects(settled.effects) };
}

function applyDue({ life, effects, due }: Settled, change: DueChange): Settled {
  const { type, at } = change;
  if (type === 'unpublish' && !isPublic(life))
    return { life: { ...life, unpublishAt: null }, effects, due };
  const next = type === 'publish' ? show(life, life.publish!, at) : hide(life, at);
  return { life: next.life, effects: [...effects, ...next.effects], due: [...due, change] };
}

/** Showing what is hidden right after would only add a way to fail. Search engines need to know of every address once. */
function finalEffects(effects: readonly Effect[]): Effect[] {
  const hiddenAt = effects.findLastIndex(({ type }) => type === 'hide');
  const addresses = effects.flatMap((effect) =>
    effect.type === 'notify-search-engines' ? effect.addresses : [],
  );
  return [
    ...effects.filter(
      ({ type }, at) => type !== 'notify-search-engines' && !(type === 'show' && at < hiddenAt),
    ),
    ...notify(addresses),
  ];
}

/** Makes a revision public. An address that the document had in public before redirects to the new one. */
export function show(
  life: Life,
  { revision, version, address }: RevisionFacts,
  since: Date,
): Changed {
  const before = lastAddress(life);
  return {
    life: {
      ...life,
      live: { revision, version, address, since },
      firstPublishedAt: life.firstPublishedAt ?? since,
      offlineSince: null,
      formerAddress: null,
      publish: null,
      dueFailure: null,
    },
    effects: [
      { type: 'show', revision, address, since },
      ...redirect(before, address),
      ...notify([before, address]),
    ],
  };
}

/** Takes a public document offline. */
export function hide(life: Life, at: Date): Changed {
  const address = lastAddress(life);
  return {
    life: {
      ...life,
      live: null,
      offlineSince: at,
      formerAddress: address,
      unpublishAt: null,
      dueFailure: null,
    },
    effects: [{ type: 'hide', address }, ...notify([address])],
  };
}

/** The redirect of a moved document; none between addresses that differ only in case, which would be a loop. */
export function redirect(from: string | null, to: string | null): Effect[] {
  if (from === null || to === null || from.toLowerCase() === to.toLowerCase()) return [];
  return [{ type: 'redirect', from, to }];
}

export function notify(addresses: readonly (string | null)[]): Effect[] {
  const known = [...new Set(addresses)].filter((address) => address !== null);
  return known.length > 0 ? [{ type: 'notify-search-engines', addresses: known }] : [];
}

/** Like `settle`, but leaves a due change that could not be made. */
export const settleUnfailed = (life: Life, now: Date): Settled =>
  life.dueFailure === null ? settle(life, now) : { life, effects: [], due: [] };

const lifeAt = (life: Life, now: Date): Life => settleUnfailed(life, now).life;

/** Where a document stands at a time, also if nobody has settled it yet. */
export function stateOf(life: Life, now: Date): DocumentState {
  const current = lifeAt(life, now);
  if (current.trashedAt) return 'trash';
  if (isPublic(current))
    return publicVersion(current) === current.version ? 'published' : 'changed';
  if (current.publish) return 'scheduled';
  return current.firstPublishedAt || current.offlineSince ? 'unpublished' : 'draft';
}

/** The public state at a time: the number of a revision, the default page of `content/pages`, or nothing. */
export function publicRevisionAt(life: Life, now: Date): number | 'built-in' | null {
  const current = lifeAt(life, now);
  if (current.live) return current.live.revision;
  return showsBuiltIn(current) ? 'built-in' : null;
}
