import type { DocumentChange } from '../documents.server.ts';
import { isPublic, lastAddress, showsBuiltIn, type Life } from './life.ts';
import { endOf, isScheduled, refusalOf, type Refusal } from './refusals.ts';
import {
  hide,
  notify,
  redirect,
  settleUnfailed,
  show,
  type Changed,
  type Effect,
  type Settled,
} from './settle.ts';

/**
 * `notes` are sentences for the editor about what else has changed, such as a schedule that was replaced. `settled` is what had
 * become due before, whose effects are part of `effects`.
 */
type Transition =
  | ({ ok: true; notes: readonly string[]; settled: Settled } & Changed)
  | ({ ok: false } & Refusal);

/** The revision that a publication or schedule would make of the working copy. */
export interface NextRevision {
  revision: number;
  /** public path of the working copy; null for kinds without one */
  address: string | null;
}

/**
 * Changes the life of a document, after what has become due by now. A due change that could not be made is canceled or replaced
 * instead, so that an editor can resolve it.
 */
export function transition(
  life: Life,
  change: DocumentChange,
  now: Date,
  next: NextRevision,
): Transition {
  const refusal = refusalOf(life, change, now);
  if (refusal) return { ok: false, ...refusal };
  const settled = settleUnfailed(life, now);
  const changed = apply(settled.life, change, now, next);
  const effects = [...settled.effects, ...changed.effects];
  return { ok: true, ...changed, effects, settled };
}

const REPLACED = 'The earlier schedule was replaced.';
const STILL_ENDS = 'It still goes offline when it was scheduled to.';
const CANCELED = 'What was scheduled has been canceled.';

function apply(
  life: Life,
  change: DocumentChange,
  now: Date,
  next: NextRevision,
): Changed & { notes: readonly string[] } {
  const unscheduled = { ...life, publish: null, unpublishAt: null, dueFailure: null };
  const canceled = isScheduled(life) ? [CANCELED] : [];
  const made = { ...next, version: life.version };
  const revision: Effect = { type: 'make-revision', ...made };
  switch (change.type) {
    case 'publish':
    case 'schedule': {
      const until = change.type === 'schedule' ? change.until : undefined;
      const end = endOf(life, now);
      const notes = [...(life.publish ? [REPLACED] : []), ...(end && !until ? [STILL_ENDS] : [])];
      const ended = { ...life, dueFailure: null, unpublishAt: until ?? end };
      if (change.type === 'schedule' && change.at > now)
        return {
          life: { ...ended, publish: { ...made, at: change.at } },
          effects: [revision],
          notes,
        };
      const earlier = change.type === 'publish' ? change.earlier : undefined;
      const known = {
        ...ended,
        firstPublishedAt: ended.firstPublishedAt ?? earlier?.first ?? null,
      };
      const shown = show(known, made, earlier?.since ?? now);
      return { life: shown.life, effects: [revision, ...shown.effects], notes };
    }
    case 'schedule-unpublish': {
      if (change.at <= now && isPublic(life)) return { ...hide(unscheduled, now), notes: canceled };
      const notes = life.unpublishAt ? [REPLACED] : [];
      return { life: { ...life, unpublishAt: change.at }, effects: [], notes };
    }
    case 'cancel-schedule':
      return { life: unscheduled, effects: [], notes: [] };
    case 'unpublish':
      return { ...hide(unscheduled, now), notes: canceled };
    case 'trash': {
      const gone = isPublic(life) ? hide(unscheduled, now) : { life: unscheduled, effects: [] };
      return { ...gone, life: { ...gone.life, trashedAt: now }, notes: canceled };
    }
    case 'restore-from-trash':
      return { life: { ...life, trashedAt: null }, effects: [], notes: [] };
    case 'reset-to-built-in':
      return { ...resetToBuiltIn(unscheduled), notes: canceled };
  }
}

function resetToBuiltIn(life: Life): Changed {
  const { path, version: sameVersion } = life.builtIn!;
  const isSame = life.version === sameVersion;
  const version = isSame ? sameVersion : life.version + 1;
  const before = lastAddress(life);
  const shown: Effect[] = [
    { type: 'show-built-in', path },
    ...redirect(before, path),
    ...notify([before, path]),
  ];
  return {
    life: {
      ...life,
      version,
      builtIn: { path, version },
      live: null,
      offlineSince: null,
      formerAddress: null,
    },
    effects: [
      ...(isSame ? [] : [{ type: 'reset-working-copy', version } as const]),
      ...(showsBuiltIn(life) ? [] : shown),
    ],
  };
}
