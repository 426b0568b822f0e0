import { useState } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { NumberSpec } from './field-spec.ts';
import { type FieldProps, useField } from './use-field.ts';

/**
 * A number with its unit. A text input, since one of type `number` changes when a mouse wheel turns over it and hides what
 * cannot be read. The last number stays stored until the text is a number again.
 */
export function NumberField(props: FieldProps<NumberSpec>) {
  const { spec, label, help, value, isOptional } = props;
  const field = useField(props);
  const [typed, setTyped] = useState<string>();
  const number = typeof value === 'number' ? value : spec.initial;
  const stored = number === undefined ? '' : String(number);
  const isBroken = typed !== undefined && readNumber(typed) === undefined && typed.trim() !== '';
  // What was typed gives way when the number changes otherwise, such as by undoing.
  const shown = typed !== undefined && (isBroken || readNumber(typed) === number) ? typed : stored;

  const isReadOnly = field.isReadOnly || (spec.isFilled === true && number !== undefined);

  function change(text: string): void {
    setTyped(text);
    const read = readNumber(text);
    if (text.trim() === '') field.set(undefined);
    else if (read !== undefined) field.set(read);
  }
  function step(by: number): void {
    const size = spec.step ?? 1;
    const next = Math.round((number ?? spec.min ?? 0) / size + by) * size;
    const limited = Math.min(spec.max ?? Infinity, Math.max(spec.min ?? -Infinity, next));
    setTyped(undefined);
    field.set(Number(limited.toFixed(6)));
  }

  return (
    <FieldFrame
      field={isBroken ? { ...field, errors: ['Enter a number here.'] } : field}
      label={label}
      help={help}
      range={rangeOf(spec)}
      isOptional={isOptional && spec.initial === undefined}
    >
      {(control) => (
        <span className="unit-field">
          <input
            {...control}
            {...field.events}
            className="input"
            type="text"
            inputMode={spec.isWhole && (spec.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            readOnly={isReadOnly}
            value={shown}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (by === undefined || isReadOnly) return;
              event.preventDefault();
              step(by);
            }}
          />
          {spec.unit ? <span aria-hidden="true">{spec.unit}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}

/** Accepts the separators that people write: 1,200 and $1,200. */
function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$/, '')
    .replaceAll(/,(?=\d{3})/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

const formatted = (number: number) => number.toLocaleString('en-US');

function rangeOf({ min, max, unit }: NumberSpec): string | undefined {
  const unitWords = unit === undefined ? '' : unit === '%' ? '%' : ` ${unit}`;
  if (min !== undefined && max !== undefined)
    return `${formatted(min)} to ${formatted(max)}${unitWords}.`;
  if (min !== undefined) return `At least ${formatted(min)}${unitWords}.`;
  return max === undefined ? undefined : `At most ${formatted(max)}${unitWords}.`;
}
