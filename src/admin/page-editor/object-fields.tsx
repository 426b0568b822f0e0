import { Fragment, type ReactNode } from 'react';
import { isObject } from '#src/domains/documents/json.ts';
import type { ObjectSpec } from './field-spec.ts';

interface ObjectFieldsProps {
  spec: ObjectSpec;
  value: unknown;
  onChange(value: unknown): void;
  /** Renders the control of a field. */
  renderField(
    field: ObjectSpec['fields'][number],
    value: unknown,
    onChange: (value: unknown) => void,
  ): ReactNode;
}

/** The fields of a group, in the order of its schema. */
export function ObjectFields({ spec, value, onChange, renderField }: ObjectFieldsProps) {
  const fields = isObject(value) ? value : {};
  return (
    <div className="field-list">
      {spec.fields.map((field) => (
        <Fragment key={field.name}>
          {renderField(field, fields[field.name], (next) =>
            onChange(withField(fields, field.name, next)),
          )}
        </Fragment>
      ))}
    </div>
  );
}

function withField(fields: Readonly<Record<string, unknown>>, name: string, value: unknown) {
  const { [name]: _, ...others } = fields;
  return value === undefined ? others : { ...fields, [name]: value };
}
