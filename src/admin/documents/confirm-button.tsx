import { askToConfirm } from '#src/admin/dialogs/confirm.ts';

interface ConfirmButtonProps {
  label: string;
  /** what will happen */
  consequence: string;
  confirm: string;
  isBusy: boolean;
  onConfirm(): Promise<void>;
}

/** A button that first says in a dialog what will happen, and asks. */
export function ConfirmButton({
  label,
  consequence,
  confirm,
  isBusy,
  onConfirm,
}: ConfirmButtonProps) {
  const ask = async () => {
    const question = { title: `${label}?`, text: consequence, confirm, isDanger: true };
    if (await askToConfirm(question)) await onConfirm();
  };
  return (
    <div>
      <button className="panel-link" type="button" disabled={isBusy} onClick={() => void ask()}>
        {label}
      </button>
    </div>
  );
}
