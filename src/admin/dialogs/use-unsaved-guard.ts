import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askToConfirm } from './confirm.ts';

interface Unsaved {
  isUnsaved: boolean;
  /** names what would be lost, as the start of a sentence: `Your changes to “About us”` */
  what: string;
}

/**
 * Asks before leaving a page with something unsaved: in our dialog for links and Back, in the browser's own for closing the
 * tab or reloading. A change of the query on the same page does not count as leaving. At most one per page.
 */
export function useUnsavedGuard({ isUnsaved, what }: Unsaved): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToConfirm({
      title: 'Leave without saving?',
      text: `${what} will be lost. Stay to save first.`,
      confirm: 'Leave',
      cancel: 'Stay',
      isDanger: true,
    }).then((isLeaving) => (isLeaving ? blocker.proceed() : blocker.reset()));
    // Asked once per navigation; `what` may change while the dialog is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
