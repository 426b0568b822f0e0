import { type ControlProps, Field } from '#src/ui/field.tsx';
import type { FormField } from './form-view.ts';

interface FieldControlProps {
  field: FormField;
  id: string;
  value: string | undefined;
  error: string | undefined;
  /** receives the focus when the page loads with errors */
  isFirstWrong: boolean;
}

/** One field with its label, hint and error. */
export function FieldControl({ field, id, value, error, isFirstWrong }: FieldControlProps) {
  const { name, label, kind, hint, required, longest, shortest, autoComplete, placeholder } = field;
  const { missing, invalid } = field;
  return (
    <Field id={id} label={label} hint={hint} isOptional={!required} error={error}>
      {(control) => {
        const shared = {
          ...control,
          ...(isFirstWrong && { autoFocus: true }),
          className: 'input',
          name,
          required,
          autoComplete,
          defaultValue: value,
          ...(required && { 'data-missing': missing }),
          ...(kind === 'email' && { 'data-wrong': invalid }),
        };
        if (kind === 'choice') return <Select {...shared} options={field.options ?? []} />;
        if (kind === 'long-text')
          return <textarea {...shared} rows={6} maxLength={longest} minLength={shortest} />;
        return <input {...shared} type={kind} maxLength={longest} placeholder={placeholder} />;
      }}
    </Field>
  );
}

interface SelectProps extends ControlProps {
  options: readonly string[];
  className: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
}

/** Starts with an empty option, which counts as no answer (docs/specification.md, section 5). */
function Select({ options, defaultValue = '', ...props }: SelectProps) {
  return (
    <span className="select">
      <select {...props} defaultValue={defaultValue}>
        <option value="">Select one</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </span>
  );
}
