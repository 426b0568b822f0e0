import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from '#src/admin/dialogs/confirm.ts';
import type { WorkingCopyStore } from './working-copy-store.ts';

/** Saves before a navigation. Asks only if that is not possible. */
export function useSaveBeforeLeaving(store: WorkingCopyStore): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && store.state().status !== 'saved',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave(store).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
    // Asked once per navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state, store]);
}

async function mayLeave(store: WorkingCopyStore): Promise<boolean> {
  if (await store.settle()) return true;
  const { status, keepsCopy } = store.state();
  return askToConfirm({
    title: status === 'conflict' ? 'Leave with an open conflict?' : 'Leave without saving?',
    text: keepsCopy
      ? 'This browser keeps the unsaved text, and offers it when you open this document here again.'
      : 'This browser cannot keep a copy, so the unsaved text will be lost. Stay to save first.',
    confirm: 'Leave',
    cancel: 'Stay',
    isDanger: !keepsCopy,
  });
}
