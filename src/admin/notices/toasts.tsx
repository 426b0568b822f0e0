import { useEffect, useState } from 'react';
import { addNotice, type ShownNotice, type TakenNotice } from './notice.ts';
import { listenToNotices } from './show-notice.ts';
import { Toast } from './toast.tsx';
import './toasts.css';

/**
 * The one place for results. The server renders the notice of a redirect, so it is seen without JavaScript too. The
 * region of results is always there, since screen readers announce only what is added to a region they know; each error is an
 * alert.
 * @param incoming the notice that the admin layout has taken from its cookie
 */
export function Toasts({ incoming }: { incoming: TakenNotice | undefined }) {
  const [shown, setShown] = useState<readonly ShownNotice[]>(incoming ? [incoming] : []);
  const [taken, setTaken] = useState(incoming?.id);
  if (incoming && incoming.id !== taken) {
    setTaken(incoming.id);
    setShown(addNotice(shown, incoming));
  }
  const { isPaused, resume, handlers } = usePause();
  useEffect(() => listenToNotices((notice) => setShown((before) => addNotice(before, notice))), []);

  const list = (kind: ShownNotice['kind']) =>
    shown
      .filter((notice) => notice.kind === kind)
      .map((notice) => (
        <Toast
          key={notice.id}
          notice={notice}
          isPaused={isPaused}
          onClose={() => {
            resume();
            setShown((before) => before.filter(({ id }) => id !== notice.id));
          }}
        />
      ));
  return (
    <div className="toasts" {...handlers}>
      <div>{list('error')}</div>
      <div role="status" aria-label="Result">
        {list('done')}
      </div>
    </div>
  );
}

/** Time stands still while the pointer or the focus is on a toast, and while the tab is in the background. */
function usePause() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  /** For a closed toast, which reports neither that the pointer nor that the focus has left. */
  const resume = () => {
    setHovered(false);
    setFocused(false);
  };
  return { isPaused: isHovered || isFocused || isHidden, resume, handlers };
}
