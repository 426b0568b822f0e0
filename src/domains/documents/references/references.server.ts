import { bind } from '#src/platform/bind.ts';
import type { DocumentContent } from '../document.ts';
import type { DocumentReference } from '../document-adapter.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { rebuildIfMissing, rebuildReferences } from './index-references.server.ts';
import { showsBuiltIn } from '../life/life.ts';
import { listBuiltInRows, listSummaries } from '../lists/list-repository.server.ts';
import { presentSummary } from '../present-document.server.ts';
import { countUsers, findUsages, listUsers, listTargets } from './reference-repository.server.ts';
import { stateOf } from '../life/settle.ts';
import { lifeOf } from '../life/stored-life.ts';
import {
  type BuiltInSource,
  type FixedSource,
  presentUsages,
  targetsWith,
  type UsageTarget,
  type Usage,
  uses,
  type WhereUsed,
} from './where-used.ts';

/** A working copy that uses a part. */
export interface DocumentUser {
  /** id of the part */
  target: string;
  id: string;
  content: DocumentContent;
  savedAt: Date;
  /** visitors see it as it is */
  isPublic: boolean;
}

/** Which documents and menus use what. */
export type References = ReturnType<typeof createReferences>;

interface ReferencesDeps extends Pick<EngineDeps, 'db' | 'clock' | 'adapters'> {
  /** default pages and built-in stories; their text is not stored until someone edits it */
  builtIns: readonly BuiltInSource[];
  fixed: readonly FixedSource[];
  /** what else uses something, and can change */
  listOthers?: () => Promise<readonly FixedSource[]>;
}

export function createReferences(deps: ReferencesDeps) {
  const { db, fixed, listOthers = async () => [] } = deps;
  return {
    /**
     * Uses of a file, a path, a shared section or a template. Includes documents in the trash, which can be restored.
     * @param exceptId a document that does not count
     */
    async whereUsed(target: UsageTarget, exceptId?: string): Promise<WhereUsed> {
      const targets = targetsWith(target);
      const [stored, builtIn, changing] = await Promise.all([
        usagesInDocuments(deps, target.targetKind, targets, exceptId),
        usagesInBuiltIns(deps, target.targetKind, targets, exceptId),
        listOthers(),
      ]);
      const others = [...fixed, ...changing]
        .filter(({ references }) => uses(references, target.targetKind, targets))
        .map(({ source, title, address }): Usage => {
          const isIn = { isLive: true, isInWorkingCopy: true };
          return { source, id: null, kind: null, title, address, state: null, ...isIn };
        });
      return presentUsages([...joinUsages(stored, builtIn), ...others]);
    },
    ...bind(db, {
      /** How many documents outside of the trash use each of some parts; those that nothing uses are left out. */
      countUsers,
      /** Working copies that use one of some parts: the last changed that are not public as they are, then the last changed others. */
      users: listUsers,
    }),
    /**
     * Every file and folder of the media library that something uses, each once: addresses, and folders with a final `/`.
     * Counts the same as `whereUsed`.
     */
    async usedMedia(): Promise<string[]> {
      const [stored, changing, builtIns] = await Promise.all([
        listTargets(db, 'media'),
        listOthers(),
        builtInsInUse(
          deps,
          deps.builtIns.filter(({ references }) => references.some(isMedia)),
        ),
      ]);
      const others = [...builtIns.map(({ source }) => source), ...fixed, ...changing];
      const named = others.flatMap(({ references }) => references.filter(isMedia));
      return [...new Set([...stored, ...named.map(({ target }) => target)])];
    },
    ...bind(deps, {
      /** Computes everything again. */
      rebuild: rebuildReferences,
      /** The same if nothing is known yet. */
      rebuildIfMissing,
    }),
  };
}

async function usagesInDocuments(
  deps: ReferencesDeps,
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
  exceptId: string | undefined,
): Promise<Usage[]> {
  const found = await findUsages(deps.db, kind, targets, exceptId);
  const summaries = await listSummaries(
    deps.db,
    found.map(({ id }) => id),
  );
  return summaries.flatMap((row) => {
    const { id, title, address, state } = presentSummary(deps, row);
    const { isLive, isInWorkingCopy } = found.find((each) => each.id === id)!;
    // Whose text is that of the release is read from the release.
    const isOwnText = row.builtInPath === null || row.version !== row.builtInVersion;
    const inCopy = isInWorkingCopy && isOwnText;
    if (!isLive && !inCopy) return [];
    const usage = { id, kind: row.kind, title, address, state, isLive, isInWorkingCopy: inCopy };
    return [{ source: 'document' as const, ...usage }];
  });
}

const isMedia = ({ targetKind }: DocumentReference) => targetKind === 'media';

/** Usages in the text of default pages. */
async function usagesInBuiltIns(
  deps: ReferencesDeps,
  kind: DocumentReference['targetKind'],
  targets: readonly string[],
  exceptId: string | undefined,
): Promise<Usage[]> {
  const using = deps.builtIns.filter(({ references }) => uses(references, kind, targets));
  const inUse = await builtInsInUse(deps, using);
  return inUse.flatMap(({ source, row, isLive, isInWorkingCopy }): Usage[] => {
    if (row && row.id === exceptId) return [];
    const state = row ? stateOf(lifeOf(row), deps.clock()) : 'published';
    const { kind: ofKind, path: address, title } = source;
    const shown = { id: row?.id ?? null, kind: ofKind, title, address, state };
    return [{ source: 'document', ...shown, isLive, isInWorkingCopy }];
  });
}

/** The default pages whose text is public or still the working copy. `row` is undefined for one that no one has opened. */
async function builtInsInUse(deps: ReferencesDeps, sources: readonly BuiltInSource[]) {
  if (sources.length === 0) return [];
  const rows = await listBuiltInRows(
    deps.db,
    sources.map(({ path }) => path),
  );
  return sources
    .map((source) => {
      const row = rows.find(({ builtInPath }) => builtInPath === source.path);
      if (!row) return { source, row, isLive: true, isInWorkingCopy: true };
      const isInWorkingCopy = row.version === row.builtInVersion;
      return { source, row, isLive: showsBuiltIn(lifeOf(row)), isInWorkingCopy };
    })
    .filter(({ isLive, isInWorkingCopy }) => isLive || isInWorkingCopy);
}

/** A page may use something in its built-in text, which is public, and in its working copy. */
function joinUsages(stored: readonly Usage[], builtIn: readonly Usage[]): Usage[] {
  const byId = new Map(stored.map((usage) => [usage.id, usage]));
  const joined = builtIn.map((usage) => {
    const other = usage.id === null ? undefined : byId.get(usage.id);
    if (!other) return usage;
    byId.delete(usage.id);
    return {
      ...other,
      isLive: usage.isLive || other.isLive,
      isInWorkingCopy: usage.isInWorkingCopy || other.isInWorkingCopy,
    };
  });
  return [...byId.values(), ...joined];
}
