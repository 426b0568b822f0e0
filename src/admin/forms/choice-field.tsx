import { FormField } from './action-form.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  initial?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A choice of a form. What was sent stays chosen if the form is refused. */
export function ChoiceField({ name, label, initial, options }: ChoiceFieldProps) {
  return (
    <FormField name={name} label={label}>
      {(control, value = initial) => (
        <select {...control} defaultValue={value}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
