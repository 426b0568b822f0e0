import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { adoptContent } from '../life/adopt-content.server.ts';
import type { DocumentKind } from '../document.ts';
import type { Documents, DocumentSummary } from '../documents.server.ts';
import { listSummaries } from './list-repository.server.ts';
import { presentSummary } from '../present-document.server.ts';
import { createFindingsKeeper, type FindingsDeps } from './check-documents.server.ts';
import { findFacts, type KeptFacts, readChoices } from './facts-repository.server.ts';
import type { KeptFindings } from './kept-findings.ts';
import type { ListFilter } from './list-filter.ts';
import { listRows } from './listing-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A row of a list for editors. */
export interface ListedDocument extends DocumentSummary {
  /** undefined if the current working copy was not checked yet, and for documents in the trash */
  findings: KeptFindings | undefined;
  /** undefined for kinds that are listed by their title only */
  facts: KeptFacts | undefined;
  /** who moved it to the trash; null if nobody did, or it is not known */
  trashedBy: Actor | null;
}

/** Lists of documents as editors see them. Every method throws if the database fails. */
export type DocumentLists = ReturnType<typeof createDocumentLists>;

export interface DocumentListsDeps extends FindingsDeps {
  documents: Pick<Documents, 'settle'>;
}

/** How long a list may check documents before it is shown. */
const CHECKING_MS = 40;

export function createDocumentLists(deps: DocumentListsDeps) {
  const { db, documents } = deps;
  const keeper = createFindingsKeeper(deps);
  return {
    /** Includes every built-in page. Checks up to a few of the listed documents that were not checked yet. */
    async list(filter: ListFilter): Promise<{ documents: ListedDocument[]; total: number }> {
      await Promise.all([documents.settle(), adoptContent(deps, filter.kind)]);
      const { rows, total } = await listRows(db, filter);
      const findings = await keeper.read(
        rows.filter(({ trashedAt }) => trashedAt === null).map(({ id }) => id),
        CHECKING_MS,
      );
      const facts = await findFacts(
        db,
        rows.map(({ id }) => id),
      );
      const listed = rows.map((row) => ({
        ...presentSummary(deps, row),
        findings: findings.get(row.id),
        facts: facts.get(row.id),
        trashedBy:
          row.trashedById === null ? null : { id: row.trashedById, name: row.trashedByName ?? '' },
      }));
      return { documents: listed, total };
    },
    /** The documents of the ids that still exist, in the order of the ids. */
    async summaries(ids: readonly string[]): Promise<DocumentSummary[]> {
      await documents.settle();
      const known = ids.filter(isUuid);
      const rows = await listSummaries(db, known);
      const byId = new Map(rows.map((row) => [row.id, presentSummary(deps, row)]));
      return [...new Set(known)].flatMap((id) => byId.get(id) ?? []);
    },
    /** Choices by which the list of a kind can be filtered. */
    choices: (kind: DocumentKind) => readChoices(db, kind),
    /** Checks working copies whose findings are outdated. @returns how many */
    refreshFindings: () => keeper.refresh(),
  };
}
