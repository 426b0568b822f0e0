import { useId, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';

interface NameVersionProps {
  /** of the button */
  label: string;
  /** the version, where there are many such buttons */
  of?: string;
  /** empty if it has none yet */
  name: string;
  /** @returns why it was not named */
  onName(name: string): Promise<string | undefined>;
}

/** A button that asks for the name of a version. */
export function NameVersion({ label, of, name, onName }: NameVersionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  function toggle(): void {
    setError(undefined);
    setOpen(!isOpen);
  }
  async function submit(form: FormData): Promise<void> {
    const given = (form.get('name') as string).trim();
    const failure =
      given === '' ? 'Enter a name, such as “Before the relaunch.”' : await onName(given);
    setError(failure);
    setOpen(failure !== undefined);
  }
  return (
    <>
      <Button
        tone="link"
        aria-haspopup="dialog"
        aria-label={of && `${label}: ${of}`}
        onClick={toggle}
      >
        {label}
      </Button>
      {isOpen ? (
        <FormDialog title={label} submit="Save name" onSubmit={submit} onClose={toggle}>
          <InputField
            id={id}
            label="Name of this version"
            error={error}
            name="name"
            defaultValue={name}
            maxLength={80}
            data-autofocus=""
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
