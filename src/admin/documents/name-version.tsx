import { useEffect, useId, useRef, useState } from 'react';
import { InputField } from '#src/admin/parts/input-field.tsx';
import { useEscape } from '#src/admin/parts/use-escape.ts';

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
export function NameVersion({ label, of, ...asked }: NameVersionProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        className="panel-link"
        type="button"
        aria-expanded={isOpen}
        aria-label={of && `${label}: ${of}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen ? (
        <NameForm
          {...asked}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

interface NameFormProps extends Pick<NameVersionProps, 'name' | 'onName'> {
  onClose(): void;
}

/** The focus starts in the field; Escape closes it, as does a name that was given. */
function NameForm({ name, onName, onClose }: NameFormProps) {
  const id = useId();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = useEscape<HTMLFormElement>(onClose);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  async function submit(): Promise<void> {
    const given = value.trim();
    if (given === '') {
      setError('Enter a name, such as “Before the relaunch.”');
      input.current?.focus();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    const failure = await onName(given);
    setError(failure);
    setBusy(false);
    if (failure === undefined) onClose();
  }

  return (
    <form
      ref={form}
      className="history-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <InputField
        id={id}
        label="Name of this version"
        error={error}
        ref={input}
        value={value}
        maxLength={80}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="history-buttons">
        <button className="btn btn-small btn-ink" type="submit" aria-disabled={isBusy || undefined}>
          Save name
        </button>
        <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
