import { useEffect, useEffectEvent } from 'react';
import { Form, Link } from 'react-router';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { readingTime, type ShownNotice } from './notice.ts';

interface ToastProps {
  notice: ShownNotice;
  /** while true, the toast stays */
  isPaused: boolean;
  onClose: () => void;
}

/** One result. Closes by itself after the time to read it, except for errors. */
export function Toast({ notice, isPaused, onClose }: ToastProps) {
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
    <div className="toast" data-kind={kind} role={kind === 'error' ? 'alert' : undefined} ref={ref}>
      <div className="toast-text">
        <p>{text}</p>
        {items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {link ? (
        <Link className="toast-control" to={link.to} onClick={onClose}>
          {link.label}
        </Link>
      ) : null}
      {undo ? (
        <Form method="post" action={undo.to} onSubmit={closeByHand}>
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="toast-control" type="submit">
            Undo
          </button>
        </Form>
      ) : null}
      {action ? (
        <button
          className="toast-control"
          type="button"
          onClick={() => {
            action.run();
            closeByHand();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {isHydrated ? (
        <button className="toast-close" type="button" aria-label="Close" onClick={closeByHand}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
          </svg>
        </button>
      ) : null}
    </div>
  );
}
