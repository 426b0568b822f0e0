import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '#src/ui/field.tsx';

type InputFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

/** A labeled line of text, without suggestions of the browser. */
export const InputField = (props: InputFieldProps) => {
  const { id, label, hint, error, errors, isOptional = false, describedBy, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, errors, isOptional, describedBy }}>
      {(control) => <input autoComplete="off" {...input} {...control} className="input" />}
    </Field>
  );
};

type SelectFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, Exclude<keyof FieldProps, 'children'> | 'className'>;

/** A labeled list of options. */
export const SelectField = (props: SelectFieldProps) => {
  const { id, label, hint, error, errors, isOptional = false, describedBy, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, errors, isOptional, describedBy }}>
      {(control) => <select {...select} {...control} className="input" />}
    </Field>
  );
};
