import type { Actor } from '#src/platform/activity/activity.ts';

/** A checkpoint by its version, or a revision by its number. Checkpoint 0 is the text of a built-in page. */
export interface EntryId {
  type: 'checkpoint' | 'revision';
  number: number;
}

/** An entry of the history as people read it: a revision, or what an editor saved in a row, as of the last save. */
export interface TimelineEntry extends EntryId {
  at: Date;
  by: Actor | null;
  /** given by an editor */
  name: string | null;
  /** such as `revision 2`, if an earlier state was restored */
  restoredFrom: string | null;
  /** a revision that was made for a schedule, and is not public yet */
  isScheduled: boolean;
  /** number of saves that it stands for */
  saves: number;
  /** version of the first of them; the number of a revision */
  first: number;
  /** the checkpoint before the first of them, or the revision before; 0 for the built-in text, or for nothing */
  before: number;
  /**
   * The changes since the entry before, or the revision before: in a line, empty if there are none. Null if there is nothing
   * to compare with, or if the states are too large to be compared for a list.
   */
  summary: string | null;
}
