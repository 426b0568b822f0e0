import { formatTimeOfDay } from '#src/admin/parts/format-time.ts';

/** Whether what an editor shows is stored. */
export type SaveStatus =
  /** `at`: when the server stored it, as an ISO time; `time`: as it is shown, where that is known */
  | { is: 'saved'; at: string; time?: string | undefined }
  /** typed, and saved in a moment */
  | { is: 'unsaved' }
  | { is: 'saving' }
  /** kept in this browser until the network returns */
  | { is: 'offline' }
  /** someone else has changed the same field */
  | { is: 'conflict'; by?: string }
  /** kept in this browser until the user signs in again */
  | { is: 'signed-out' }
  /** the server did not store it */
  | { is: 'failed'; why?: string };

/** The status in a few words: `Saved 2:14 PM CST`. */
export function saveStatusText(status: SaveStatus): string {
  switch (status.is) {
    case 'saved':
      return `Saved ${status.time ?? formatTimeOfDay(new Date(status.at))}`;
    case 'unsaved':
      return 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'offline':
      return 'Not saved: offline';
    case 'conflict':
      return status.by
        ? `Conflict: also changed by ${status.by}`
        : 'Conflict: also changed elsewhere';
    case 'signed-out':
      return 'Not saved: session ended';
    case 'failed':
      return `Not saved${status.why ? `: ${status.why}` : ''}`;
  }
}

const PROBLEMS: ReadonlySet<SaveStatus['is']> = new Set([
  'offline',
  'conflict',
  'signed-out',
  'failed',
]);

/** Whether the status needs a person or a network. */
export const isSaveProblem = ({ is }: SaveStatus): boolean => PROBLEMS.has(is);

/**
 * The announcement after a change of the status: each problem once, and that it is over. An ordinary save is silent, since an
 * editor saves every few seconds.
 * @returns undefined to keep the last announcement
 */
export function saveAnnouncement(last: string, now: SaveStatus): string | undefined {
  if (isSaveProblem(now)) return saveStatusText(now);
  return now.is === 'saved' && last !== '' ? 'Saved' : undefined;
}
