import type { ListFilter } from './lists/list-filter.ts';
import { z } from 'zod';
import type { DocumentProblem, WorkingCopy } from './document.ts';
import type { createDocuments } from './create-documents.server.ts';
import type { DocumentState, Life } from './life/life.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A document with everything that an editor's screen shows around its content. */
export interface DocumentView extends WorkingCopy {
  /** always public: it cannot go offline or to the trash */
  isPermanent?: true | undefined;
  state: DocumentState;
  life: Life;
  /** public path, also of a draft; null for kinds without one */
  address: string | null;
  /** path of the default page that it replaces */
  builtInPath: string | null;
  createdAt: Date;
  createdBy: Actor | null;
  /** why a due change could not be made yet */
  dueFailure: string | null;
}

/** A row of a list: a document without its content. */
export type DocumentSummary = Omit<DocumentView, 'content' | 'isPermanent'> & { title: string };

export type DocumentFilter = Pick<ListFilter, 'kind' | 'state' | 'search' | 'limit' | 'offset'>;

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

interface PublicSince {
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
export type Documents = ReturnType<typeof createDocuments>;

/** Thrown when content cannot be stored. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError';
  readonly problems: readonly DocumentProblem[];

  constructor(problems: readonly DocumentProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}
