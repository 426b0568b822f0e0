import type { ReactNode } from 'react';
import { describedBy, GroupNotes } from './group-notes.tsx';
import type { FieldState } from './use-field.ts';
import './choices.css';

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
  const notes = { ...field, help };
  return (
    <fieldset className="option-field min-0 p-0" aria-describedby={describedBy(notes)}>
      <legend className="field-label">{label}</legend>
      {children}
      <GroupNotes {...notes} />
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
      className="unseen absolute cover"
      type="radio"
      name={field.id}
      checked={value === chosen}
      disabled={field.isReadOnly}
      onChange={() => field.set(value)}
    />
  );
}
