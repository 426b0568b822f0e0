import { upsert } from '#src/platform/db/upsert.ts';
import { bind } from '#src/platform/bind.ts';
import { and, asc, desc, isNotNull, lt } from 'drizzle-orm';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  type ImportPhase,
  type ImportView,
  JOB_PHASES,
  NO_COUNTS,
  type StepName,
  STEPS,
} from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import {
  countItems,
  findImport,
  findItem,
  type ImportRow,
  listItems,
  listMoves,
  updateImport,
} from './import-repository.server.ts';
import {
  findOrigins,
  findPictures,
  includeItems,
  listKept,
  listPictures,
  listRedirects,
  retryPictures,
  updateRedirects,
} from './import-results-repository.server.ts';
import { contentImports, importMappings } from './import-tables.server.ts';
import { createPlacing } from './place-in-site.ts';
import type { ImportMapping } from './source.ts';

/** Imports of other systems: read as a plan, run, and taken back. Every method throws if the database fails. */
export type Imports = ReturnType<typeof createImports>;

/** Refusals are sentences for the person. */
export type ImportResult = { ok: true } | { ok: false; message: string };

/** `id` is chosen by the browser, so that a repeated request makes one import. */
type NewImport = Pick<ImportRow, 'id' | 'source' | 'fileName' | 'bytes' | 'storageKey'>;

const DONE = { ok: true } as const;
/** The form of a page that was opened before. */
export const MOVED_ON: ImportResult = {
  ok: false,
  message: 'The import has moved on meanwhile. Look at where it stands now.',
};
/** How long the file of an import is kept. */
const KEPT_MS = 30 * 86_400_000;
const SHOWN_IMPORTS = 50;
/** Redirects that are made in one transaction. */
const BATCH = 1_000;

