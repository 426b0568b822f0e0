import { InputField } from './input-field.tsx';

/** The search input of a filter form; its parameter is `search`. */
export function SearchField({ label, value }: { label: string; value: string | undefined }) {
  return (
    <InputField
      id="search"
      label={label}
      type="search"
      name="search"
      maxLength={200}
      defaultValue={value}
    />
  );
}
