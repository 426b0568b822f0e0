import type { z } from 'zod';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { EntryId, TimelineEntry } from '#src/domains/documents/history/timeline.ts';
import { documentApi } from './document-api.ts';
import type { historySchema } from './endpoint.server.ts';

/** Replies of the history of a document: like the domain's types, with times in ISO 8601. */

/** An entry of the history. */
export type SentEntry = Omit<TimelineEntry, 'at'> & { at: string };

export interface HistoryPage {
  entries: readonly SentEntry[];
  hasMore: boolean;
  /** those with a name; with the first page only */
  named?: readonly SentEntry[];
}

/** Body of a post to the history. */
export type HistoryBody = z.input<typeof historySchema>;

export interface EntryContent {
  content: DocumentContent;
}

export const historyApi = (id: string): string => `${documentApi(id)}/history`;

/** A page of the history, before a moment in ISO 8601. */
export const pageApi = (id: string, before?: string): string =>
  historyApi(id) + (before === undefined ? '' : `?before=${encodeURIComponent(before)}`);

/** Each save of an entry. */
export const savesApi = (id: string, { first, number }: SentEntry): string =>
  `${historyApi(id)}?from=${first}&to=${number}`;

/** Many entries to choose from, without what has changed. */
export const versionsApi = (id: string): string => `${historyApi(id)}?view=versions`;

/** The content of an entry. */
export const entryApi = (id: string, { type, number }: EntryId): string =>
  `${historyApi(id)}?type=${type}&number=${number}`;

/** A picture of an entry, or of the stored working copy: the real page, as a document for a frame. */
export const pictureApi = (id: string, entry?: EntryId): string =>
  `${documentApi(id)}/canvas${entry ? `?type=${entry.type}&number=${entry.number}` : ''}`;

export const isSameEntry = (one: EntryId, other: EntryId): boolean =>
  one.type === other.type && one.number === other.number;
