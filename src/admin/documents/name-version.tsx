import { useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import { Field } from '#src/ui/field.tsx';

interface NameVersionProps {
  /** empty if it has none yet */
  name: string;
  /** @returns why it was not named */
  onName(name: string): Promise<string | undefined>;
  onClose(): void;
}

/** Names a version. The focus starts in the field; Escape closes it. */
export function NameVersion({ name, onName, onClose }: NameVersionProps) {
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
    setError(await onName(given));
    setBusy(false);
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
      <Field id={id} label="Name of this version" error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            value={value}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
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
