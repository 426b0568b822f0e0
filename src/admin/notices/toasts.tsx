import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { TextList } from '#src/admin/kit/screen.tsx';
import { HiddenFields } from '#src/admin/kit/submit-button.tsx';
import { addNotice, readingTime, type ShownNotice, type TakenNotice } from './notice.ts';
import { listenToNotices } from './show-notice.ts';
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
    <div className="toasts inert-look" {...handlers}>
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

interface ToastProps {
  notice: ShownNotice;
  /** while true, the toast stays */
  isPaused: boolean;
  onClose: () => void;
}

/** One result. Closes by itself after the time to read it, except for errors. */
function Toast({ notice, isPaused, onClose }: ToastProps) {
  const { kind, text, items = [], link, undo, action } = notice;
  const close = useEffectEvent(onClose);
  const isHydrated = useIsHydrated();
  const duration = readingTime(notice);
  useEffect(() => {
    if (kind === 'error' || isPaused) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [kind, isPaused, duration]);

  /** The focus would be lost with the toast. */
  const closeByHand = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  const ref = useEscape<HTMLDivElement>(closeByHand);
  return (
    <div
      className="toast rounded flex wraps items-start gap-x-2 small scrolls"
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      ref={ref}
    >
      <div className="toast-text min-0 py-3 breaks medium">
        <p>{text}</p>
        <TextList items={items} />
      </div>
      {link ? (
        <Link
          className="toast-control inline-flex items-center tap tap-wide px-3 rounded bold link"
          to={link.to}
          onClick={onClose}
        >
          {link.label}
        </Link>
      ) : null}
      {undo ? (
        <Form method="post" action={undo.to} onSubmit={closeByHand}>
          <HiddenFields fields={Object.entries(undo.fields)} />
          <Button
            className="toast-control inline-flex items-center tap tap-wide px-3 rounded bold link"
            type="submit"
          >
            Undo
          </Button>
        </Form>
      ) : null}
      {action ? (
        <Button
          className="toast-control inline-flex items-center tap tap-wide px-3 rounded bold link"
          onClick={() => {
            action.run();
            closeByHand();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {isHydrated ? (
        <Button className="icon-button" aria-label="Close" onClick={closeByHand}>
          <Icon path="M3.5 3.5l9 9M12.5 3.5l-9 9" />
        </Button>
      ) : null}
    </div>
  );
}
