import { z } from 'zod';
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
import type { EntryId, TimelineEntry } from './timeline.ts';
import type { HistoryRequest } from './timeline.server.ts';

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

export interface DocumentFilter {
  kind: DocumentKind;
  /** without it, all but those in the trash */
  state?: DocumentState;
  /** a part of the title or address */
  search?: string;
  /** default 50 */
  limit?: number;
  offset?: number;
}

export type ChangeResult =
  /** `notes` are sentences for the editor about what else has changed, such as a schedule that was replaced */
  | { ok: true; document: DocumentView; notes: readonly string[] }
  /** `problems` are in the document; `message` is for the editor */
  | {
      ok: false;
      message: string;
      problems?: readonly DocumentProblem[];
      /** where it stands now, and `Ben published this meanwhile.`, if it was decided on an older state */
      document?: DocumentView;
      done?: string;
    };

export interface PublicSince {
  /** when it became public for the first time */
  first: Date;
  /** when the text that is public now did */
  since: Date;
}

export type Refused = Extract<ChangeResult, { ok: false }>;

/** An integer of PostgreSQL. */
export const versionSchema = z.int().min(0).max(2_147_483_647);
export const momentSchema = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** A change of the life of a document, as an editor asks for it; `version` is the working copy that the editor saw. */
export const changeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publish'), version: versionSchema }),
  z.object({
    type: z.literal('schedule'),
    version: versionSchema,
    at: momentSchema,
    until: momentSchema.exactOptional(),
  }),
  /** takes a public document offline at a time, without a new revision */
  z.object({ type: z.literal('schedule-unpublish'), at: momentSchema }),
  z.object({ type: z.enum(['cancel-schedule', 'unpublish', 'trash', 'restore-from-trash']) }),
  /** shows the built-in text again; the working copy becomes it, as a new version */
  z.object({ type: z.literal('reset-to-built-in') }),
]);

/** The same with times in ISO 8601, as browsers send it. */
export type ChangeBody = z.input<typeof changeSchema>;

/** @param earlier since when it was public elsewhere, for what is moved here: it is not checked again, and keeps its dates */
export type DocumentChange =
  | Exclude<z.output<typeof changeSchema>, { type: 'publish' }>
  | { type: 'publish'; version: number; earlier?: PublicSince };

/** All that screens and jobs may do with documents. Every method throws if the database fails. */
export interface Documents {
  /** Sorted by the last save, newest first. Includes every built-in page. */
  list(filter: DocumentFilter): Promise<{ documents: DocumentSummary[]; total: number }>;
  /** Number of documents of a kind in each state. */
  counts(kind: DocumentKind): Promise<Record<DocumentState, number>>;
  find(id: string): Promise<DocumentView | undefined>;
  /** Those of the ids whose document still exists, also in the trash. */
  filterExisting(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the document of a built-in page, which has version 0 until its first save. */
  openBuiltIn(path: string): Promise<DocumentView | undefined>;
  /** The types of the blocks of working copies in their order, by id of the document. */
  blockTypes(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * @param id chosen by the caller, so that a repeated request makes no second document
   * @throws InvalidContentError if the content cannot be stored
   */
  create(
    kind: DocumentKind,
    content: DocumentContent,
    by: Editor,
    id?: string,
  ): Promise<DocumentView>;
  /** Stores a whole state durably before it resolves, and a checkpoint of it. */
  save(request: SaveRequest): Promise<SaveResult>;
  /** @param seen `lifeMark` that it was decided on: if it is another one now, nothing changes. Jobs have seen none */
  change(id: string, change: DocumentChange, by: Editor, seen?: string): Promise<ChangeResult>;
  /** Deletes a document in the trash for good. @param seen as for `change` */
  purge(id: string, by: Editor, seen?: string): Promise<{ ok: true } | Refused>;
  /** Checkpoints and revisions as people read them, with what has changed in a line; newest first. */
  timeline(id: string, request: HistoryRequest): Promise<TimelineEntry[]>;
  /** The content of a checkpoint or revision; of checkpoint 0, the text of the built-in page. */
  contentOf(id: string, entry: EntryId): Promise<DocumentContent | undefined>;
  nameCheckpoint(id: string, version: number, name: string | null, by: Editor): Promise<boolean>;
  /** Makes an earlier state the working copy, as a new version. */
  restore(id: string, entry: EntryId, base: number, by: Editor): Promise<SaveResult>;
  /** Whether a document was public at a path and was taken offline: the path responds with 410. */
  wasPublicAt(path: string): Promise<boolean>;
  /** When something scheduled next becomes due; undefined for never. */
  nextDueAt(): Promise<Date | undefined>;
  /** The same as far as this process knows, without asking the database. Caches expire at that moment. */
  knownDueAt(): Date | undefined;
  /** A number that grows when that moment was reached and the next one is known. Caches made before are outdated. */
  duePassed(): number;
  /** Makes every change that is due. Readers call it before they read, and a job calls it too. Never throws. @returns how many */
  settle(): Promise<number>;
  /** Reads the next due moment again, after a node announced a change of content. Never throws. */
  contentChanged(): Promise<void>;
  /** How many documents should have changed already and could not. */
  countOverdue(): Promise<number>;
  /** Gives built-in pages, and posts that have none, documents of their own. @returns how many */
  adopt(): Promise<number>;
  /** Deletes checkpoints that are no longer kept, and what has been in the trash for long enough. */
  tidy(): Promise<{ checkpoints: number; documents: number }>;
}

/** Thrown when content cannot be stored. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError';
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}
