import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent } from '../document.ts';
import type { AdaptedDocument } from '../document-adapter.ts';
import {
  type DocumentRow,
  findHolder,
  type DocumentUpdate,
} from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import {
  findContent,
  insertCheckpoint,
  insertRevision,
} from '../history/history-repository.server.ts';
import { listLiveUsers } from '../references/reference-repository.server.ts';
import { currentContent } from '../present-document.server.ts';
import { indexWorkingCopy } from '../references/index-references.server.ts';
import type { Changed, Effect } from './settle.ts';
import { columnsOf, lifeOf } from './stored-life.ts';

/** Who changes a document, and when. `by` is null for a change that was scheduled. */
interface ChangeContext {
  by: { id: string; name: string } | null;
  now: Date;
}

/** Executes the effects of a change in its transaction. Returns the columns to store. */
export async function applyEffects(
  tx: Db,
  deps: EngineDeps,
  row: DocumentRow,
  { life, effects }: Changed,
  context: ChangeContext,
): Promise<DocumentUpdate> {
  const execution: Execution = { tx, deps, row, context, life, update: columnsOf(life) };
  for (const effect of effects) await apply(execution, effect);
  return execution.update;
}

interface Execution {
  tx: Db;
  deps: EngineDeps;
  row: DocumentRow;
  context: ChangeContext;
  life: Changed['life'];
  update: DocumentUpdate;
  /** what was shown */
  shown?: DocumentContent;
}

async function apply(execution: Execution, effect: Effect) {
  const { tx, deps, row, context, life, update } = execution;
  const { by, now } = context;
  const adapter = deps.adapters[row.kind];
  switch (effect.type) {
    case 'make-revision':
      await insertRevision(tx, effect.revision, {
        documentId: row.id,
        version: effect.version,
        content: currentContent(deps, row),
        address: effect.address,
        at: now,
        by,
      });
      return;
    case 'show': {
      const revision = { type: 'revision', number: effect.revision } as const;
      const content = await findContent(tx, row.id, revision);
      if (!content) throw new Error(`revision ${effect.revision} of ${row.id} does not exist`);
      const { revision: number, since: at } = effect;
      const firstPublishedAt = life.firstPublishedAt ?? at;
      await adapter.show(tx, adapted(row), { revision: number, content, at, firstPublishedAt });
      execution.shown = content;
      await notePartChange(execution, at);
      return;
    }
    case 'show-built-in':
      await adapter.showBuiltIn?.(tx, adapted(row));
      return;
    case 'hide':
      await adapter.hide(tx, adapted(row), now);
      await notePartChange(execution, now);
      return;
    case 'redirect': {
      // Other content may have taken the address while this document was offline.
      const isTaken = await findHolder(tx, effect.from, row.id);
      const [from, to] = [effect.from, effect.to].map(encodePath) as [string, string];
      if (!isTaken) await deps.followMove?.(tx, { from, to, ...(by && { by: by.id }) }, now);
      return;
    }
    case 'reset-working-copy': {
      const content = adapter.builtIn?.(row.builtInPath ?? '') ?? row.content;
      const { version } = effect;
      await insertCheckpoint(tx, { documentId: row.id, version, content, at: now, by });
      await indexWorkingCopy(tx, deps, row, content);
      Object.assign(update, {
        content,
        address: adapter.addressOf(content),
        savedAt: now,
        savedById: by?.id ?? null,
        savedByName: by?.name ?? null,
      });
      return;
    }
    case 'notify-search-engines':
      await notify(execution, effect.addresses);
  }
}

async function notify(execution: Execution, addresses: readonly string[]) {
  const { tx, deps, row, shown } = execution;
  const { isIndexable, builtIn } = deps.adapters[row.kind];
  if (shown && isIndexable(shown)) return enqueue(execution, addresses);
  // What engines never listed, they need not know to be gone.
  const { live } = lifeOf(row);
  const before = live
    ? await findContent(tx, row.id, { type: 'revision', number: live.revision })
    : builtIn?.(row.builtInPath ?? '');
  if (before ? isIndexable(before) : live || !shown) await enqueue(execution, addresses);
}

/** Notes for search engines and the sitemap that the pages with a shared section have changed with it. */
async function notePartChange(execution: Execution, at: Date) {
  const { tx, deps, row } = execution;
  const { kind } = row;
  if (!deps.adapters[kind].isPart || (kind !== 'section' && kind !== 'template')) return;
  const users = await listLiveUsers(tx, { targetKind: kind, target: row.id });
  if (users.length === 0) return;
  const addresses = [];
  for (const adapter of Object.values(deps.adapters))
    addresses.push(...((await adapter.notePartChange?.(tx, users, at)) ?? []));
  if (addresses.length > 0) await enqueue(execution, addresses);
}

async function enqueue({ tx, deps, context }: Execution, addresses: readonly string[]) {
  try {
    await deps.searchEngineUpdates?.enqueue(tx, addresses);
  } catch (error) {
    // An editor can publish again. A scheduled change must not fail because the queue has not started.
    if (context.by) throw error;
    deps.log.warn({ err: error }, 'search engines are not notified of a scheduled change');
  }
}

export const adapted = ({ id, builtInPath, createdAt }: DocumentRow): AdaptedDocument => ({
  id,
  builtInPath,
  createdAt,
});
