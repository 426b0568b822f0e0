import { useUnsavedGuard } from '#src/admin/dialogs/use-unsaved-guard.ts';
import type { WorkingCopyStore } from './working-copy.ts';

/** Saves before a navigation. Asks only if that is not possible. */
export function useSaveBeforeLeaving(store: WorkingCopyStore): void {
  useUnsavedGuard({
    isUnsaved: () => {
      store.collect();
      return store.state().status !== 'saved';
    },
    save: () => store.settle(),
    what: () => {
      const { status, keepsCopy } = store.state();
      return {
        title: status === 'conflict' ? 'Leave with an open conflict?' : 'Leave without saving?',
        text: keepsCopy
          ? 'This browser keeps the unsaved text, and offers it when you open this document here again.'
          : 'This browser cannot keep a copy, so the unsaved text will be lost. Stay to save first.',
        isDanger: !keepsCopy,
      };
    },
  });
}
