import { FormField, useFormField } from './action-form.tsx';

interface ChoiceFieldProps {
  name: string;
  label: string;
  hint?: string;
  initial?: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A choice of a form. What was sent stays chosen if the form is refused. */
export function ChoiceField({ initial, options, ...field }: ChoiceFieldProps) {
  return (
    <FormField {...field}>
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

interface RadioFieldProps {
  name: string;
  label: string;
  initial: string | undefined;
  options: readonly { value: string; label: string; about?: string }[];
}

/** A choice of a form whose options are all seen, each with what it is for. */
export function RadioField({ name, label, initial, options }: RadioFieldProps) {
  const { id, error, value = initial } = useFormField(name);
  return (
    <fieldset
      className="choices grid gap-1 min-0 p-0"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error !== undefined || undefined}
    >
      <legend className="mb-1 small p-0 bold">{label}</legend>
      {options.map((option) => (
        <label className="choice" key={option.value}>
          <input
            className="size-5"
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            required
          />
          <b>{option.label}</b>
          {option.about ? <span className="small snug muted">{option.about}</span> : null}
        </label>
      ))}
      {error ? (
        <p className="field-errors" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