export function createImports(deps: ImportDeps) {
  const { db, clock, store } = deps;
  const present = async (row: ImportRow): Promise<ImportView> => ({
    ...row,
    createdBy: { id: row.createdById, name: row.createdByName },
    ...(await countItems(db, row.id)),
  });
  /** Records who brought an import where it stands, and queues the work of it. */
  async function follow(tx: Db, { id, fileName: label, phase }: ImportRow, actor: Actor) {
    const object = { kind: 'import', id, label };
    const entry = { actor, area: 'content', action: DID[phase]!, object } as const;
    await recordActivity(tx, entry, clock());
    if (JOB_PHASES.includes(phase)) await deps.enqueue(tx, id);
  }
  return {
    sources: deps.sources.map(({ id, name, help }) => ({ id, name, help })),
    async list(): Promise<ImportView[]> {
      const latest = db.select().from(contentImports).orderBy(desc(contentImports.createdAt));
      return Promise.all((await latest.limit(SHOWN_IMPORTS)).map(present));
    },
    async find(id: string): Promise<ImportView | undefined> {
      const row = await findImport(db, id);
      return row && present(row);
    },
    /** The changes of an item, made or planned, in a document of this site; undefined if it becomes a new one. */
    compare: (id: string, position: number) => compareItem(deps, id, position),
    ...bind(db, {
      items: listItems,
      item: findItem,
      redirects: listRedirects,
      /** Files and redirects that an undo kept, with the reasons. */
      kept: listKept,
      /** Chooses which items a run takes. */
      include: includeItems,
    }),
    failedPictures: (id: string) => listPictures(db, id, 'failed'),

    /** Registers an uploaded file, and begins to read it. A repeated call does nothing. */
    async begin(file: NewImport, by: Actor) {
      const now = clock();
      const folder = `Imported ${now.toISOString().slice(0, 10)} ${file.id.slice(0, 4)}`;
      const row = {
        ...file,
        mapping: { authors: {}, tags: {} },
        options: { publishes: false, folder },
        phase: 'reading' as const,
        counts: NO_COUNTS,
        createdAt: now,
        startedAt: now,
        createdById: by.id,
        createdByName: by.name,
      };
      await db.transaction(async (tx) => {
        const insert = tx.insert(contentImports).values(row).onConflictDoNothing();
        const [added] = await insert.returning();
        if (added) await follow(tx, added, by);
      });
    },
    /** Does what a person asks for. @returns a refusal if the import does not stand where that can be done */
    move: (
      id: string,
      step: StepName,
      by: Actor,
      more: Partial<ImportRow> = {},
    ): Promise<ImportResult> =>
      db.transaction(async (tx) => {
        const { from, to } = STEPS[step];
        const values = { phase: to, startedAt: clock(), finishedAt: null, message: null, ...more };
        const row = await updateImport(tx, id, values, from);
        if (!row) return MOVED_ON;
        if (step === 'retryPictures') await retryPictures(tx, id);
        await follow(tx, row, by);
        return DONE;
      }),
    /**
     * Makes the suggested redirects to what is here, where there is none yet.
     * @returns how many were made, and how many were refused; undefined if the import is not done
     */
    async makeRedirects(id: string, by: Actor) {
      if ((await findImport(db, id))?.phase !== 'done') return undefined;
      const result = { made: 0, refused: 0 };
      const wanted = (await listRedirects(db, id)).filter(
        ({ isHere, madeAt }) => isHere && !madeAt,
      );
      for (let first = 0; first < wanted.length; first += BATCH) {
        const some = wanted.slice(first, first + BATCH);
        await deps.redirects.add(some, by, async (tx, results) => {
          for (const [at, saved] of results.entries()) {
            result[saved.ok ? 'made' : 'refused'] += 1;
            const noted = saved.ok
              ? { to: saved.redirect.to, madeAt: clock(), message: null }
              : { message: saved.message };
            await updateRedirects(tx, id, [some[at]!.from], noted);
          }
        });
      }
      return result;
    },
    mappings: async () => db.select().from(importMappings).orderBy(asc(importMappings.name)),
    async saveMapping(name: string, source: string, mapping: ImportMapping, by: Actor) {
      const row = { name, source, mapping, savedAt: clock(), savedByName: by.name };
      await upsert(db, importMappings, importMappings.name, row);
    },
    /** Deletes the files of imports that are long over. @returns how many */
    async tidy(): Promise<number> {
      const { storageKey: key, createdAt } = contentImports;
      const isOld = lt(createdAt, new Date(clock().getTime() - KEPT_MS));
      const old = await db
        .select()
        .from(contentImports)
        .where(and(isOld, isNotNull(key)));
      for (const { id, storageKey } of old) {
        await store.remove(storageKey!);
        await updateImport(db, id, { storageKey: null });
      }
      return old.length;
    },
  };
}

const DID: Partial<Record<ImportPhase, string>> = {
  reading: 'import.read',
  running: 'import.started',
  paused: 'import.paused',
  canceled: 'import.canceled',
  undoing: 'import.undone',
};

/** Contents of a document before and after an item of an import; undefined for one that becomes a new document. */
async function compareItem({ db, documents }: ImportDeps, importId: string, position: number) {
  const row = await findImport(db, importId);
  const item = await findItem(db, importId, position);
  if (!row || !item?.planned || item.documentId === null || item.change === 'new') return undefined;
  const before = item.before?.content ?? (await documents.find(item.documentId))?.content;
  if (!before) return undefined;
  const { planned, sourceId } = item;
  if (planned.whole?.type === 'document') return { before, after: planned.whole.content };
  // Pictures that an earlier import brought are the same ones.
  const origin = (await findOrigins(db, row.origin, sourceId)).get(sourceId);
  const addresses = planned.pictures.map(({ address }) => address);
  const stored = await findPictures(db, origin?.importId ?? importId, addresses);
  const place = createPlacing(await listMoves(db, importId), row.sites);
  return { before, after: { ...before, ...place(planned, (address) => stored.get(address)?.src) } };
}
