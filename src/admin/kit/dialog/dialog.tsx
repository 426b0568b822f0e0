import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './dialogs.css';

interface DialogProps {
  /** id of the heading inside */
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The native element keeps the focus inside, makes the rest of the page inert,
 * and gives the focus back; the focus starts at the element with `data-autofocus`.
 */
export function Dialog({
  labelledBy,
  label,
  describedBy,
  role = 'dialog',
  className = '',
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, since the focus returns only if the dialog closes before it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      className={`dialog any-width contained fg p-0 on-paper ${className}`}
      // React would also call the handler of a `<details>` around the dialog.
      onToggle={(event) => event.stopPropagation()}
      onCancel={(event) => {
        // That of a file input inside bubbles: no file was chosen, and the dialog stays.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it without asking when Escape is pressed twice, even where its owner keeps it open.
      onClose={() => {
        if (!ref.current) return;
        ref.current.showModal();
        onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="dialog-box">{children}</div>
    </dialog>
  );
}
