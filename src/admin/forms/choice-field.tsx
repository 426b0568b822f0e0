import { Field } from '#src/ui/field.tsx';
import { useFormField } from './action-form.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  initial?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A choice of a form. What was sent stays chosen if the form is refused. */
export function ChoiceField({ name, label, initial, options }: ChoiceFieldProps) {
  const { id, error, value } = useFormField(name);
  return (
    <Field id={id} label={label} errors={error === undefined ? [] : [error]}>
      {(control) => (
        <select {...control} className="input" name={name} defaultValue={value ?? initial}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
