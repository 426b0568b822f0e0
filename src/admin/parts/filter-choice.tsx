import { capitalize } from '#src/domains/documents/history/name-of-field.ts';
import { Field } from '#src/ui/field.tsx';

/** An option of a filter. */
export interface Choice {
  value: string;
  label: string;
}

export interface FilterChoiceProps {
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

interface SortChoiceProps<Sort extends string> {
  value: Sort | undefined;
  sorts: readonly Sort[];
  /** where nothing is chosen */
  initial: Sort;
  names: Readonly<Record<Sort, string>>;
}

/**
 * The order of a list. Where column headings sort on wide screens, the hidden select keeps the order when the filter changes.
 */
export const SortChoice = <Sort extends string>(props: SortChoiceProps<Sort>) => {
  const { value, sorts, initial, names } = props;
  const nameOf = (sort: Sort) => capitalize(names[sort]);
  return (
    <FilterChoice
      name="sort"
      label="Order"
      value={value}
      all={nameOf(initial)}
      options={sorts
        .filter((sort) => sort !== initial)
        .map((sort) => ({ value: sort, label: nameOf(sort) }))}
    />
  );
};
