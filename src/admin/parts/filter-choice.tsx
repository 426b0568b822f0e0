import { Field } from '#src/ui/field.tsx';

/** An option of a filter. */
export interface Choice {
  value: string;
  label: string;
}

interface FilterChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  /** what it says when nothing is chosen; undefined if something always is */
  all?: string;
  options: readonly Choice[];
}

/** A choice of a filter form. */
export function FilterChoice({ name, label, value = '', all, options }: FilterChoiceProps) {
  // A value that no record has any more stays chosen, so that the empty list explains itself.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} className="input" name={name} defaultValue={value}>
          {all === undefined ? null : <option value="">{all}</option>}
          {isKnown ? null : <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
