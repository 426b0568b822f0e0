import { FormField } from './action-form.tsx';

/** A field of an `ActionForm` for one CSV file. */
export const FileField = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    {(control) => <input {...control} type="file" accept=".csv,text/csv" />}
  </FormField>
);
