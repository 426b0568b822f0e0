import { randomUUID } from 'node:crypto';
import { createWorkingCopy } from '#src/admin/documents/working-copy-store.ts';
import type { LocalCopy } from '#src/admin/documents/working-copy.ts';
import type { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { ManualTimers } from './manual-timers.ts';

export const ANA = { id: 'ana', name: 'ana@cadron.example' };
export const BEN = { id: 'ben', name: 'ben@cadron.example' };

/** Lets promises of a finished request run. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** A tab of an editor, with what its browser keeps. A crash opens another tab of the same browser. */
export function openTab(
  server: DocumentServerFake,
  { timers = new ManualTimers(), copy }: { timers?: ManualTimers; copy?: LocalCopy } = {},
) {
  let kept: LocalCopy | undefined = copy;
  let isStorageFull = false;
  let isDead = false;
  const connection = server.connect(ANA);
  /** A dead tab neither sends requests nor hears of their outcomes. */
  const never = new Promise<never>(() => undefined);
  const store = createWorkingCopy({
    stored: structuredClone(server.current),
    me: ANA,
    server: {
      async save(request) {
        if (isDead) return never;
        const outcome = await connection.save(request);
        return isDead ? never : outcome;
      },
      current: () => connection.current(),
    },
    timers,
    newId: randomUUID,
    copies: {
      keep: async (next) => {
        if (!isStorageFull) kept = structuredClone(next);
        return !isStorageFull;
      },
      remove: async () => void (kept = undefined),
    },
  });
  return {
    store,
    timers,
    kept: () => kept,
    fillStorage: () => (isStorageFull = true),
    kill: () => (isDead = true),
    edit: store.edit,
    status: () => store.state().status,
  };
}
