import { readableName } from '#src/domains/documents/name-of-field.ts';
import { isObject } from '#src/domains/documents/json.ts';
import type { ObjectSpec } from './field-spec.ts';
import { ValueField } from './value-field.tsx';

interface ObjectFieldsProps {
  spec: ObjectSpec;
  /** dotted; empty for the part of the form itself */
  path: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** The fields of a group, in the order of its schema. */
export function ObjectFields({ spec, path, value, onChange }: ObjectFieldsProps) {
  const fields = isObject(value) ? value : {};
  return (
    <div className="field-list">
      {spec.fields.map(({ name, isOptional, spec: inner }) => (
        <ValueField
          key={name}
          spec={inner}
          label={readableName(name)}
          path={path === '' ? name : `${path}.${name}`}
          value={fields[name]}
          isOptional={isOptional}
          onChange={(next) => onChange(withField(fields, name, next))}
        />
      ))}
    </div>
  );
}

function withField(fields: Readonly<Record<string, unknown>>, name: string, value: unknown) {
  const { [name]: _, ...others } = fields;
  return value === undefined ? others : { ...fields, [name]: value };
}
