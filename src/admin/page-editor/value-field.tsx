import { memo, useState } from 'react';
import { ListOrText, VariantField } from './group-field.tsx';
import { JsonField } from './json-field.tsx';
import { PickedTextField } from './picked-text-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';
import { type FieldProps, useField, type ValueFieldProps } from './use-field.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { PictureChoice } from './drawings/picture-choice.tsx';
import {
  type ChoiceOption,
  type ChoiceProps,
  OptionFieldset,
  OptionInput,
} from './choice-parts.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { ChoiceSpec, NumberSpec } from './field-spec.ts';

/** The control for one value, by the kind of its field. Rendered only when its own value changes. */
export const ValueField = memo(function ValueField(props: ValueFieldProps) {
  const { group, isItem = false, ...shared } = props;
  const { spec } = shared;
  switch (spec.kind) {
    case 'text':
      return spec.picks ? (
        <PickedTextField {...shared} spec={spec} group={group} />
      ) : (
        <TextField {...shared} spec={spec} />
      );
    case 'number':
      return <NumberField {...shared} spec={spec} />;
    case 'switch':
      return <SwitchField {...shared} spec={spec} />;
    case 'choice':
      return <ChoiceField {...shared} spec={spec} />;
    case 'list':
    case 'object':
      return <ListOrText {...shared} isItem={isItem} Field={ValueField} />;
    case 'variant':
      return <VariantField {...shared} spec={spec} isItem={isItem} Field={ValueField} />;
    case 'constant':
      return null;
    case 'other':
      return <JsonField {...shared} />;
  }
});

/** Choices up to this many, and this many letters in all, are buttons side by side. */
const MAX_BUTTONS = 4;
const MAX_LETTERS = 32;

/** One of several values: by its picture, as buttons, or in a list. */
function ChoiceField(props: FieldProps<ChoiceSpec>) {
  const { spec, label, help, value, isOptional } = props;
  const field = useField(props);
  const chosen = spec.values.find((each) => each === value) ?? spec.initial;
  const options: ChoiceOption[] = [
    ...(isOptional && spec.initial === undefined ? [{ value: undefined, label: 'None' }] : []),
    ...spec.values.map((each) => ({
      value: each,
      label: spec.names?.[each] ?? readableName(String(each)),
    })),
  ];
  if (spec.shows && spec.shows !== 'tone')
    return <PictureChoice {...{ field, label, help, options, chosen, family: spec.shows }} />;
  const letters = options.reduce((sum, option) => sum + option.label.length, 0);
  if (options.length <= MAX_BUTTONS && letters <= MAX_LETTERS)
    return <Buttons {...{ field, label, help, options, chosen }} isTone={spec.shows === 'tone'} />;
  return (
    <FieldFrame field={field} label={label} help={help} isOptional={false}>
      {(control) => (
        <select
          {...control}
          {...field.events}
          className="input"
          disabled={field.isReadOnly}
          value={chosen ?? ''}
          onChange={({ target }) =>
            field.set(spec.values.find((each) => String(each) === target.value))
          }
        >
          {/* A value that this release does not know is not replaced unseen. */}
          {chosen === undefined && !isOptional ? <option value="">Choose one</option> : null}
          {options.map((option) => (
            <option key={option.label} value={option.value ?? ''}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Choices side by side; backgrounds with their color. */
function Buttons({
  field,
  label,
  help,
  options,
  chosen,
  isTone,
}: ChoiceProps & { isTone: boolean }) {
  return (
    <OptionFieldset field={field} label={label} help={help}>
      <div className="choice-buttons flex wraps gap-2">
        {options.map(({ value, label: name }, at) => (
          <label
            className="relative rounded inline-flex items-center gap-2 tap py-2 px-3 small medium pointer"
            key={name}
            data-tone={isTone ? value : undefined}
          >
            <OptionInput {...{ field, options, chosen, at }} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </OptionFieldset>
  );
}

/**
 * A number with its unit. A text input, since one of type `number` changes when a mouse wheel turns over it and hides what
 * cannot be read. The last number stays stored until the text is a number again.
 */
function NumberField(props: FieldProps<NumberSpec>) {
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
        <span className="unit-field gap-2 row">
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
          {spec.unit ? (
            <span className="muted" aria-hidden="true">
              {spec.unit}
            </span>
          ) : null}
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
