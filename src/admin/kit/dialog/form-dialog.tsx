import { type ReactNode, useId } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  /** what will happen; a screen reader says it with the title */
  text?: string;
  submit: string;
  cancel?: string;
  tone?: 'secondary' | 'danger';
  /** the focus starts on the safe button */
  isQuestion?: boolean;
  isBusy?: boolean;
  /** why it was refused */
  error?: string | undefined;
  children?: ReactNode;
  /** another button */
  other?: ReactNode;
  onSubmit(form: FormData): unknown;
  onClose(): void;
}

/** A dialog with a form, and two buttons: one sends it, the other closes it. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submit, cancel = 'Cancel', tone = 'secondary', error, onClose } = props;
  const id = useId();
  return (
    <Dialog
      role={text === undefined ? 'dialog' : 'alertdialog'}
      labelledBy={`${id}-title`}
      {...(text !== undefined && { describedBy: `${id}-text` })}
      className="confirm"
      onClose={onClose}
    >
      <form
        className="grid gap-3 p-6"
        method="dialog"
        noValidate={text !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void props.onSubmit(new FormData(event.currentTarget));
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        {text === undefined ? null : <p id={`${id}-text`}>{text}</p>}
        {error ? (
          <p className="form-error" role="alert">
            {error}
          </p>
        ) : null}
        {props.children}
        <div className="confirm-buttons place-end flex wraps gap-3 mt-2">
          <Button data-autofocus={props.isQuestion ? '' : undefined} onClick={onClose}>
            {cancel}
          </Button>
          <Button tone={tone} type="submit" isBusy={props.isBusy}>
            {submit}
          </Button>
          {props.other}
        </div>
      </form>
    </Dialog>
  );
}
