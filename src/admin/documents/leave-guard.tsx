import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isProblem } from './save-line.tsx';
import type { WorkingCopyStore } from './working-copy-store.ts';
import type { WorkingCopyState } from './working-copy.ts';

interface LeaveGuardProps {
  state: WorkingCopyState;
  store: WorkingCopyStore;
}

/** Saves before a navigation. Asks only if that is not possible. */
export function LeaveGuard({ state, store }: LeaveGuardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && store.state().status !== 'saved',
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    let isCurrent = true;
    void store.settle().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) blocker.proceed();
      else dialog.current?.showModal();
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the blocker is a new object in each render
  }, [isBlocked, store]);
  const stay = () => {
    dialog.current?.close();
    blocker.reset?.();
  };
  return (
    <dialog ref={dialog} className="leave-guard" aria-labelledby="leave-title" onCancel={stay}>
      <h2 id="leave-title">
        {state.status === 'conflict' ? 'A conflict is still open' : 'Not everything is saved'}
      </h2>
      <p>
        {isProblem(state.status) && !state.keepsCopy
          ? 'This browser cannot keep a copy, so the unsaved text is lost if you leave.'
          : 'This browser keeps the unsaved text, and offers it when you open this document again here.'}
      </p>
      <div className="admin-actions">
        <button className="btn btn-small btn-ink" type="button" onClick={stay}>
          Stay here
        </button>
        <button
          className="btn btn-small btn-quiet"
          type="button"
          onClick={() => {
            dialog.current?.close();
            blocker.proceed?.();
          }}
        >
          Leave
        </button>
      </div>
    </dialog>
  );
}
