import type { z } from 'zod';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type { MergeConflict } from '#src/domains/documents/merge/merge.ts';
import type { saveSchema } from './endpoint.server.ts';
import type { Resolution } from './join-states.ts';
import type { Place } from './place.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A state of the document that the server has stored. */
export interface StoredState {
  version: number;
  content: DocumentContent;
  /** ISO 8601 */
  savedAt: string;
  savedBy: Actor | null;
  /** of a built-in text, whose version stays the same when a release changes it */
  builtInHash?: string;
}

/**
 * Whether what the editor sees is stored.
 * - saved: the server has stored it durably
 * - saving: a request is under way
 * - unsaved: typed a moment ago
 * - offline: the server cannot be reached; repeated on its own
 * - conflict: everything is stored except fields that someone else changed too
 * - session-ended: nothing is stored until the editor signs in again
 * - refused: the server does not accept a field, or the whole document
 */
export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'conflict'
  | 'session-ended'
  | 'refused';

/** Who else changed a document, and when. */
export interface OtherSave {
  by: Actor | null;
  /** ISO 8601 */
  at: string;
}

/** A change that two editors made differently. The form shows mine and the server keeps theirs until the editor chooses. */
export interface HeldConflict extends OtherSave {
  /** the field or block that is not saved while the conflict is open */
  place: Place;
  /** the values when it was found: for a paragraph, which is only a part of the place */
  found: MergeConflict;
}

/** A conflict with its current values; undefined where the field or block does not exist. */
export interface Conflict extends HeldConflict {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A field that a note is about; it is named where the note is shown. */
export interface NotedField {
  field: string;
  /** kind of its section; undefined for a field of the document */
  blockType: string | undefined;
}

/** Changes of someone else that were merged without a conflict. */
export interface MergeNote extends OtherSave {
  changed: readonly NotedField[];
  /** what I deleted and they changed: it is back */
  returned: readonly NotedField[];
}

export interface WorkingCopyState {
  content: DocumentContent;
  status: SaveStatus;
  /** the server's last known state */
  base: StoredState;
  conflicts: readonly Conflict[];
  problems: readonly DocumentProblem[];
  /** why nothing more is saved, for the editor */
  message: string | undefined;
  note: MergeNote | undefined;
  /** whether this browser keeps a copy of unsaved states; undefined until it has kept or refused the first */
  keepsCopy: boolean | undefined;
}

/** A whole state on its way to the server. Repeated with the same id until its outcome is known. */
export type PendingSave = z.input<typeof saveSchema>;

export type SaveOutcome =
  | { type: 'saved'; version: number; savedAt: string }
  | { type: 'outdated'; current: StoredState }
  | { type: 'invalid'; problems: readonly DocumentProblem[] }
  /** not repeated until the content changes */
  | { type: 'refused'; message: string }
  | { type: 'session-ended' }
  /** unknown whether it was stored */
  | { type: 'unreachable' };

/** The server as the store sees it. Its methods never reject. */
export interface DocumentServer {
  save(request: PendingSave): Promise<SaveOutcome>;
  /** The stored state; undefined if it cannot be read now. */
  current(): Promise<StoredState | undefined>;
}

/** An unsaved state as the browser keeps it. */
export interface LocalCopy {
  /** ISO 8601 */
  at: string;
  content: DocumentContent;
  base: StoredState;
  pending: PendingSave | undefined;
  conflicts: readonly HeldConflict[];
  /** states that become checkpoints before the content is saved, oldest first */
  keepsakes: readonly DocumentContent[];
}

/** Keeps the unsaved state of this tab in the browser. */
export interface LocalCopyKeeper {
  /** @returns false if the browser refuses */
  keep(copy: LocalCopy): Promise<boolean>;
  remove(): Promise<void>;
}

/** An open document in this tab. */
export interface WorkingCopyStore {
  state(): WorkingCopyState;
  subscribe(listener: () => void): () => void;
  /** Changes the newest content, with what editors still keep to themselves. */
  edit(change: (content: DocumentContent) => DocumentContent): void;
  /**
   * Calls `handOver` before the content is saved or merged, so that an editor which keeps typing to itself for a moment passes
   * it to `edit` in time.
   */
  onRead(handOver: () => void): () => void;
  /** Makes editors hand over what they keep. Call it before reading the content in order to change it. */
  collect(): void;
  /** Saves at once instead of after a pause in typing, and tries again if the last attempt failed. */
  flush(): void;
  /** Saves at once. @returns true once everything is stored; false if something cannot be */
  settle(): Promise<boolean>;
  resolve(conflict: Conflict, resolution: Resolution): void;
  /** Joins a copy from an earlier visit. @returns false if the document has unsaved changes, or the server cannot be reached */
  restore(copy: LocalCopy): Promise<boolean>;
  /** Reads the stored state and joins what others have saved. */
  refresh(): Promise<void>;
  /** Takes over a state that another request of this tab has stored, such as a restored revision. */
  take(current: StoredState): void;
  dismissNote(): void;
}

export interface Timers {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}
