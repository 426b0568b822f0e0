import { FormField } from './action-form.tsx';

interface LinesFieldProps {
  name: string;
  label: string;
  hint?: string;
  defaultValue: string;
}

/** A field of an `ActionForm` with one item per line, with what was typed before and why it was refused. */
export function LinesField({ name, label, hint, defaultValue }: LinesFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control, value = defaultValue) => (
        <textarea {...control} rows={3} spellCheck={false} defaultValue={value} />
      )}
    </FormField>
  );
}
