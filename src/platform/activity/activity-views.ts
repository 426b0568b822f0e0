import type { ActivityArea, ActivityEntry } from './activity.ts';

/** An entry as it was recorded. */
export interface ActivityRecord extends ActivityEntry {
  id: number;
  at: Date;
}

/** The filter of a list. Every part narrows it. */
export interface ActivityFilter {
  area?: ActivityArea;
  action?: string;
  /** `ActivityActor.key` */
  actor?: string;
  object?: { kind: string; id: string };
  /** the first moment */
  from?: Date;
  /** the moment after the last one */
  until?: Date;
  /** part of the label of the object, or of the name of the actor */
  search?: string;
}

/** Everyone who has done something, by their newest name. */
export interface ActivityActor {
  /** id of a user; the name of a job */
  key: string;
  name: string;
}

/** Where a page begins: behind an entry, towards older or newer ones. Without a position, at the newest entry. */
export type ActivityPosition = { before: number } | { after: number } | undefined;

export interface ActivityPage {
  /** at most 50, newest first */
  entries: readonly ActivityRecord[];
  /** positions of the neighboring pages, where there are any */
  older?: { before: number };
  newer?: { after: number };
  /** how many match the filter, counted up to `MAX_COUNT`; undefined for a search without a cheap count */
  total?: { count: number; isMore: boolean };
  /** a search for frequent words has read this far only, and the next page continues it */
  searchedTo?: Date;
}

/** Entries beyond are not counted. */
export const MAX_COUNT = 10_000;

export const ACTIVITY_PAGE_SIZE = 50;
