import type { DocumentContent, DocumentKind } from '../document.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { listFormerValues } from '../history/history-repository.server.ts';
import { listScheduledAt } from '../document-repository.server.ts';
import type { DocumentSummary } from '../documents.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import {
  listAtAddresses,
  listDated,
  listLiveFromTemplates,
  listNaming,
  listSummaries,
  listUnpublishedOf,
  listWithText,
} from './list-repository.server.ts';
import { presentSummary } from '../present-document.server.ts';

/** Finds documents by what others must not share with them. */
export type DocumentLookups = ReturnType<typeof createDocumentLookups>;

/** A live revision that names its template. */
export interface LiveFromTemplate {
  kind: DocumentKind;
  path: string;
  since: Date;
  /** only its title, tags and template */
  content: DocumentContent;
}

export function createDocumentLookups(deps: Pick<EngineDeps, 'db' | 'clock'>) {
  const { db } = deps;
  return {
    /** Documents with one of the addresses, ignoring case: as working copy, live, or scheduled. Also those in the trash. */
    async byAddress(paths: readonly string[]): Promise<DocumentSummary[]> {
      const keys = paths.map(addressKey);
      if (keys.length === 0) return [];
      const scheduled = await listScheduledAt(db, keys);
      const rows = await listAtAddresses(db, keys, scheduled);
      return rows.map((row) => presentSummary(deps, row));
    },
    /** Documents by id, also those in the trash. */
    async byIds(ids: readonly string[]): Promise<DocumentSummary[]> {
      const rows = await listSummaries(db, ids.filter(isUuid));
      return rows.map((row) => presentSummary(deps, row));
    },
    /** Documents with the same title in search results, or the same description; not those in the trash. At most 5. */
    async withSameText(
      text: 'title' | 'description',
      value: string,
      exceptId?: string,
    ): Promise<DocumentSummary[]> {
      const rows = await listSummaries(db, await listWithText(db, text, value, exceptId));
      return rows.map((row) => presentSummary(deps, row));
    },
    /** Documents that become public, go offline, or were first published within a period. */
    async dated(from: Date, until: Date): Promise<DocumentSummary[]> {
      const rows = await listDated(db, from, until);
      return rows.map((row) => presentSummary(deps, row));
    },
    /** What a user saved last and has not published, newest first. */
    async unpublishedOf(userId: string, limit: number): Promise<DocumentSummary[]> {
      const rows = await listUnpublishedOf(db, userId, limit);
      return rows.map((row) => presentSummary(deps, row));
    },
    /** Documents with one of the texts in their working copy; not those in the trash. */
    naming: (texts: readonly string[], limit: number) => listNaming(db, texts, limit),
    /** The values that a field of a document had in each state that was published. */
    formerValues: (id: string, field: string) => listFormerValues(db, id, field),
    /** Public states at the addresses of pages and posts that were made from a template. */
    liveFromTemplates: (paths: readonly string[]): Promise<LiveFromTemplate[]> =>
      listLiveFromTemplates(db, paths),
  };
}
