import { useFormField } from './action-form.tsx';
import { Field } from '#src/ui/field.tsx';

/** A field of an `ActionForm` for one CSV file. */
export function FileField({ name, label }: { name: string; label: string }) {
  const { id, error } = useFormField(name);
  return (
    <Field id={id} label={label} errors={error === undefined ? [] : [error]}>
      {(control) => (
        <input {...control} className="input" type="file" name={name} accept=".csv,text/csv" />
      )}
    </Field>
  );
}
