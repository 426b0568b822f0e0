import type { ReactNode } from 'react';
import { type FieldProps, useField } from './use-field.ts';
import type { FieldSpec } from './field-spec.ts';

type SwitchSpec = Extract<FieldSpec, { kind: 'switch' }>;

/** Yes or no. */
export function SwitchField(props: FieldProps<SwitchSpec>) {
  const { spec, label, help, value } = props;
  const { id, errors, warnings, isReadOnly, set } = useField(props);
  return (
    <Switch
      id={id}
      label={label}
      help={help}
      errors={[...errors, ...warnings]}
      isReadOnly={isReadOnly}
      isOn={typeof value === 'boolean' ? value : spec.initial}
      onChange={set}
    />
  );
}

interface SwitchProps {
  id: string;
  label: string;
  help?: ReactNode;
  errors: readonly string[];
  isReadOnly: boolean;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch(props: SwitchProps) {
  const { id, label, help, errors, isReadOnly, isOn, onChange } = props;
  const described = [errors.length > 0 && `${id}-error`, help && `${id}-hint`].filter(Boolean);
  return (
    <div className="switch-field">
      <label htmlFor={id}>
        <input
          id={id}
          className="admin-check"
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={described.join(' ') || undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {help ? (
        <p className="field-hint" id={`${id}-hint`}>
          {help}
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p className="field-errors" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
