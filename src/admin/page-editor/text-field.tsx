import { useState } from 'react';
import { Field } from '#src/ui/field.tsx';
import type { FieldSpec, TextSpec } from './field-spec.ts';

interface SimpleFieldProps {
  id: string;
  label: string;
  isOptional: boolean;
  errors: readonly string[];
  isReadOnly: boolean;
  onChange(value: unknown): void;
}

/** Texts longer than this wrap, so they get several lines. */
const ONE_LINE = 60;
/** The share of a limit from which the letters are counted. */
const NEAR = 0.8;

/** A text. Over its limit it says so, and typing goes on. */
export function TextField(props: SimpleFieldProps & { spec: TextSpec; value: unknown }) {
  const { id, label, isOptional, errors, isReadOnly, onChange, spec, value } = props;
  const text = typeof value === 'string' ? value : (spec.initial ?? '');
  const { max } = spec;
  const excess = max === undefined ? 0 : text.length - max;
  const tooLong =
    excess > 0 ? [`Remove ${excess === 1 ? '1 character' : `${excess} characters`}.`] : [];
  const counter =
    max !== undefined && text.length >= max * NEAR
      ? `${text.length} of ${max} characters`
      : undefined;
  const change = (next: string) =>
    onChange(next === '' && isOptional && spec.initial === undefined ? undefined : next);
  return (
    <Field
      id={id}
      label={label}
      hint={counter}
      isOptional={isOptional && spec.initial === undefined}
      errors={[...new Set([...errors, ...tooLong])]}
    >
      {(control) => {
        const shared = {
          ...control,
          className: 'input',
          readOnly: isReadOnly,
          value: text,
          onChange: ({ target }: { target: { value: string } }) => change(target.value),
        };
        if (spec.isDate) return <input {...shared} type="date" />;
        const isShort = max !== undefined && max <= ONE_LINE && !text.includes('\n');
        return isShort ? <input {...shared} type="text" /> : <textarea {...shared} rows={1} />;
      }}
    </Field>
  );
}

type NumberSpec = Extract<FieldSpec, { kind: 'number' }>;

export function NumberField(props: SimpleFieldProps & { spec: NumberSpec; value: unknown }) {
  const { id, label, isOptional, errors, isReadOnly, onChange, spec, value } = props;
  return (
    <Field id={id} label={label} isOptional={isOptional} errors={errors} hint={rangeOf(spec)}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="number"
          min={spec.min}
          max={spec.max}
          step={spec.isWhole ? 1 : 'any'}
          readOnly={isReadOnly}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : target.valueAsNumber)
          }
        />
      )}
    </Field>
  );
}

function rangeOf({ min, max }: { min?: number; max?: number }): string | undefined {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `At least ${min}`;
  return max === undefined ? undefined : `At most ${max}`;
}

export function SwitchField(props: SimpleFieldProps & { isOn: boolean }) {
  const { id, label, errors, isReadOnly, onChange, isOn } = props;
  return (
    <div className="switch-field">
      <label htmlFor={id}>
        <input
          id={id}
          className="admin-check"
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {errors.length > 0 ? (
        <p className="field-errors" id={`${id}-error`}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

/** A value without a control of its own, as JSON. Kept as typed until it can be read. */
export function JsonField(props: SimpleFieldProps & { value: unknown }) {
  const { id, label, isOptional, errors, isReadOnly, onChange, value } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? JSON.stringify(value, null, 2) ?? '';
  const isBroken = typed !== undefined && parse(typed) === undefined;
  return (
    <Field
      id={id}
      label={label}
      isOptional={isOptional}
      errors={isBroken ? [...errors, 'This is not valid JSON yet, so it is not saved.'] : errors}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          rows={4}
          readOnly={isReadOnly}
          value={shown}
          onChange={({ target }) => {
            const parsed = parse(target.value);
            setTyped(target.value);
            if (parsed) onChange(parsed.value);
          }}
        />
      )}
    </Field>
  );
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
