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

/** Whether a value is among the options. */
export const isOffered = (
  options: readonly ChoiceOption[],
  chosen: string | number | undefined,
): boolean => options.some(({ value }) => value === chosen);

export const ChoiceErrors = ({ id, errors }: { id: string; errors: readonly string[] }) =>
  errors.length > 0 ? (
    <ul className="field-errors" id={id}>
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  ) : null;
