import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A value without a control of its own, as JSON. Kept as typed until it can be read. */
export function JsonField(props: FieldProps) {
  const { label, help, value, isOptional } = props;
  const field = useField(props);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? JSON.stringify(value, null, 2) ?? '';
  const isBroken = typed !== undefined && parse(typed) === undefined;
  const errors = isBroken
    ? [...field.errors, 'This is not valid JSON yet, so it is not saved.']
    : field.errors;
  return (
    <FieldFrame field={{ ...field, errors }} label={label} help={help} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          {...field.events}
          className="input"
          rows={4}
          readOnly={field.isReadOnly}
          value={shown}
          onChange={({ target }) => {
            const parsed = parse(target.value);
            setTyped(target.value);
            if (parsed) field.set(parsed.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
