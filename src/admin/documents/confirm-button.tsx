import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ConfirmButtonProps {
  label: string;
  /** what will happen */
  consequence: string;
  confirm: string;
  isBusy: boolean;
  onConfirm(): Promise<void>;
  /** more about what will happen */
  children?: ReactNode;
}

/** A button that first says what will happen, and asks. */
export function ConfirmButton({
  label,
  consequence,
  confirm,
  isBusy,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) question.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div>
      <button
        ref={opener}
        className="panel-link"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen ? (
        <div
          ref={question}
          className="panel-question"
          role="group"
          aria-label={label}
          tabIndex={-1}
        >
          <p>{consequence}</p>
          {children}
          <div className="admin-actions">
            <button
              className="btn btn-small btn-ink"
              type="button"
              disabled={isBusy}
              onClick={() => void onConfirm().then(() => setOpen(false))}
            >
              {confirm}
            </button>
            <button className="btn btn-small btn-quiet" type="button" onClick={close}>
              Cancel
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
