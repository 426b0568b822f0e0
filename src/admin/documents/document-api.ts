import type { DocumentContent, DocumentProblem, Editor } from '#src/domains/documents/document.ts';
import type { ScreenDocument } from './screen-document.ts';
import type { StoredState } from './working-copy.ts';

/** What the endpoints of a document send: like the domain's types, with times in ISO 8601. */

const API = '/admin/api/documents';

export const documentApi = (id: string): string => `${API}/${encodeURIComponent(id)}`;
export const changeApi = (id: string): string => `${documentApi(id)}/change`;
export const historyApi = (id: string): string => `${documentApi(id)}/history`;

export type SaveReply =
  | { ok: true; version: number; savedAt: string }
  | { ok: false; reason: 'outdated'; current: StoredState }
  | { ok: false; reason: 'invalid'; problems: readonly DocumentProblem[] }
  /** not stored, and not worth repeating */
  | { ok: false; reason: 'refused'; message: string };

/** Body of a change: like `DocumentChange`, with times in ISO 8601. */
export type ChangeBody =
  | { type: 'publish'; version: number }
  | { type: 'schedule'; version: number; at: string; until?: string }
  | { type: 'schedule-unpublish'; at: string }
  | {
      type: 'cancel-schedule' | 'unpublish' | 'trash' | 'restore-from-trash' | 'reset-to-built-in';
    };

export type ChangeReply =
  | { ok: true; document: ScreenDocument; notes: readonly string[] }
  /** nothing has changed; `message` says why, and `problems` where */
  | { ok: false; message: string; problems?: readonly DocumentProblem[] };

/** A checkpoint or revision, as the history panel shows it. */
export interface SentHistoryEntry {
  type: 'checkpoint' | 'revision';
  number: number;
  at: string;
  by: Editor | null;
  name: string | null;
  /** such as `revision 2`, if an earlier state was restored */
  restoredFrom: string | null;
}

export interface HistoryPage {
  entries: readonly SentHistoryEntry[];
  hasMore: boolean;
}

export type EntryId = Pick<SentHistoryEntry, 'type' | 'number'>;

export const entryApi = (id: string, { type, number }: EntryId): string =>
  `${historyApi(id)}?type=${type}&number=${number}`;

export interface EntryContent {
  content: DocumentContent;
}

/** Body of a post to the history of a document. */
export type HistoryBody =
  | { type: 'name'; version: number; name: string | null }
  | { type: 'restore'; entry: EntryId; base: number };
