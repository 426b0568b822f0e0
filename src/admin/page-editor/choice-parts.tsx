import type { ReactNode } from 'react';
import { Warnings } from './field-frame.tsx';
import type { FieldState } from './use-field.ts';

export interface ChoiceOption {
  /** undefined for no choice at all */
  value: string | number | undefined;
  label: string;
}

export interface ChoiceProps {
  field: FieldState;
  label: string;
  help?: string | undefined;
  options: readonly ChoiceOption[];
  chosen: string | number | undefined;
}

interface OptionFieldsetProps extends Pick<ChoiceProps, 'field' | 'label' | 'help'> {
  children: ReactNode;
}

/** The frame of a choice whose options are in sight. */
export function OptionFieldset({ field, label, help, children }: OptionFieldsetProps) {
  const { id, errors, warnings, warningsId } = field;
  const described = [errors.length > 0 && `${id}-error`, help && `${id}-hint`, warningsId];
  return (
    <fieldset
      className="option-field"
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className="field-label">{label}</legend>
      {children}
      {help ? (
        <p className="field-hint" id={`${id}-hint`}>
          {help}
        </p>
      ) : null}
      <ChoiceErrors id={`${id}-error`} errors={errors} />
      <Warnings id={warningsId} messages={warnings} />
    </fieldset>
  );
}

interface OptionInputProps extends Pick<ChoiceProps, 'field' | 'options' | 'chosen'> {
  /** place of the option */
  at: number;
}

/** The radio button of an option. */
export function OptionInput({ field, options, chosen, at }: OptionInputProps) {
  const { value } = options[at]!;
  const isFirst = at === 0 && options.every((each) => each.value !== chosen);
  return (
    <input
      // Links to the field lead to what is chosen.
      id={value === chosen || isFirst ? field.id : undefined}
      type="radio"
      name={field.id}
      checked={value === chosen}
      disabled={field.isReadOnly}
      onChange={() => field.set(value)}
    />
  );
}

export const ChoiceErrors = ({ id, errors }: { id: string; errors: readonly string[] }) =>
  errors.length > 0 ? (
    <ul className="field-errors" id={id}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  ) : null;
