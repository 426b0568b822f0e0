import { PlainField, usePlainField } from '#src/admin/page-editor/plain-field.tsx';

interface TextBoxProps {
  label: string;
  help?: string;
  path: string;
  value: string;
  rows?: number;
}

/** A text of a post that may be missing, which is stored as null. */
export function TextBox({ path, ...props }: TextBoxProps) {
  const field = usePlainField(path, props.value);
  return <PlainField {...props} field={field} onText={(text) => field.set(text || null)} />;
}
