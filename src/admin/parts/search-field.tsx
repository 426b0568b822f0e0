import { Field } from '#src/ui/field.tsx';

/** The search input of a filter form; its parameter is `search`. */
export function SearchField({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Field id="search" label={label}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="search"
          name="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={value}
        />
      )}
    </Field>
  );
}
