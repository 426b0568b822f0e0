import type { ReactNode } from 'react';
import { describedBy, GroupNotes } from './group-notes.tsx';
import { type FieldProps, useField } from './use-field.ts';
import type { FieldSpec } from './field-spec.ts';
import './choices.css';

type SwitchSpec = Extract<FieldSpec, { kind: 'switch' }>;

/** Yes or no. */
export function SwitchField(props: FieldProps<SwitchSpec>) {
  const { spec, label, help, value } = props;
  const field = useField(props);
  return (
    <Switch
      {...field}
      label={label}
      help={help}
      isOn={typeof value === 'boolean' ? value : spec.initial}
      onChange={field.set}
    />
  );
}

interface SwitchProps {
  id: string;
  label: string;
  help?: ReactNode;
  errors?: readonly string[];
  warnings?: readonly string[];
  isReadOnly?: boolean;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Switch(props: SwitchProps) {
  const { id, label, help, errors = [], warnings = [], isReadOnly, isOn, onChange } = props;
  const notes = { id, help, errors, warnings };
  return (
    <div className="switch-field">
      <label className="inline-flex items-center gap-1 tap small" htmlFor={id}>
        <input
          id={id}
          className="admin-check"
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={describedBy(notes)}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <GroupNotes {...notes} />
    </div>
  );
}
