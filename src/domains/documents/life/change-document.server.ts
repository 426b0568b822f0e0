import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { adapted, applyEffects } from './apply-effects.server.ts';
import type { DocumentProblem } from '../document.ts';
import {
  deleteDocument,
  type DocumentRow,
  findDocument,
  lockDocument,
  updateDocument,
  findHolder,
  lockAddress,
} from '../document-repository.server.ts';
import type { ChangeResult, DocumentChange, Refused } from '../documents.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { indexPublic } from '../references/index-references.server.ts';
import { findTitle, nextRevision } from '../history/history-repository.server.ts';
import { currentContent, presentDocument } from '../present-document.server.ts';
import { labelOf, recordAct, recordChange, recordDue } from '../save/record-change.server.ts';
import { findLastAct } from '../save/last-act.server.ts';
import { markOf } from './life.ts';
import { lifeOf } from './stored-life.ts';
import { transition } from './transitions.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

export const GONE = 'This was deleted for good.';

/** Changes the life of a document in one transaction. The caller settles it first. */
export async function changeDocument(
  deps: EngineDeps,
  id: string,
  change: DocumentChange,
  by: Actor,
  seen?: string,
): Promise<ChangeResult> {
  return deps.db.transaction(async (tx): Promise<ChangeResult> => {
    const row = await lockDocument(tx, id);
    if (!row) return { ok: false, message: GONE };
    const now = deps.clock();
    const life = lifeOf(row);
    const stale = await refuseStale(tx, deps, row, seen);
    if (stale) return stale;
    const address = deps.adapters[row.kind].addressOf(currentContent(deps, row));
    const revision = await nextRevision(tx, id);
    if (deps.adapters[row.kind].isPermanent && endsIn(change))
      return { ok: false, message: 'This is always public: it cannot go offline.' };
    const result = transition(life, change, now, { revision, address });
    if (!result.ok) return { ok: false, message: result.message };
    const makesRevision = change.type === 'publish' || change.type === 'schedule';
    const at = change.type === 'schedule' ? change.at : now;
    const problems = makesRevision ? await findProblems(tx, deps, row, { address, at }) : [];
    if (problems.length > 0) return { ok: false, message: messageOf(problems), problems };

    // What became due since the caller settled is in the history, too.
    const { life: before } = result.settled;
    const titleBefore = before.live ? await findTitle(tx, id, before.live.revision) : undefined;
    const update = await applyEffects(tx, deps, row, result, { by, now });
    if (change.type === 'trash')
      Object.assign(update, { trashedById: by.id, trashedByName: by.name });
    await updateDocument(tx, id, update);
    await indexPublic(tx, deps, row, result.life);
    await announceContentChange(tx);
    const isShown = result.life.live !== null && result.life.live !== before.live;
    await recordDue(tx, row, life, result.settled);
    await recordChange(
      tx,
      {
        by,
        type: change.type,
        object: { kind: row.kind, id, label: labelOf(currentContent(deps, row), row.kind) },
        before,
        after: result.life,
        titleBefore,
        titleAfter: isShown ? currentContent(deps, row).title : undefined,
      },
      now,
    );
    const changed = await lockDocument(tx, id);
    return { ok: true, document: presentDocument(deps, changed!), notes: result.notes };
  });
}

const endsIn = (change: DocumentChange): boolean =>
  ['unpublish', 'schedule-unpublish', 'trash'].includes(change.type) ||
  (change.type === 'schedule' && change.until !== undefined);

/** Refuses what was decided on another state than that of the locked row. */
async function refuseStale(
  tx: Db,
  deps: EngineDeps,
  row: DocumentRow,
  seen: string | undefined,
): Promise<Refused | undefined> {
  if (seen === undefined || seen === markOf(lifeOf(row))) return undefined;
  const act = await findLastAct(tx, row.kind, row.id);
  const what = act ? `${act.by} ${act.did}` : 'This was changed';
  return {
    ok: false,
    message: `${what} meanwhile, so nothing was done. Check where it stands now, then decide again.`,
    done: `${what} meanwhile.`,
    document: presentDocument(deps, row),
  };
}

/** Why the working copy cannot be published: its content, or its address, which this claims. */
async function findProblems(
  tx: Db,
  deps: EngineDeps,
  row: DocumentRow,
  { address, at }: { address: string | null; at: Date },
): Promise<readonly DocumentProblem[]> {
  const content = currentContent(deps, row);
  const problems = deps.adapters[row.kind].problemsOfPublication(adapted(row), content, at);
  if (problems.length > 0) return problems;
  const refusal = address === null ? undefined : await claimAddress(tx, deps, row, address);
  return refusal ? [refusal] : [];
}

/**
 * Refuses a publication that the checks block. Only for the version that the editor sees: the transaction refuses any other,
 * so nothing that was not checked becomes public.
 */
export async function refuseBlocked(
  deps: EngineDeps,
  id: string,
  change: DocumentChange,
): Promise<ChangeResult | undefined> {
  if (!deps.findBlockers || (change.type !== 'publish' && change.type !== 'schedule'))
    return undefined;
  if (change.type === 'publish' && change.earlier) return undefined;
  const row = await findDocument(deps.db, id);
  if (!row || row.version !== change.version || row.trashedAt) return undefined;
  const problems = await deps.findBlockers(presentDocument(deps, row));
  return problems.length > 0 ? { ok: false, message: messageOf(problems), problems } : undefined;
}

const messageOf = ([first, ...others]: readonly DocumentProblem[]) =>
  others.length === 0
    ? first!.message
    : `${others.length + 1} things need to be fixed first. ${first!.message}`;

/** Deletes a document in the trash for good. */
export function purgeDocument(
  deps: EngineDeps,
  id: string,
  by: Actor,
  seen?: string,
): Promise<{ ok: true } | Refused> {
  return deps.db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const row = await lockDocument(tx, id);
    if (!row) return { ok: false, message: GONE };
    const stale = await refuseStale(tx, deps, row, seen);
    if (stale) return stale;
    if (!row.trashedAt) return { ok: false, message: 'This is not in the trash.' };
    await deleteDocument(tx, id);
    await recordAct(tx, row, 'purged', by, deps.clock());
    return { ok: true };
  });
}

/**
 * Checks that a document may have an address, and locks it until the end of the transaction, so that a second writer waits for
 * the first to commit. What is public or scheduled holds its address; a draft does not.
 * @returns why it may not
 */
async function claimAddress(
  tx: Db,
  { adapters }: Pick<EngineDeps, 'adapters'>,
  row: DocumentRow,
  address: string,
): Promise<DocumentProblem | undefined> {
  const adapter = adapters[row.kind];
  await lockAddress(tx, address);
  const message = await adapter.refuseAddress(tx, address, adapted(row));
  if (message !== undefined) return { field: adapter.addressField, message };
  const holder = await findHolder(tx, address, row.id);
  if (!holder) return undefined;
  return {
    field: adapter.addressField,
    message: `${address} is taken by the ${holder.kind} at ${holder.address}.`,
  };
}
