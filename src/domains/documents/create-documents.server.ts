import { bind } from '#src/platform/bind.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { adoptContent } from './life/adopt-content.server.ts';
import { keepWhenLarge } from './lists/keep-when-large.server.ts';
import {
  GONE,
  changeDocument,
  purgeDocument,
  refuseBlocked,
} from './life/change-document.server.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type SaveRequest,
  type SaveResult,
} from './document.ts';
import {
  findByBuiltInPath,
  findDocument,
  lockDocument,
  wasPublicAt,
} from './document-repository.server.ts';
import {
  type ChangeResult,
  type DocumentChange,
  type DocumentFilter,
  type DocumentSummary,
  type DocumentView,
  type Refused,
} from './documents.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { renameCheckpoint } from './history/history-repository.server.ts';
import {
  countByState,
  listBlockTypes,
  listDocuments,
  listSummaries,
} from './lists/list-repository.server.ts';
import { presentDocument, presentSummary } from './present-document.server.ts';
import { recordAct } from './save/record-change.server.ts';
import { saveDocument } from './save/save-document.server.ts';
import { findStateContent, restoreDocument } from './life/restore-document.server.ts';
import { createSettler } from './life/settle-documents.server.ts';
import { type HistoryRequest, readTimeline } from './history/timeline.server.ts';
import type { EntryId } from './history/timeline.ts';
import { tidyDocuments } from './history/tidy-documents.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { countDue, findNextDue } from './life/due-repository.server.ts';
import { createDocument } from './create-document.server.ts';

/** Creates the documents of the site. Nothing runs by itself: readers and jobs call `settle`, a job calls `tidy`. */
export function createDocuments(deps: EngineDeps) {
  const { db, clock } = deps;
  const settler = createSettler(deps);
  const { settle } = settler;
  const adoptSoon = keepWhenLarge(deps, (kind) => adoptContent(deps, kind));
  /** Makes what is due, and gives content without a document one: among many documents, soon after its list is read. */
  const catchUp = async (kind: DocumentKind) =>
    void (await Promise.all([settle(), adoptSoon(kind)]));
  return {
    catchUp,
    /** Sorted by the last save, newest first. Includes every built-in page. */
    async list(filter: DocumentFilter): Promise<{ documents: DocumentSummary[]; total: number }> {
      await catchUp(filter.kind);
      const { rows, total } = await listDocuments(db, filter);
      return { documents: rows.map((row) => presentSummary(deps, row)), total };
    },
    /** Those of the ids whose document still exists, also in the trash. */
    async filterExisting(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await listSummaries(db, ids.filter(isUuid));
      return new Set(rows.map(({ id }) => id));
    },
    /** Number of documents of a kind in each state. */
    async counts(kind: DocumentKind) {
      await catchUp(kind);
      return countByState(db, kind);
    },
    async find(id: string): Promise<DocumentView | undefined> {
      if (!isUuid(id)) return undefined;
      await settle();
      const row = await findDocument(db, id);
      return row && presentDocument(deps, row);
    },
    /** Returns the document of a built-in page, which has version 0 until its first save. */
    async openBuiltIn(path: string): Promise<DocumentView | undefined> {
      if (!deps.adapters.page.builtIn?.(path)) return undefined;
      await settle();
      let row = await findByBuiltInPath(db, path);
      if (!row) {
        await adoptContent(deps, 'page');
        row = await findByBuiltInPath(db, path);
      }
      return row && presentDocument(deps, row);
    },
    /** The types of the blocks of working copies in their order, by id of the document. */
    blockTypes: (ids: readonly string[]) => listBlockTypes(db, ids.filter(isUuid)),
    ...bind(deps, { create: createDocument, tidy: tidyDocuments }),
    /** Stores a whole state durably before it resolves, and a checkpoint of it. */
    async save(request: SaveRequest): Promise<SaveResult> {
      if (!isUuid(request.id)) return { ok: false, reason: 'gone' };
      // What is saved is compared with what is public.
      await settle();
      return saveDocument(deps, request);
    },
    /** @param seen `lifeMark` that it was decided on: if it is another one now, nothing changes. Jobs have seen none */
    async change(
      id: string,
      change: DocumentChange,
      by: Actor,
      seen?: string,
    ): Promise<ChangeResult> {
      if (!isUuid(id)) return { ok: false, message: GONE };
      await settle();
      const result =
        (await refuseBlocked(deps, id, change)) ??
        (await changeDocument(deps, id, change, by, seen));
      // The notification would arrive a moment later.
      if (result.ok) await settler.contentChanged();
      return result;
    },
    /** Deletes a document in the trash for good. @param seen as for `change` */
    async purge(id: string, by: Actor, seen?: string): Promise<{ ok: true } | Refused> {
      if (!isUuid(id)) return { ok: false, message: GONE };
      return purgeDocument(deps, id, by, seen);
    },
    /** Checkpoints and revisions as people read them, with what has changed in a line; newest first. */
    async timeline(id: string, request: HistoryRequest) {
      const builtIn = await contentOf(id, { type: 'checkpoint', number: 0 });
      return readTimeline(db, id, request, { builtIn, labels: deps.labels });
    },
    contentOf,
    nameCheckpoint: (id: string, version: number, name: string | null, by: Actor) =>
      nameCheckpoint(deps, { id, version, name, by }),
    /** Makes an earlier state the working copy, as a new version. */
    async restore(id: string, entry: EntryId, base: number, by: Actor) {
      await settle();
      return restoreDocument(deps, id, entry, base, by);
    },
    /** Whether a document was public at a path and was taken offline: the path responds with 410. */
    wasPublicAt: async (path: string) => !path.includes('\0') && (await wasPublicAt(db, path)),
    /** When something scheduled next becomes due; undefined for never. */
    nextDueAt: () => findNextDue(db),
    ...settler,
    /** How many documents should have changed already and could not. */
    async countOverdue() {
      await settle();
      return countDue(db, clock());
    },
    /** Gives built-in pages, and posts that have none, documents of their own. @returns how many */
    async adopt() {
      let adopted = 0;
      for (const kind of DOCUMENT_KINDS) adopted += await adoptContent(deps, kind);
      return adopted;
    },
  };

  /** The content of a checkpoint or revision; of checkpoint 0, the text of the built-in page. */
  async function contentOf(id: string, entry: EntryId) {
    return isUuid(id) ? findStateContent(deps, id, entry) : undefined;
  }
}

function nameCheckpoint(
  { db, clock }: EngineDeps,
  { id, version, name, by }: { id: string; version: number; name: string | null; by: Actor },
): Promise<boolean> {
  const given = cleanName(name ?? '', 100) || null;
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id);
    if (!row || !(await renameCheckpoint(tx, id, version, given))) return false;
    await recordAct(tx, row, 'version-named', by, clock(), {
      after: { Version: version, Name: given },
    });
    return true;
  });
}
