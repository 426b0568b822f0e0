import { Field } from '#src/ui/field.tsx';
import { useFormField } from './action-form.tsx';

interface LinesFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue: string;
}

/** A field of an `ActionForm` with one item per line, with what was typed before and why it was refused. */
export function LinesField({ name, label, hint, defaultValue }: LinesFieldProps) {
  const { id, error, value, isFirstError } = useFormField(name);
  return (
    <Field id={id} label={label} hint={hint} errors={error === undefined ? [] : [error]}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          className="input"
          rows={3}
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a refusal
          autoFocus={isFirstError}
          defaultValue={value ?? defaultValue}
        />
      )}
    </Field>
  );
}
