import type {
  DocumentContent,
  DocumentKind,
  DocumentProblem,
  Editor,
  SaveRequest,
  SaveResult,
  WorkingCopy,
} from './document.ts';
import type { DocumentState, Life } from './life.ts';

/** A document with everything that an editor's screen shows around its content. */
export interface DocumentView extends WorkingCopy {
  state: DocumentState;
  life: Life;
  /** public path, also of a draft; null for kinds without one */
  address: string | null;
  /** path of the default page that it replaces */
  builtInPath: string | null;
  createdAt: Date;
  createdBy: Editor | null;
  /** why a due change could not be made yet */
  dueFailure: string | null;
}

/** A row of a list: a document without its content. */
export type DocumentSummary = Omit<DocumentView, 'content'> & { title: string };

/** A checkpoint or revision in the history of a document, newest first. */
export interface HistoryEntry {
  type: 'checkpoint' | 'revision';
  /** version of a checkpoint, number of a revision */
  number: number;
  at: Date;
  by: Editor | null;
  name: string | null;
}

export type ChangeResult =
  | { ok: true; document: DocumentView }
  /** `problems` are in the document; `message` is for the editor */
  | { ok: false; message: string; problems?: readonly DocumentProblem[] };

/** A change of the life of a document; `version` is the working copy that the editor saw. */
export type DocumentChange =
  | { type: 'publish'; version: number }
  | { type: 'schedule'; version: number; at: Date; until?: Date }
  /** takes a public document offline at a time, without a new revision */
  | { type: 'schedule-unpublish'; at: Date }
  | { type: 'cancel-schedule' }
  | { type: 'unpublish' }
  | { type: 'trash' }
  | { type: 'restore-from-trash' }
  /** shows the built-in text again; the working copy becomes it, as a new version */
  | { type: 'reset-to-built-in' };

/** All that screens and jobs may do with documents. Every method throws if the database fails. */
export interface Documents {
  list(filter: {
    kind: DocumentKind;
    state?: DocumentState;
    search?: string;
    limit?: number;
    offset?: number;
  }): Promise<{ documents: DocumentSummary[]; total: number }>;
  find(id: string): Promise<DocumentView | undefined>;
  /** Returns the document of a built-in page, which has version 0 until its first save. */
  openBuiltIn(path: string): Promise<DocumentView | undefined>;
  create(kind: DocumentKind, content: DocumentContent, by: Editor): Promise<DocumentView>;
  /** Stores a whole state durably before it resolves, and a checkpoint of it. */
  save(request: SaveRequest): Promise<SaveResult>;
  change(id: string, change: DocumentChange, by: Editor): Promise<ChangeResult>;
  /** Deletes a document in the trash for good. */
  purge(id: string, by: Editor): Promise<boolean>;
  history(id: string, page: { before?: Date; limit: number }): Promise<HistoryEntry[]>;
  /** The content of a checkpoint or revision. */
  contentOf(
    id: string,
    entry: Pick<HistoryEntry, 'type' | 'number'>,
  ): Promise<DocumentContent | undefined>;
  nameCheckpoint(id: string, version: number, name: string | null, by: Editor): Promise<boolean>;
  /** Makes an earlier state the working copy, as a new version. */
  restore(
    id: string,
    entry: Pick<HistoryEntry, 'type' | 'number'>,
    base: number,
    by: Editor,
  ): Promise<SaveResult>;
  /** When something scheduled next becomes due; undefined for never. */
  nextDueAt(): Promise<Date | undefined>;
  /** Makes every change that is due. Readers call it before they read, and a job calls it too. @returns how many */
  settle(): Promise<number>;
  /** How many documents should have changed already and could not. */
  countOverdue(): Promise<number>;
}
