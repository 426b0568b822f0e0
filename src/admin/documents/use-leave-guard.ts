import { useUnsavedGuard } from '#src/admin/dialogs/use-unsaved-guard.ts';
import { isProblem } from './save-line.tsx';
import type { WorkingCopyStore } from './working-copy-store.ts';

/** Saves before a navigation. Asks only if that is not possible. Reloads are warned of in `use-working-copy.ts`. */
export function useLeaveGuard(store: WorkingCopyStore): void {
  useUnsavedGuard({
    isUnsaved: () => store.state().status !== 'saved',
    save: () => store.settle(),
    what: () => {
      const { status, keepsCopy } = store.state();
      return {
        title: status === 'conflict' ? 'A conflict is still open' : 'Not everything is saved',
        text:
          isProblem(status) && !keepsCopy
            ? 'This browser cannot keep a copy, so the unsaved text is lost if you leave.'
            : 'This browser keeps the unsaved text, and offers it when you open this document again here.',
        cancel: 'Stay here',
      };
    },
  });
}
