import { type ReactNode, useState } from 'react';
import { Button, type Look } from '#src/admin/kit/button.tsx';
import { ConfirmDialog } from '#src/admin/kit/dialog/confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** what will happen */
  consequence: string;
  /** label of the button that does it, and with a question mark the title of the dialog */
  confirm: string;
  isBusy: boolean;
  tone?: Look['tone'];
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
  tone = 'link',
  isDanger = false,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button tone={tone} aria-haspopup="dialog" isBusy={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
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
