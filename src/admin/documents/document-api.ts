import type {
  DocumentContent,
  DocumentProblem,
  Editor,
} from '#src/domains/documents/document.ts';
import type { StoredState } from './working-copy.ts';

/** What the endpoints of a document send: like the domain's types, with times in ISO 8601. */

const API = '/admin/api/documents';

export const documentApi = (id: string): string => `${API}/${encodeURIComponent(id)}`;
export const changeApi = (id: string): string => `${documentApi(id)}/change`;
export const historyApi = (id: string): string => `${documentApi(id)}/history`;

/** Values after JSON: a `Date` is a text. */
export type Sent<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Key extends 'content' ? Value[Key] : Sent<Value[Key]> }
      : Value;

/** Body of a save. */
export interface SaveBody {
  saveId: string;
  base: number;
  content: DocumentContent;
}

export type SaveReply =
  | { ok: true; version: number; savedAt: string }
  | { ok: false; reason: 'outdated'; current: StoredState }
  | { ok: false; reason: 'invalid'; problems: readonly DocumentProblem[] }
  /** not stored, and not worth repeating */
  | { ok: false; reason: 'refused'; message: string };

/** A reply that changed nothing: what is wrong, for the editor. */
export interface Refusal {
  ok: false;
  message: string;
  problems?: readonly DocumentProblem[];
}

/** A checkpoint or revision, as the history panel shows it. */
export interface SentHistoryEntry {
  type: 'checkpoint' | 'revision';
  number: number;
  at: string;
  by: Editor | null;
  name: string | null;
}

/** Body of a post to the history of a document. */
export type HistoryBody =
  | { type: 'name'; version: number; name: string | null }
  | { type: 'restore'; entry: { type: 'checkpoint' | 'revision'; number: number }; base: number };
