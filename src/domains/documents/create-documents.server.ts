import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { adoptContent } from './adopt-content.server.ts';
import { changeDocument, GONE, purgeDocument, refuseBlocked } from './change-document.server.ts';
import { DOCUMENT_KINDS, type Editor } from './document.ts';
import {
  countDue,
  findByBuiltInPath,
  findDocument,
  findNextDue,
  lockDocument,
  wasPublicAt,
} from './document-repository.server.ts';
import type { Documents } from './documents.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { renameCheckpoint } from './history-repository.server.ts';
import {
  countByState,
  listBlockTypes,
  listDocuments,
  listSummaries,
} from './list-repository.server.ts';
import { presentDocument, presentSummary } from './present-document.server.ts';
import { labelOf } from './record-change.server.ts';
import { createDocument, saveDocument } from './save-document.server.ts';
import { findStateContent, restoreDocument } from './restore-document.server.ts';
import { createSettler } from './settle-documents.server.ts';
import { readTimeline } from './timeline.server.ts';
import type { EntryId } from './timeline.ts';
import { tidyDocuments } from './tidy-documents.server.ts';

/** Creates the documents of the site. Nothing runs by itself: readers and jobs call `settle`, a job calls `tidy`. */
export function createDocuments(deps: EngineDeps): Documents {
  const { db, clock } = deps;
  const settler = createSettler(deps);
  const { settle } = settler;
  return {
    async list(filter) {
      await Promise.all([settle(), adoptContent(deps, filter.kind)]);
      const { rows, total } = await listDocuments(db, filter);
      return { documents: rows.map((row) => presentSummary(deps, row)), total };
    },
    async filterExisting(ids) {
      const rows = await listSummaries(db, ids.filter(isUuid));
      return new Set(rows.map(({ id }) => id));
    },
    async counts(kind) {
      await Promise.all([settle(), adoptContent(deps, kind)]);
      return countByState(db, kind);
    },
    async find(id) {
      if (!isUuid(id)) return undefined;
      await settle();
      const row = await findDocument(db, id);
      return row && presentDocument(deps, row);
    },
    async openBuiltIn(path) {
      if (!deps.adapters.page.builtIn?.(path)) return undefined;
      await settle();
      let row = await findByBuiltInPath(db, path);
      if (!row) {
        await adoptContent(deps, 'page');
        row = await findByBuiltInPath(db, path);
      }
      return row && presentDocument(deps, row);
    },
    blockTypes: (ids) => listBlockTypes(db, ids.filter(isUuid)),
    create: (kind, content, by, id) => createDocument(deps, kind, content, by, id),
    async save(request) {
      if (!isUuid(request.id)) return { ok: false, reason: 'gone' };
      // What is saved is compared with what is public.
      await settle();
      return saveDocument(deps, request);
    },
    async change(id, change, by, seen) {
      if (!isUuid(id)) return { ok: false, message: GONE };
      await settle();
      const result =
        (await refuseBlocked(deps, id, change)) ??
        (await changeDocument(deps, id, change, by, seen));
      // The notification would arrive a moment later.
      if (result.ok) await settler.contentChanged();
      return result;
    },
    async purge(id, by, seen) {
      if (!isUuid(id)) return { ok: false, message: GONE };
      return purgeDocument(deps, id, by, seen);
    },
    async timeline(id, request) {
      const builtIn = await contentOf(id, { type: 'checkpoint', number: 0 });
      return readTimeline(db, id, request, { builtIn, labels: deps.labels });
    },
    contentOf,
    nameCheckpoint: (id, version, name, by) => nameCheckpoint(deps, { id, version, name, by }),
    async restore(id, entry, base, by) {
      await settle();
      return restoreDocument(deps, id, entry, base, by);
    },
    wasPublicAt: async (path) => !path.includes('\0') && (await wasPublicAt(db, path)),
    nextDueAt: () => findNextDue(db),
    ...settler,
    async countOverdue() {
      await settle();
      return countDue(db, clock());
    },
    async adopt() {
      let adopted = 0;
      for (const kind of DOCUMENT_KINDS) adopted += await adoptContent(deps, kind);
      return adopted;
    },
    tidy: () => tidyDocuments(deps),
  };

  async function contentOf(id: string, entry: EntryId) {
    return isUuid(id) ? findStateContent(deps, id, entry) : undefined;
  }
}

function nameCheckpoint(
  { db, clock }: EngineDeps,
  { id, version, name, by }: { id: string; version: number; name: string | null; by: Editor },
): Promise<boolean> {
  const given = cleanName(name ?? '', 100) || null;
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id);
    if (!row || !(await renameCheckpoint(tx, id, version, given))) return false;
    await recordActivity(
      tx,
      {
        actor: by,
        area: 'content',
        action: `${row.kind}.version-named`,
        object: { kind: row.kind, id, label: labelOf(row.content, row.kind) },
        after: { Version: version, Name: given },
      },
      clock(),
    );
    return true;
  });
}
