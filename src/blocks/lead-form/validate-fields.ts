import { looksLikeEmail } from '#src/platform/forms/shared-fields.ts';
import type { FieldErrors, FormField } from './form-view.ts';

const SCORE = /^(\d|10)$/;

/**
 * Validates values in the browser: missing, too short, no email address or none of the options (docs/specification.md, section
 * 5). The server validates more strictly. Values may have surrounding spaces.
 */
export function validateFields(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = validateField(field, values[field.name]?.trim() ?? '');
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

/** Whether {@link validateFields} reported an empty required field. */
export function hasMissingField(fields: readonly FormField[], errors: FieldErrors): boolean {
  return fields.some(({ name, missing }) => errors[name] === missing);
}

function validateField(field: FormField, value: string): string | undefined {
  const { kind, required, missing, invalid, shortest = 0, options } = field;
  if (value === '') return required ? missing : undefined;
  const isGood =
    value.length >= shortest &&
    (kind !== 'email' || looksLikeEmail(value)) &&
    (kind !== 'score' || SCORE.test(value)) &&
    (options?.includes(value) ?? true);
  return isGood ? undefined : invalid;
}
