import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#src/admin/kit/dialog/confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** what will happen */
  consequence: string;
  /** label of the button that does it, and with a question mark the title of the dialog */
  confirm: string;
  isBusy: boolean;
  className?: string;
  /** for what cannot be undone */
  isDanger?: boolean;
  onConfirm(): Promise<void>;
  /** more about what will happen; may still change while the dialog is open, unlike what `askToConfirm` shows */
  children?: ReactNode;
}

/** A button that first says in a dialog what will happen, and asks. */
export function ConfirmButton({
  label,
  consequence,
  confirm,
  isBusy,
  className = 'panel-link',
  isDanger = false,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        className={className}
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          // A disabled button would lose the focus that the dialog gives back.
          if (!isBusy) setOpen(true);
        }}
      >
        {label}
      </button>
      {isOpen ? (
        <ConfirmDialog
          question={{ title: `${confirm}?`, text: consequence, confirm, isDanger }}
          onAnswer={(isConfirmed) => {
            setOpen(false);
            if (isConfirmed) void onConfirm();
          }}
        >
          {children}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
