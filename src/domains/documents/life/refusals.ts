import type { DocumentChange } from '../documents.server.ts';
import { isPublic, publicVersion, showsBuiltIn, type Life } from './life.ts';
import { settleUnfailed } from './settle.ts';

type RefusalReason =
  | 'outdated'
  | 'unchanged'
  | 'bad-time'
  | 'wrong-order'
  | 'not-public'
  | 'not-scheduled'
  | 'in-trash'
  | 'not-in-trash'
  | 'built-in'
  | 'not-built-in';

export interface Refusal {
  reason: RefusalReason;
  /** for the editor: what is wrong, and what to do next */
  message: string;
}

/** A time this far back counts as now: the form was open for a while, or a clock is a little off. */
const LATE_MS = 60_000;
/** A time further ahead is a mistyped year. */
const MAX_AHEAD_MS = 5 * 366 * 24 * 3_600_000;

/** Why a change is not possible; undefined if it is. Screens use it to show what an editor may do. */
export function refusalOf(given: Life, change: DocumentChange, now: Date): Refusal | undefined {
  const { life } = settleUnfailed(given, now);
  if (change.type === 'restore-from-trash')
    return life.trashedAt ? undefined : refuse('not-in-trash', 'This is not in the trash.');
  if (life.trashedAt)
    return refuse('in-trash', 'This is in the trash. Restore it from there first.');
  switch (change.type) {
    case 'publish':
      return refuseVersion(life, change.version);
    case 'schedule':
      return (
        refuseVersion(life, change.version) ??
        refuseTime(change.at, now) ??
        (change.until && refuseTime(change.until, now)) ??
        refuseOrder(change.at > now ? change.at : now, change.until ?? endOf(life, now), change)
      );
    case 'schedule-unpublish':
      if (!isPublic(life) && !life.publish)
        return refuse(
          'not-public',
          'This is not public, so it cannot go offline. Publish it, or schedule it with an end.',
        );
      return refuseTime(change.at, now) ?? refuseOrder(life.publish?.at, change.at, change);
    case 'cancel-schedule':
      return life.publish || life.unpublishAt
        ? undefined
        : refuse(
            'not-scheduled',
            'Nothing is scheduled any more. Reload to see the current state.',
          );
    case 'unpublish':
      if (isPublic(life)) return undefined;
      return life.publish
        ? refuse('not-public', 'This is not public yet. To keep it offline, cancel its schedule.')
        : refuse('not-public', 'This is offline already.');
    case 'trash':
      return life.builtIn
        ? refuse('built-in', 'A built-in page cannot be deleted. Take it offline instead.')
        : undefined;
    case 'reset-to-built-in':
      if (!life.builtIn)
        return refuse(
          'not-built-in',
          'This has no built-in text. Restore an earlier version from its history.',
        );
      return showsBuiltIn(life) && life.version === life.builtIn.version && !isScheduled(life)
        ? refuse('unchanged', 'This already shows its built-in text.')
        : undefined;
  }
}

const refuse = (reason: RefusalReason, message: string): Refusal => ({ reason, message });

/** When it goes offline, unless that is a due change that could not be made. */
export const endOf = ({ unpublishAt }: Life, now: Date) =>
  unpublishAt && unpublishAt > now ? unpublishAt : null;

/** Whether anything is scheduled, or due and not made. */
export const isScheduled = ({ publish, unpublishAt }: Life) =>
  publish !== null || unpublishAt !== null;

function refuseVersion(life: Life, version: number): Refusal | undefined {
  if (version !== life.version)
    return refuse(
      'outdated',
      'There is a newer version than the one on your screen. Check it, then publish again.',
    );
  return publicVersion(life) === version
    ? refuse(
        'unchanged',
        'This version is already public. Make a change first, or schedule only when it goes offline.',
      )
    : undefined;
}

function refuseTime(at: Date, now: Date): Refusal | undefined {
  const ahead = at.getTime() - now.getTime();
  if (Number.isNaN(ahead)) return refuse('bad-time', 'This is not a date and time. Enter both.');
  if (ahead < -LATE_MS) return refuse('bad-time', 'This time is in the past. Choose a later one.');
  if (ahead > MAX_AHEAD_MS)
    return refuse('bad-time', 'This time is more than five years ahead. Check the year.');
  return undefined;
}

function refuseOrder(
  start: Date | undefined,
  end: Date | null,
  { type }: DocumentChange,
): Refusal | undefined {
  if (!start || !end || end > start) return undefined;
  return type === 'schedule'
    ? refuse(
        'wrong-order',
        'It would go offline before it is published. Choose a later time to go offline.',
      )
    : refuse(
        'wrong-order',
        'A new version is scheduled for later. Choose a time after that, or cancel the schedule first.',
      );
}
