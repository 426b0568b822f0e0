import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { PictureChoice } from './drawings/picture-choice.tsx';
import {
  type ChoiceOption,
  type ChoiceProps,
  OptionFieldset,
  OptionInput,
} from './choice-parts.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { ChoiceSpec } from './field-spec.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Choices up to this many, and this many letters in all, are buttons side by side. */
const MAX_BUTTONS = 4;
const MAX_LETTERS = 32;

/** One of several values: by its picture, as buttons, or in a list. */
export function ChoiceField(props: FieldProps<ChoiceSpec>) {
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
      <div className="choice-buttons">
        {options.map(({ value, label: name }, at) => (
          <label key={name} data-tone={isTone ? value : undefined}>
            <OptionInput {...{ field, options, chosen, at }} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </OptionFieldset>
  );
}
