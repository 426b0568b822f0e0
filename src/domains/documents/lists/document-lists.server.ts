import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { DocumentKind } from '../document.ts';
import type { Documents, DocumentSummary, DocumentView } from '../documents.server.ts';
import { listSummaries } from './list-repository.server.ts';
import { presentSummary, presentDocument } from '../present-document.server.ts';
import { isLarge, keepWhenLarge } from './keep-when-large.server.ts';
import { findFacts, type KeptFacts, readChoices } from './facts-repository.server.ts';
import type { KeptFindings } from './kept-findings.ts';
import type { ListFilter } from './list-filter.ts';
import { listRows } from './listing-repository.server.ts';
import { type Actor, storedActor } from '#src/platform/activity/activity.ts';
import { findDocument } from '#src/domains/documents/document-repository.server.ts';
import type { EngineDeps } from '#src/domains/documents/engine-deps.ts';
import {
  findFindings,
  listOutdated,
  outdateLinking,
  storeFindings,
} from './findings-repository.server.ts';

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

interface DocumentListsDeps extends FindingsDeps {
  documents: Pick<Documents, 'settle' | 'catchUp'>;
}

/** How long a list may check documents before it is shown. */
const CHECKING_MS = 40;

export function createDocumentLists(deps: DocumentListsDeps) {
  const { db, documents } = deps;
  const keeper = createFindingsKeeper(deps);
  return {
    /** Includes every built-in page. Checks up to a few of the listed documents that were not checked yet, unless there are many. */
    async list(filter: ListFilter): Promise<{ documents: ListedDocument[]; total: number }> {
      await documents.catchUp(filter.kind);
      const { rows, total } = await listRows(db, filter);
      const findings = await keeper.read(
        rows.filter(({ trashedAt }) => trashedAt === null).map(({ id }) => id),
        (await isLarge(db, filter.kind)) ? 0 : CHECKING_MS,
      );
      const facts = await findFacts(
        db,
        rows.map(({ id }) => id),
      );
      const listed = rows.map((row) => ({
        ...presentSummary(deps, row),
        findings: findings.get(row.id),
        facts: facts.get(row.id),
        trashedBy: storedActor(row.trashedById, row.trashedByName),
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
    /** Choices by which the list of a kind can be filtered; among many documents, those of a moment ago. */
    choices: keepWhenLarge(deps, (kind) => readChoices(db, kind)),
    /** Checks working copies whose findings are outdated. @returns how many */
    refreshFindings: () => keeper.refresh(),
  };
}

/** Whose lists show findings. */
const KINDS: readonly DocumentKind[] = ['page', 'post'];
const DAY_MS = 24 * 3_600_000;
const BATCH_SIZE = 20;
/** How long a run may take: a part of the time between two runs, so that checking many documents slows nothing else. */
const RUN_MS = 250;
/** A change becomes visible after its time, because its transaction takes a while. */
const OVERLAP_MS = 60_000;

interface FindingsDeps extends Pick<EngineDeps, 'db' | 'clock' | 'log' | 'adapters'> {
  /** counts what the pre-publish checks find */
  countFindings(document: DocumentView): Promise<{ blocking: number; warnings: number }>;
}

/** Keeps what the checks find in working copies, for lists. */
function createFindingsKeeper(deps: FindingsDeps) {
  const { db, clock } = deps;
  const releasedAt = clock();
  let lookedAt = new Date(releasedAt.getTime() - DAY_MS);

  async function outdate() {
    const now = clock();
    await outdateLinking(db, new Date(lookedAt.getTime() - OVERLAP_MS));
    lookedAt = now;
  }

  return {
    /** Checks what was never checked, has a new version, or may be affected by a change of other documents, for a quarter of a second. @returns how many */
    async refresh() {
      const until = performance.now() + RUN_MS;
      await outdate();
      let count = 0;
      for (;;) {
        const staleBefore = new Date(clock().getTime() - DAY_MS);
        const ids = await listOutdated(db, KINDS, { staleBefore, releasedAt }, BATCH_SIZE);
        for (const id of ids) {
          // At least one, however busy the machine is.
          if (count > 0 && performance.now() >= until) return count;
          await check(deps, id);
          count += 1;
        }
        if (ids.length < BATCH_SIZE) return count;
      }
    },
    /** The findings of documents. Those without current ones are checked, for as long as the given time allows. */
    async read(
      ids: readonly string[],
      milliseconds: number,
    ): Promise<ReadonlyMap<string, KeptFindings>> {
      const until = performance.now() + milliseconds;
      const known = new Map(await findFindings(db, ids));
      for (const id of ids) {
        if (known.has(id)) continue;
        if (performance.now() >= until) break;
        const found = await check(deps, id);
        if (found) known.set(id, found);
      }
      return known;
    },
  };
}

/** Checks a document, and stores how much was found. */
async function check(deps: FindingsDeps, id: string): Promise<KeptFindings | undefined> {
  const { db, clock, adapters } = deps;
  const row = await findDocument(db, id);
  if (!row || row.trashedAt) return undefined;
  // Before the checks: what changes while they run outdates them.
  const checkedAt = clock();
  const document = presentDocument(deps, row);
  const found: KeptFindings = {
    ...(await countOrNull(deps, document)),
    isIndexable: adapters[row.kind].isIndexable(document.content),
  };
  await storeFindings(db, { documentId: id, version: row.version, checkedAt, ...found });
  return found;
}

/** One damaged document must not keep the others from being checked. */
async function countOrNull(
  { countFindings, db, log }: FindingsDeps,
  document: DocumentView,
): Promise<Pick<KeptFindings, 'blocking' | 'warnings'>> {
  try {
    return await countFindings(document);
  } catch (error) {
    // Throws if it is the database that fails: then nothing is wrong with the document.
    await db.execute('select 1');
    log.warn({ err: error, document: document.id }, 'a document could not be checked');
    return { blocking: null, warnings: null };
  }
}
