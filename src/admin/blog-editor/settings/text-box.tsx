import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import type { TextSpec } from '#src/admin/page-editor/field-spec.ts';
import { useField } from '#src/admin/page-editor/use-field.ts';

interface TextBoxProps {
  label: string;
  help?: string | undefined;
  path: string;
  value: string;
  spec?: TextSpec;
  placeholder?: string;
  isMultiline?: boolean;
}

const SPEC: TextSpec = { kind: 'text', min: 0 };

/** A text of a post that may be missing, which is stored as null. */
export function TextBox(props: TextBoxProps) {
  const { label, help, path, value, spec = SPEC, placeholder, isMultiline = false } = props;
  const field = useField({ spec, label, path, value, isOptional: true });
  return (
    <FieldFrame field={field} label={label} help={help} isOptional={false}>
      {(control) => {
        const shared = {
          ...control,
          ...field.events,
          className: 'input',
          placeholder,
          readOnly: field.isReadOnly,
          value,
          onChange: ({ target }: { target: { value: string } }) =>
            field.set(target.value === '' ? null : target.value),
        };
        return isMultiline ? <textarea {...shared} rows={3} /> : <input {...shared} type="text" />;
      }}
    </FieldFrame>
  );
}
