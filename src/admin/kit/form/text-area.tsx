import type { ComponentProps } from 'react';
import { FormField } from './action-form.tsx';

interface TextAreaProps extends Pick<
  ComponentProps<'textarea'>,
  'aria-disabled' | 'maxLength' | 'readOnly' | 'spellCheck'
> {
  name: string;
  label: string;
  hint?: string | undefined;
  defaultValue: string;
}

/** A field of an `ActionForm` with several lines, with what was typed before and why it was refused. */
export const TextArea = ({ name, label, hint, defaultValue, ...attributes }: TextAreaProps) => (
  <FormField name={name} label={label} hint={hint}>
    {(control, value = defaultValue) => (
      <textarea {...attributes} {...control} rows={3} defaultValue={value} />
    )}
  </FormField>
);
